// The page: who you are, the places you see, the messages of one place, kept current by server-sent events.
import { $, avatar, el, get, icon, post } from "./dom.js";
import { Composer } from "./composer.js";
import { messageView } from "./message.js";
import { openModal } from "./modal.js";

const TEXT = 0, DM = 1;
const app = {
  user: new URLSearchParams(location.search).get("user") ?? "Ada",
  state: null, channel: null, messages: [], commandList: [], failed: new Set(), notes: [], changes: 0,
  waiting: new Map(), finished: new Map(), busy: new Set(),
  users: () => app.state.users,
  commands: () => app.commandList,
  fail: (text) => { app.notes.push({ text, after: app.messages.at(-1)?.id ?? "0" }); draw(); },
};
const composer = new Composer(app);
const log = $("#log");

const names = {
  user: (id) => app.state.users.find((user) => user.id === id)?.name,
  channel: (id) => app.state.channels.find((channel) => channel.id === id)?.name,
  get me() { return app.state.user.id; },
};
const context = {
  names,
  users: () => app.state.users,
  roles: () => app.state.roles,
  places: () => app.state.channels.filter((channel) => channel.type === TEXT),
  user: (id) => app.state.users.find((user) => user.id === id),
  open: (id) => show(id),
  dismiss: (message) => post("dismiss", { user: app.user, message }).catch((problem) => app.fail(problem.message)),
  press,
  busy: (message, part) => app.busy.has(`${message} ${part.custom_id}`),
  redraw: (message) => draw(message),
  said: (id) => app.messages.find((message) => message.id === id),
  get failed() { return app.failed; },
};

// A press is over when the sandbox says so: acknowledged, a modal, or failed after three seconds.
async function press(message, part, values) {
  const key = `${message} ${part.custom_id}`;
  app.failed.delete(message);
  app.busy.add(key);
  try {
    const { id } = await post("press", { user: app.user, message, custom_id: part.custom_id, values });
    const state = app.finished.get(id) ?? await new Promise((done) => app.waiting.set(id, done));
    app.busy.delete(key);
    if (state === "failed") { app.failed.add(message); draw(message); }
  } catch (problem) {
    app.busy.delete(key);
    app.fail(problem.message);
  }
}

function settled(event) {
  app.finished.set(event.id, event.state);
  app.waiting.get(event.id)?.(event.state);
  app.waiting.delete(event.id);
  if (event.state === "modal") {
    openModal(event.modal, context, (values) => post("modal", { user: app.user, interaction: event.id, values }));
  }
}

// What was read, per user and place, survives a reload.
const readKey = (id) => `read:${app.state.user.id}:${id}`;
const newer = (a, b) => a !== null && (b === null || BigInt(a) > BigInt(b));
const unread = (channel) => channel.id !== app.channel && newer(channel.last, localStorage.getItem(readKey(channel.id)));

function drawPeople() {
  const people = app.state.users.filter((user) => !user.bot);
  $("#people").replaceChildren(...people.map((user) => el("a", {
    href: `?user=${user.name.toLowerCase()}`, "aria-current": user.id === app.state.user.id ? "true" : null,
  }, avatar(user), user.name)));
  $("#botstate").textContent = app.state.bot.connected ? "bot online" : "bot offline";
  $("#botstate").classList.toggle("on", app.state.bot.connected);
  $("#guild").textContent = app.state.guild;
  $("#dms input").checked = app.state.user.dms_open;
}

function drawPlaces() {
  const { channels } = app.state;
  const line = (channel, sign) => {
    const button = el("button", { class: "place", type: "button", "aria-current": channel.id === app.channel ? "page" : null, "data-id": channel.id },
      el("span", { class: "sign", "aria-hidden": "true" }, sign), el("span", { class: "name" }, channel.name));
    if (unread(channel)) { button.classList.add("unread"); button.setAttribute("aria-description", "unread"); }
    if (channel.parent) button.classList.add("thread");
    if (channel.archived) button.classList.add("closed");
    button.onclick = () => show(channel.id);
    return button;
  };
  const list = [el("h3", {}, "Channels")];
  for (const channel of channels.filter((each) => each.type === TEXT)) {
    list.push(line(channel, "#"));
    list.push(...channels.filter((each) => each.parent === channel.id).map((thread) => line(thread, icon(thread.type === 12 ? "lock" : "thread"))));
  }
  list.push(el("h3", {}, "Direct messages"));
  const direct = channels.filter((each) => each.type === DM);
  list.push(...direct.map((each) => line(each, "@")));
  if (!direct.length) {
    list.push(el("button", { class: "place", type: "button", onclick: async () => {
      const { channel } = await post("dm", { user: app.user });
      await loadState();
      show(channel);
    } }, el("span", { class: "sign" }, "@"), el("span", { class: "name" }, "Write to the bot")));
  }
  $("#places").replaceChildren(...list);
  const any = channels.some(unread);
  $("#menu").classList.toggle("unread", any);
  document.title = `${any ? "● " : ""}${here()?.name ?? "Sandbox"} · ${app.state.user.name}`;
}

const here = () => app.state.channels.find((channel) => channel.id === app.channel);

function drawHeader() {
  const channel = here();
  const parent = app.state.channels.find((each) => each.id === channel?.parent);
  const sign = !channel ? "" : channel.type === DM ? "@ " : channel.parent ? icon(channel.type === 12 ? "lock" : "thread") : "# ";
  $("#title").replaceChildren(sign, channel?.name ?? "Nothing here");
  $("#topic").textContent = !channel ? "" : channel.type === DM ? "Only the two of you see this" : channel.topic ?? (parent ? `thread in #${parent.name}` : "");
}

// Draw all messages, or only the one that changed; stay at the end if that is where the reader is.
function draw(only) {
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
  if (only) {
    const index = app.messages.findIndex((message) => message.id === only);
    const old = log.querySelector(`[data-id="${only}"]`);
    if (index >= 0 && old) old.replaceWith(messageView(app.messages[index], app.messages[index - 1], context));
  } else {
    const views = app.messages.map((message, index) => messageView(message, app.messages[index - 1], context));
    if (!views.length) views.push(el("li", { class: "empty" }, here()?.type === DM ? "No messages yet." : "Nothing here yet. Type / to see what the bot offers."));
    log.replaceChildren(...views);
    for (const note of app.notes) {
      log.append(el("li", { class: "message private" }, el("span"), el("div", { class: "body" }, el("div", { class: "failed", role: "alert" }, note.text),
        el("div", { class: "note" }, icon("eye"), "Only you can see this · ", el("button", { type: "button", onclick: () => { app.notes = app.notes.filter((each) => each !== note); draw(); } }, "Dismiss")))));
    }
  }
  if (atEnd) toEnd();
}

// The newest message joins the others without disturbing them: a list that is open stays open.
function add() {
  if (app.messages.length === 1 || app.notes.length) { draw(); return; }
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
  log.append(messageView(app.messages.at(-1), app.messages.at(-2), context));
  if (atEnd) toEnd();
}

function toEnd() {
  log.scrollTop = log.scrollHeight;
  for (const image of log.querySelectorAll("img")) if (!image.complete) image.onload = () => { log.scrollTop = log.scrollHeight; };
}

function read() {
  const channel = here();
  if (channel?.last && document.visibilityState === "visible") localStorage.setItem(readKey(channel.id), channel.last);
}

async function loadState() {
  app.state = await get("state", { user: app.user });
  if (app.channel === "dm") app.channel = app.state.channels.find((channel) => channel.type === DM)?.id ?? null;
  if (!here()) app.channel = app.state.channels.find((channel) => channel.type === TEXT)?.id ?? null;
  drawPeople();
  drawPlaces();
  drawHeader();
}

async function loadMessages() {
  const channel = app.channel;
  if (!channel) { app.messages = []; draw(); return; }
  const changes = app.changes;
  const answer = await get("messages", { user: app.user, channel });
  if (channel !== app.channel) return;
  // What happened meanwhile may not be in the answer: it would take a message away that is already shown.
  if (changes !== app.changes) { await loadMessages(); return; }
  app.commandList = answer.commands;
  const known = JSON.stringify([channel, answer.messages]);
  if (known !== app.drawn) {
    app.messages = answer.messages;
    app.drawn = known;
    draw();
    toEnd();
  }
  read();
  drawPlaces();
}

async function show(id) {
  document.body.classList.remove("open");
  $("#menu").setAttribute("aria-expanded", "false");
  if (id !== app.channel) app.notes = [];
  app.drawn = "";
  app.channel = id;
  if (!here()) await loadState();
  // "#dm" and not its number: whoever looks next over this shoulder has direct messages of their own.
  const hash = here()?.type === DM ? "dm" : app.channel ?? "";
  history.replaceState(null, "", `?user=${app.state.user.name.toLowerCase()}#${hash}`);
  drawHeader();
  const channel = here();
  const label = channel?.type === DM ? `Message @${channel.name}` : `Message ${channel?.parent ? "" : "#"}${channel?.name ?? ""}`;
  composer.reset(channel?.locked ? "This thread is locked" : label, Boolean(channel) && !channel.locked);
  await loadMessages();
}

let refreshing = null;
let stale = false;
function refresh(messages) {
  stale ||= messages;
  clearTimeout(refreshing);
  refreshing = setTimeout(async () => {
    const before = app.channel;
    const load = stale;
    stale = false;
    await loadState();
    if (app.channel !== before) await show(app.channel);
    else if (load) await loadMessages();
  }, 30);
}

// A message that is shown already is shown as it is now: was there one?
function replace(message) {
  const index = app.messages.findIndex((each) => each.id === message.id);
  if (index < 0) return false;
  app.messages[index] = message;
  draw(message.id);
  return true;
}

function happened(event) {
  if (["message", "edit", "delete"].includes(event.type)) { app.drawn = ""; app.changes += 1; }
  const channel = app.state.channels.find((each) => each.id === event.channel);
  if (event.type === "hello") refresh(true);
  else if (event.type === "channels" || event.type === "bot") refresh(false);
  else if (event.type === "commands") refresh(true);
  else if (event.type === "interaction") settled(event);
  else if (event.type === "typing" && event.channel === app.channel) typing();
  else if (event.type === "message") {
    if (!channel) { refresh(false); return; }
    channel.last = event.message.id;
    // It may have come with the others already, before what happened was told.
    if (event.channel === app.channel && !replace(event.message)) {
      app.messages.push(event.message);
      $("#typing").textContent = "";
      add();
      read();
    }
    drawPlaces();
  } else if (event.type === "edit" && event.channel === app.channel) {
    replace(event.message);
  } else if (event.type === "delete" && event.channel === app.channel) {
    app.messages = app.messages.filter((message) => message.id !== event.id);
    draw();
  }
}

let typingTimer = null;
function typing() {
  $("#typing").textContent = "The bot is typing…";
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => { $("#typing").textContent = ""; }, 8000);
}

$("#menu").onclick = () => {
  const open = document.body.classList.toggle("open");
  $("#menu").setAttribute("aria-expanded", String(open));
};
$("#shade").onclick = () => { document.body.classList.remove("open"); $("#menu").setAttribute("aria-expanded", "false"); };
$("#dms input").onchange = (event) => post("settings", { user: app.user, dms_open: event.target.checked });
$("#lightbox").onclick = (event) => {
  if (event.target.tagName === "IMG") $("#lightbox").classList.toggle("full"); else $("#lightbox").close();
};
document.addEventListener("keydown", (event) => { if (event.key === "Escape") document.body.classList.remove("open"); });
document.addEventListener("visibilitychange", () => { read(); if (app.state) drawPlaces(); });
// The other people are links: a plain click stays on this place, if that person sees it too.
$("#people").onclick = (event) => {
  const link = event.target.closest("a");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); location.href = link.href + location.hash; }
};

$("#send").append(icon("send"));

try {
  app.channel = location.hash.slice(1) || null;
  await loadState();
  app.user = app.state.user.name;
  await show(app.channel);
  new EventSource(`/sandbox/api/events?user=${encodeURIComponent(app.user)}`).onmessage = (message) => happened(JSON.parse(message.data));
} catch (problem) {
  log.replaceChildren(el("li", { class: "empty", role: "alert" }, problem.message));
}
