// Discord's markdown as DOM nodes: nothing here is ever parsed as HTML.
import { el } from "./dom.js";

const INLINE = new RegExp(
  [
    "(?<code>`+)(?<codeText>.+?)\\k<code>",
    "\\|\\|(?<spoiler>.+?)\\|\\|",
    "\\*\\*\\*(?<both>(?:\\\\[^]|[^\\\\])+?)\\*\\*\\*",
    "\\*\\*(?<bold>(?:\\\\[^]|[^\\\\])+?)\\*\\*(?!\\*)",
    "__(?<under>(?:\\\\[^]|[^\\\\])+?)__",
    "~~(?<strike>(?:\\\\[^]|[^\\\\])+?)~~",
    "\\*(?<star>[^\\s*](?:.*?[^\\s*])??)\\*",
    "(?<![\\w])_(?<line>[^_]+?)_(?![\\w])",
    "\\[(?<label>[^\\]]+)\\]\\((?<href>https?://[^\\s)]+)\\)",
    "<@!?(?<user>\\d+)>",
    "<#(?<channel>\\d+)>",
    "</(?<command>[^:>]+):\\d+>",
    "<t:(?<stamp>\\d+)(?::(?<style>[tTdDfFR]))?>",
    "<a?:(?<emoji>\\w+):\\d+>",
    "(?<url>https?://[^\\s<>]+[^\\s<>.,;:!?)\\]'\"])",
    "\\\\(?<escaped>[^0-9A-Za-z\\s])",
  ].join("|"),
  "gs",
);

export function inline(text, names) {
  const out = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    out.push(text.slice(last, match.index));
    last = match.index + match[0].length;
    out.push(node(match.groups, names));
  }
  out.push(text.slice(last));
  return out.filter((part) => part !== "");
}

function node(g, names) {
  if (g.codeText !== undefined) return el("code", {}, g.codeText.trim());
  if (g.spoiler !== undefined) {
    const shown = el("button", { class: "spoiler", "aria-label": "Spoiler" }, el("span", {}, ...inline(g.spoiler, names)));
    shown.type = "button";
    shown.onclick = () => { shown.classList.add("shown"); shown.removeAttribute("aria-label"); };
    return shown;
  }
  if (g.both !== undefined) return el("b", {}, el("em", {}, ...inline(g.both, names)));
  if (g.bold !== undefined) return el("b", {}, ...inline(g.bold, names));
  if (g.under !== undefined) return el("u", {}, ...inline(g.under, names));
  if (g.strike !== undefined) return el("s", {}, ...inline(g.strike, names));
  if (g.star !== undefined) return el("em", {}, ...inline(g.star, names));
  if (g.line !== undefined) return el("em", {}, ...inline(g.line, names));
  if (g.href !== undefined) return link(g.href, inline(g.label, names));
  if (g.url !== undefined) return link(g.url, [g.url]);
  if (g.user !== undefined) {
    const mine = names.me === g.user;
    return el("span", { class: mine ? "mention me" : "mention" }, "@" + (names.user(g.user) ?? "unknown-user"));
  }
  if (g.channel !== undefined) return el("span", { class: "mention" }, "#" + (names.channel(g.channel) ?? "unknown"));
  if (g.command !== undefined) return el("span", { class: "mention" }, "/" + g.command);
  if (g.stamp !== undefined) return el("time", {}, when(Number(g.stamp), g.style));
  if (g.emoji !== undefined) return `:${g.emoji}:`;
  return g.escaped;
}

function link(href, children) {
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

function when(seconds, style) {
  const date = new Date(seconds * 1000);
  if (style === "R") {
    const away = seconds - Date.now() / 1000;
    for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]) {
      if (Math.abs(away) >= size || unit === "second") {
        return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / size), unit);
      }
    }
  }
  if (style === "t" || style === "T") return date.toLocaleTimeString();
  if (style === "d" || style === "D") return date.toLocaleDateString();
  return date.toLocaleString();
}

// Blocks: fences, headings, small print, lists, quotes; all else is lines of text.
export function markdown(text, names) {
  const box = el("div", { class: "text" });
  for (const [index, part] of text.split("```").entries()) {
    if (index % 2) {
      box.append(el("pre", {}, el("code", {}, part.replace(/^\w*\n/, "").replace(/\n$/, ""))));
    } else if (part) {
      lines(box, part.replace(index ? /^\n/ : /^$/, "").replace(/\n$/, ""), names);
    }
  }
  return box;
}

function lines(box, text, names) {
  let open = null; // the list, quote or paragraph that the next line may join
  const into = (kind, tag) => {
    if (open?.kind !== kind) { open = { kind, node: el(tag, {}) }; box.append(open.node); return true; }
    return false;
  };
  for (const line of text.split("\n")) {
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    const bullet = /^\s*[-*] +(.+)$/.exec(line);
    const number = /^\s*(\d+)\. +(.+)$/.exec(line);
    const quote = /^> ?(.*)$/.exec(line);
    if (heading) { open = null; box.append(el("h" + (heading[1].length + 2), {}, ...inline(heading[2], names))); }
    else if (small) { open = null; box.append(el("small", {}, ...inline(small[1], names))); }
    else if (bullet) { into("ul", "ul"); open.node.append(el("li", {}, ...inline(bullet[1], names))); }
    else if (number) { if (into("ol", "ol")) open.node.start = Number(number[1]); open.node.append(el("li", {}, ...inline(number[2], names))); }
    else if (quote) { if (!into("quote", "blockquote")) open.node.append("\n"); open.node.append(...inline(quote[1], names)); }
    else { if (!into("text", "div")) open.node.append("\n"); open.node.append(...inline(line, names)); }
  }
}
