// Small helpers: making elements, talking to the sandbox.
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const $ = (selector) => document.querySelector(selector);

export const dots = () => el("span", { class: "dots" }, el("i"), el("i"), el("i"));

export async function get(path, query) {
  const answer = await fetch(`/sandbox/api/${path}?${new URLSearchParams(query)}`);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error ?? answer.statusText);
  return body;
}

export async function post(path, body) {
  const answer = await fetch(`/sandbox/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.error ?? answer.statusText);
  return result;
}

// Drawn here, because not every machine has a font with these signs.
const ICONS = {
  thread: "M4 4h12v8H9l-4 4v-4H4z M7 7h6 M7 9.5h4",
  lock: "M5 9h10v7H5z M7 9V6.5a3 3 0 0 1 6 0V9",
  eye: "M2 10c4-6.5 12-6.5 16 0c-4 6.5-12 6.5-16 0z M10 10m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
  pin: "M7 3h6l-1 6l3 3H5l3-3z M10 12v5",
  file: "M5 2h7l4 4v12H5z M12 2v4h4",
  send: "M3 10l14-7l-4 14l-4-5z M9 12l8-9",
  out: "M8 4H4v12h12v-4 M11 4h5v5 M16 4l-7 7",
  cross: "M5 5l10 10 M15 5l-10 10",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

export function avatar(user) {
  const face = el("span", { class: "avatar", "aria-hidden": true }, user.name.slice(0, 1).toUpperCase());
  // The golden angle keeps neighbours in the alphabet apart.
  face.style.setProperty("--hue", user.bot ? 232 : (user.name.toUpperCase().charCodeAt(0) * 137.5) % 360);
  return face;
}
