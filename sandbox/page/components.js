// Message components as DOM. `context` gives: names, users(), roles(), places(), press(part, values) -> promise, busy(part): whether a
// press is under way, redraw(): draw the message anew.
import { dots, el, icon } from "./dom.js";
import { markdown } from "./markdown.js";

const BUTTON = 2, LINK = 5;

export function components(parts, context) {
  return parts.map((part) => component(part, context));
}

function component(part, context) {
  switch (part.type) {
    case 1: return el("div", { class: "row" }, ...components(part.components, context));
    case BUTTON: return button(part, context);
    case 3: case 5: case 6: case 8: return menu(part, context);
    case 9: return section(part, context);
    case 10: return markdown(part.content, context.names);
    case 11: return picture(part.media, part.description, part.spoiler);
    case 12: return gallery(part);
    case 13: return el("a", { class: "file", href: part.file.url, target: "_blank" }, icon("file"), part.name ?? part.file.url.split("/").pop());
    case 14: return el("hr", { class: "separator" + (part.divider === false ? "" : " line") + (part.spacing === 2 ? " wide" : "") });
    case 17: return container(part, context);
    default: return el("div", { class: "note" }, `(a component of type ${part.type})`);
  }
}

function container(part, context) {
  const box = el("div", { class: "container" }, ...components(part.components, context));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.classList.add("accent");
    box.style.setProperty("--mark", "#" + part.accent_color.toString(16).padStart(6, "0"));
  }
  return box;
}

function section(part, context) {
  const words = el("div", { class: "words" }, ...components(part.components, context));
  return el("div", { class: "section" }, words, el("div", { class: "beside" }, component(part.accessory, context)));
}

function gallery(part) {
  const many = part.items.length === 1 ? "one" : part.items.length % 3 === 0 ? "three" : "many";
  const items = part.items.map((item) => picture(item.media, item.description, item.spoiler));
  return el("div", { class: "gallery " + many }, ...items);
}

export function picture(media, alt, spoiler) {
  const image = el("img", { src: media.url, alt: alt ?? "", width: media.width, height: media.height, loading: "lazy" });
  const frame = el("button", { class: "picture", type: "button", title: "Enlarge" }, image);
  if (spoiler) frame.classList.add("veiled");
  frame.onclick = () => {
    if (frame.classList.contains("veiled")) { frame.classList.remove("veiled"); return; }
    const box = document.querySelector("#lightbox");
    box.classList.remove("full");
    box.querySelector("img").src = media.url;
    box.querySelector("img").alt = alt ?? "";
    box.querySelector("figcaption").textContent = alt ?? "This picture has no description.";
    box.showModal();
  };
  return frame;
}

function emoji(given) {
  return given ? el("span", {}, given.id ? `:${given.name}:` : given.name) : null;
}

function button(part, context) {
  const inside = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  if (part.style === LINK) {
    return el("a", { class: "btn s5", href: part.url, target: "_blank", rel: "noopener noreferrer" }, ...inside, icon("out"));
  }
  const made = el("button", { class: "btn s" + part.style, type: "button", disabled: Boolean(part.disabled), "data-id": part.custom_id }, ...inside);
  const wait = () => {
    made.classList.add("busy");
    made.disabled = true;
    made.append(dots());
  };
  made.onclick = async () => {
    wait();
    await context.press(part);
    if (!made.isConnected) { context.redraw(); return; }
    made.classList.remove("busy");
    made.disabled = Boolean(part.disabled);
    made.querySelector(".dots")?.remove();
  };
  // The message may be drawn anew while a press is under way.
  if (context.busy(part)) wait();
  return made;
}

// What can be chosen: options of its own, people, roles or channels; those named as defaults are chosen already.
function optionsOf(part, context) {
  if (part.type === 3) return part.options;
  const named = new Set((part.default_values ?? []).map((each) => each.id));
  const found = part.type === 6 ? context.roles() : part.type === 8 ? context.places() : context.users();
  return found.map((each) => ({
    label: each.name, value: each.id, description: each.bot ? "the bot" : undefined, default: named.has(each.id),
  }));
}

// A select. In a modal `context.change(values)` takes the choice; in a message it is sent at once.
export function menu(part, context) {
  const options = optionsOf(part, context);
  const low = part.min_values ?? 1, high = part.max_values ?? 1;
  const single = high === 1 && low === 1;
  let chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const label = el("span", {});
  const face = el("button", { class: "face", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(part.disabled), "data-id": part.custom_id }, label);
  const box = el("div", { class: "choose" + (single ? "" : " many") }, face);
  let list = null;

  const show = () => {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    label.textContent = names.join(", ") || part.placeholder || "Make a selection";
    face.classList.toggle("empty", names.length === 0);
  };
  const close = () => {
    list?.remove();
    list = null;
    face.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
  };
  const outside = (event) => { if (!box.contains(event.target)) close(); };
  const send = async () => {
    close();
    show();
    const values = [...chosen];
    if (context.change) { context.change(values); return; }
    face.disabled = true;
    label.replaceChildren(dots());
    await context.press(part, values);
    if (!face.isConnected) { context.redraw(); return; }
    face.disabled = Boolean(part.disabled);
    chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
    show();
  };
  const open = () => {
    list = el("div", { class: "list", role: "listbox", "aria-multiselectable": !single });
    const done = el("button", { class: "btn s1", type: "button", onclick: send }, "Done");
    const count = el("span", {});
    const settle = () => {
      done.disabled = chosen.size < low || chosen.size > high;
      count.textContent = low === high ? `choose ${low}` : `choose ${low} to ${high}`;
    };
    for (const option of options) {
      const words = el("div", {}, emoji(option.emoji), option.label, option.description ? el("small", {}, option.description) : null);
      const item = el("button", { class: "option", type: "button", role: "option", "aria-selected": String(chosen.has(option.value)), "data-value": option.value }, words);
      item.onclick = () => {
        if (single) { chosen = new Set([option.value]); send(); return; }
        if (chosen.has(option.value)) chosen.delete(option.value);
        else if (chosen.size < high) chosen.add(option.value);
        item.setAttribute("aria-selected", String(chosen.has(option.value)));
        settle();
      };
      list.append(item);
    }
    if (!single) { list.append(el("div", { class: "done" }, count, done)); settle(); }
    box.append(list);
    face.setAttribute("aria-expanded", "true");
    // Above the face where there is more room than below it.
    const space = face.getBoundingClientRect();
    if (!context.change && innerHeight - space.bottom < 340 && space.top > innerHeight - space.bottom) list.classList.add("up");
    document.addEventListener("pointerdown", outside);
    list.querySelector(".option")?.focus({ preventScroll: true });
  };
  face.onclick = () => (list ? close() : open());
  box.onkeydown = (event) => {
    if (event.key === "Escape" && list) { close(); face.focus(); event.stopPropagation(); }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && list) {
      const items = [...list.querySelectorAll(".option")];
      items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
      event.preventDefault();
    }
  };
  show();
  return box;
}
