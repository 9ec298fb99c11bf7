// The line at the bottom: plain messages, and slash commands with their options and live suggestions.
import { el, $, icon, post } from "./dom.js";
import { given, meant } from "./typed.js";

// Every command a person can run, subcommands spelled out: {path, description, options}.
export function leaves(commands) {
  const found = [];
  const walk = (path, node) => {
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) inner.forEach((option) => walk(`${path} ${option.name}`, option));
    else found.push({ path, description: node.description, options: node.options ?? [] });
  };
  commands.filter((command) => command.type === 1).forEach((command) => walk(command.name, command));
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

export class Composer {
  // `app`: {user, channel, users(), commands(), fail(text)}
  constructor(app) {
    this.app = app;
    this.input = $("#input");
    this.box = $("#suggestions");
    this.row = $("#command");
    this.command = null;
    this.fields = new Map();
    this.marked = 0;
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    $("#composer").addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
    document.addEventListener("pointerdown", (event) => {
      if (!this.box.contains(event.target) && !$("#composer").contains(event.target)) this.hide();
    });
  }

  reset(placeholder, enabled) {
    this.leave();
    this.input.placeholder = placeholder;
    this.input.disabled = !enabled;
    $("#send").disabled = !enabled;
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = this.input.scrollHeight + "px";
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) { this.hide(); return; }
    const words = text.slice(1).toLowerCase();
    const all = leaves(this.app.commands());
    const found = all.filter((leaf) => leaf.path.includes(words.trimEnd()) || words.trimEnd().startsWith(leaf.path + " "));
    this.offer("Commands", found.map((leaf) => ({
      title: "/" + leaf.path,
      hint: leaf.options.map((option) => (option.required ? option.name : option.name + "?")).join(" "),
      text: leaf.description,
      pick: () => this.choose(leaf),
    })), all.length ? "No command matches." : "The bot has no commands here. Is it running?");
  }

  offer(title, items, nothing) {
    this.items = items;
    this.marked = 0;
    this.box.replaceChildren(el("h4", {}, title));
    for (const [index, item] of items.entries()) {
      const button = el("button", { type: "button", "aria-selected": String(index === 0) },
        item.title, item.hint ? el("i", {}, item.hint) : null, item.text ? el("small", {}, item.text) : null);
      button.onpointerdown = (event) => event.preventDefault(); // the field keeps its focus
      button.onclick = item.pick;
      this.box.append(button);
    }
    if (!items.length) this.box.append(el("p", {}, nothing));
    this.box.hidden = false;
  }

  hide() {
    this.box.hidden = true;
    this.items = [];
  }

  mark(step) {
    const buttons = [...this.box.querySelectorAll("button")];
    if (!buttons.length) return;
    buttons[this.marked]?.setAttribute("aria-selected", "false");
    this.marked = (this.marked + step + buttons.length) % buttons.length;
    buttons[this.marked].setAttribute("aria-selected", "true");
    buttons[this.marked].scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const open = !this.box.hidden && this.items?.length;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.mark(event.key === "ArrowDown" ? 1 : -1);
    } else if (open && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) {
      event.preventDefault();
      this.items[this.marked].pick();
    } else if (event.key === "Escape") {
      if (this.box.hidden) this.leave(); else this.hide();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && this.command && event.target.value === "" && event.target === this.first) {
      this.leave();
      this.input.focus();
    }
  }

  // Takes the command with what was typed behind it; says whether all of that could be taken.
  choose(leaf) {
    const text = this.input.value;
    this.hide();
    this.input.value = "";
    this.command = leaf;
    this.fields.clear();
    this.input.hidden = true;
    this.row.hidden = false;
    this.row.replaceChildren(el("b", {}, "/" + leaf.path));
    for (const option of leaf.options) this.row.append(this.field(option));
    this.row.append(el("button", { class: "drop", type: "button", "aria-label": "Leave the command", onclick: () => { this.leave(); this.input.focus(); } }, icon("cross")));
    this.first = this.row.querySelector("input, select");
    (this.first ?? $("#send")).focus();
    return this.fill(given(text, leaf));
  }

  fill({ found, spare }) {
    if (spare) this.app.fail(`/${this.command.path} takes nothing: “${spare}” was left out.`);
    let taken = !spare;
    for (const [option, value] of found) {
      const { control } = this.fields.get(option.name);
      const fits = control.tagName === "SELECT" ? this.select(control, value) : control.type !== "file";
      if (fits && control.tagName !== "SELECT") control.value = value;
      if (!fits) { this.refuse(control, control.type === "file" ? "Choose a file here." : `“${value}” is none of these.`); taken = false; }
    }
    return taken;
  }

  select(control, value) {
    const wanted = value.toLowerCase().replace(/^@/, "");
    const found = [...control.options].find((each) => each.value !== "" && [each.text.toLowerCase(), each.value.toLowerCase()].includes(wanted));
    if (found) control.value = found.value;
    return Boolean(found);
  }

  refuse(control, text) {
    control.setCustomValidity(text);
    control.reportValidity();
  }

  field(option) {
    const label = el("label", { class: option.required ? "needed" : "", title: option.description }, el("span", {}, option.name));
    let control;
    const choices = option.type === 6
      ? this.app.users().map((user) => ({ name: user.name, value: user.id }))
      : option.type === 5 ? [{ name: "True", value: true }, { name: "False", value: false }] : option.choices;
    if (choices?.length) {
      control = el("select", {}, el("option", { value: "" }, option.required ? "choose…" : "(none)"),
        ...choices.map((choice) => el("option", { value: String(choice.value) }, choice.name)));
    } else if (option.type === 11) {
      control = el("input", { type: "file" });
      control.addEventListener("change", () => this.read(control));
    } else {
      control = el("input", { placeholder: option.description, inputmode: option.type === 4 || option.type === 10 ? "numeric" : "text" });
      control.addEventListener("keydown", (event) => this.key(event));
      if (option.autocomplete) this.completing(option, control);
    }
    control.setAttribute("aria-label", option.name);
    control.addEventListener("input", () => { control.dataset.value = ""; control.setCustomValidity(""); });
    label.append(control);
    this.fields.set(option.name, { option, control });
    return label;
  }

  completing(option, control) {
    let timer, asked = 0;
    const ask = async () => {
      const number = ++asked;
      const { [option.name]: _, ...others } = this.values();
      try {
        const answer = await post("autocomplete", {
          user: this.app.user, channel: this.app.channel, command: this.command.path,
          focused: option.name, options: { ...others, [option.name]: control.value },
        });
        if (number !== asked || document.activeElement !== control) return;
        this.offer(option.name, answer.choices.map((choice) => ({
          title: choice.name,
          pick: () => { control.value = choice.name; control.dataset.value = String(choice.value); this.hide(); },
        })), "Nothing matches.");
      } catch (problem) {
        this.offer(option.name, [], problem.message);
      }
    };
    const soon = () => { clearTimeout(timer); timer = setTimeout(ask, 150); };
    control.addEventListener("input", soon);
    control.addEventListener("focus", soon);
    control.addEventListener("blur", () => { clearTimeout(timer); asked++; this.hide(); });
  }

  read(control) {
    const [file] = control.files, reader = new FileReader();
    control.given = null;
    if (!file) return;
    reader.addEventListener("load", () => {
      control.given = { filename: file.name, base64: reader.result.slice(reader.result.indexOf(",") + 1) };
    });
    reader.readAsDataURL(file);
  }

  values() {
    const values = {};
    for (const [name, { option, control }] of this.fields) {
      const value = option.type === 11 ? control.given ?? "" : control.dataset.value || control.value;
      if (value !== "") values[name] = value;
    }
    return values;
  }

  leave() {
    this.command = null;
    this.fields.clear();
    this.row.hidden = true;
    this.input.hidden = false;
    this.input.value = "";
    this.input.style.height = "auto";
    this.hide();
  }

  // A command that was typed and not chosen from the list: it is sent when it is whole, else what is missing is asked for.
  line(text) {
    const all = leaves(this.app.commands()), found = meant(text, all);
    if (found.length === 1) { if (this.choose(found[0])) this.send(); return; }
    if (found.length) this.typed();
    else this.app.fail(all.length ? `There is no command “${text}”.` : "The bot has no commands here. Is it running?");
  }

  async send() {
    const { user, channel } = this.app;
    if (!this.command) {
      const content = this.input.value.trim();
      if (!content) return;
      if (content.startsWith("/")) { this.line(content); return; }
      this.leave();
      try { await post("send", { user, channel, content }); } catch (problem) { this.app.fail(problem.message); }
      return;
    }
    for (const { option, control } of this.fields.values()) {
      if (option.required && control.value === "") {
        this.refuse(control, "This option is required.");
        return;
      }
    }
    const command = this.command.path, options = this.values();
    this.leave();
    this.input.focus();
    try {
      const answer = await post("command", { user, channel, command, options });
      if (answer.failed) this.app.fail(`/${command}: the bot did not answer in time.`);
    } catch (problem) {
      this.app.fail(problem.message);
    }
  }
}
