// Modals: labels with text inputs, selects, radios and checkboxes; answers are handed to `submit(values)`.
import { el, $ } from "./dom.js";
import { menu } from "./components.js";
import { markdown } from "./markdown.js";

export function openModal(modal, context, submit) {
  const dialog = $("#modal");
  const values = {};
  const error = el("div", { class: "failed", role: "alert" });
  const go = el("button", { class: "btn s1" }, "Submit");
  const form = el("form", { method: "dialog" }, el("h3", {}, modal.title));
  for (const part of modal.components) {
    if (part.type === 10) form.append(markdown(part.content, context.names));
    else if (part.type === 18) form.append(field(part.label, part.description, part.component, values, context));
    else for (const inner of part.components) form.append(field(inner.label, null, inner, values, context));
  }
  const cancel = el("button", { class: "btn s2", type: "button", onclick: () => dialog.close() }, "Cancel");
  form.append(error, el("div", { class: "ends" }, cancel, go));
  form.onsubmit = async (event) => {
    event.preventDefault();
    go.disabled = true;
    error.textContent = "";
    try {
      const answer = await submit(values);
      if (answer.failed) error.textContent = "Something went wrong. Try again.";
      else dialog.close();
    } catch (problem) {
      error.textContent = problem.message;
    }
    go.disabled = false;
  };
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea")?.focus();
}

function field(label, description, part, values, context) {
  const needed = part.required ?? part.type !== 23;
  const box = el("label", { class: "field" }, el("b", { class: needed ? "needed" : "" }, label ?? ""));
  if (description) box.append(el("small", {}, description));
  const keep = (value) => { values[part.custom_id] = value; };
  if (part.type === 4) {
    const input = el(part.style === 2 ? "textarea" : "input", {
      rows: part.style === 2 ? 4 : null, placeholder: part.placeholder, maxlength: part.max_length, minlength: part.min_length,
      required: needed, "data-id": part.custom_id,
    });
    input.value = part.value ?? "";
    keep(input.value);
    input.oninput = () => keep(input.value);
    box.append(input);
    return box;
  }
  // A label would pass clicks on to the first control inside it.
  const plain = el("div", { class: "field" }, ...box.childNodes);
  if (part.type === 3 || part.type === 5) {
    keep((part.options ?? []).filter((option) => option.default).map((option) => option.value));
    plain.append(menu(part, { ...context, change: keep }));
  } else if (part.type === 21 || part.type === 22) {
    const kind = part.type === 21 ? "radio" : "checkbox";
    const collect = () => keep([...plain.querySelectorAll("input:checked")].map((input) => input.value));
    for (const option of part.options) {
      const input = el("input", { type: kind, name: part.custom_id, value: option.value, checked: Boolean(option.default), onchange: collect });
      plain.append(el("label", { class: "tick" }, input, el("div", {}, option.label, option.description ? el("small", {}, option.description) : null)));
    }
    collect();
  } else if (part.type === 23) {
    const input = el("input", { type: "checkbox", checked: Boolean(part.default), onchange: () => keep(input.checked) });
    plain.querySelector("b").remove();
    plain.prepend(el("label", { class: "tick" }, input, label ?? ""));
    keep(Boolean(part.default));
  } else {
    plain.append(el("small", {}, "(this kind of field is not offered in the sandbox)"));
  }
  return plain;
}
