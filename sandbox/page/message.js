// One message as DOM.
import { avatar, dots, el, icon } from "./dom.js";
import { components, picture } from "./components.js";
import { markdown } from "./markdown.js";

const EPHEMERAL = 64, LOADING = 128, V2 = 32768;
const PINNED = 6, STARTED_THREAD = 18, HOUR = new Intl.DateTimeFormat([], { hour: "2-digit", minute: "2-digit" });

// `context` as for components, and: user(id), open(channel id), dismiss(id), failed (a set of message ids).
export function messageView(message, before, context) {
  const author = context.user(message.author.id) ?? { name: message.author.username, bot: true };
  if (message.type === STARTED_THREAD || message.type === PINNED) return system(message, author, context);
  const used = message.interaction_metadata?.type === 2 ? message.interaction_metadata : null;
  const same = before && before.author.id === message.author.id && before.type === 0 && !used && !message.message_reference
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL)
    && new Date(message.timestamp) - new Date(before.timestamp) < 420000;
  const body = el("div", { class: "body" },
    el("div", { class: "who" }, el("b", {}, author.name), author.bot ? el("span", { class: "tag" }, "APP") : null,
      el("time", { datetime: message.timestamp }, HOUR.format(new Date(message.timestamp)))),
    ...content(message, context));
  const box = el("li", { class: "message", "data-id": message.id }, avatar(author), body);
  if (used) {
    box.prepend(el("div", { class: "used" }, el("b", {}, context.user(used.user.id)?.name ?? used.user.username), "used", el("b", {}, "/" + used.name)));
  }
  const reply = message.message_reference && context.said(message.message_reference.message_id);
  if (reply) {
    const name = context.user(reply.author.id)?.name ?? reply.author.username;
    box.prepend(el("div", { class: "used" }, el("b", {}, name), (reply.content || "a message").slice(0, 80)));
  }
  if (same) box.classList.add("same");
  if (message.flags & EPHEMERAL) {
    box.classList.add("private");
    body.append(el("div", { class: "note" }, icon("eye"), "Only you can see this · ",
      el("button", { type: "button", onclick: () => context.dismiss(message.id) }, "Dismiss message")));
  }
  if (context.failed.has(message.id)) body.append(el("div", { class: "failed", role: "alert" }, "This interaction failed"));
  return box;
}

function content(message, context) {
  const parts = [];
  if (message.flags & LOADING) return [el("div", { class: "note" }, dots(), ` ${message.author.username} is thinking…`)];
  if (message.content) {
    const text = markdown(message.content, context.names);
    if (message.edited_timestamp) (text.lastElementChild ?? text).append(el("span", { class: "edited" }, " (edited)"));
    parts.push(text);
  }
  for (const embed of message.embeds) parts.push(embedView(embed, context));
  if (!(message.flags & V2) && message.attachments.length) {
    parts.push(el("div", { class: "pictures" }, ...message.attachments.map((file) => (
      file.content_type?.startsWith("image/") ? picture(file, file.description, file.filename.startsWith("SPOILER_"))
        : el("a", { class: "file", href: file.url, target: "_blank" }, icon("file"), file.filename)))));
  }
  if (message.components.length) {
    const bound = {
      ...context,
      press: (part, values) => context.press(message.id, part, values),
      busy: (part) => context.busy(message.id, part),
      redraw: () => context.redraw(message.id),
    };
    parts.push(el("div", { class: "stack" }, ...components(message.components, bound)));
  }
  if (message.thread) parts.push(chip(message.thread.id, message.thread.name, context));
  return parts;
}

function embedView(embed, context) {
  const box = el("div", { class: "embed" });
  if (embed.color !== undefined && embed.color !== null) box.style.setProperty("--mark", "#" + embed.color.toString(16).padStart(6, "0"));
  if (embed.title) box.append(el("b", {}, embed.title));
  if (embed.description) box.append(markdown(embed.description, context.names));
  for (const each of embed.fields ?? []) box.append(el("div", {}, el("b", {}, each.name), markdown(each.value, context.names)));
  if (embed.image) box.append(el("img", { src: embed.image.url, alt: "" }));
  if (embed.footer) box.append(el("small", {}, embed.footer.text));
  return box;
}

function chip(id, name, context) {
  return el("button", { class: "chip", type: "button", onclick: () => context.open(id) }, icon("thread"), el("b", {}, name), el("span", { class: "linkish" }, "Open ›"));
}

function system(message, author, context) {
  const box = el("li", { class: "system", "data-id": message.id });
  if (message.type === PINNED) box.append(icon("pin"), el("b", {}, author.name), " pinned a message.");
  else {
    box.append(icon("thread"), el("b", {}, author.name), " started a thread: ");
    if (message.thread) box.append(el("button", { class: "linkish", type: "button", onclick: () => context.open(message.thread.id) }, message.thread.name));
    else box.append(message.content, " (deleted)");
  }
  return box;
}
