// Elements. Text is only ever set as text, so what a program computed cannot become markup.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @param {string} tag with classes, as in `div.card.wide`
 * @param {Record<string, any>} [properties] `on…` listens; a name with a dash or `role` is an attribute
 * @param {...any} children nested arrays of Child
 * @returns {HTMLElement}
 */
export function h(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key.includes("-") || key === "role" || key === "for") element.setAttribute(key, String(value));
    else /** @type {any} */ (element)[key] = value;
  }
  append(element, children);
  return element;
}

/** @param {Element} element @param {any[]} children */
export function append(element, children) {
  for (const child of children.flat(9)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** @param {Element} element @param {...any} children */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}

/** 1,234,567 @param {number} number */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** @param {number} number @param {string} one @param {string} [many] */
export const counted = (number, one, many = one + "s") => `${grouped(number)} ${number === 1 ? one : many}`;

/**
 * A button with its key, if it has one.
 * @param {string} label @param {() => void} act @param {Record<string, any>} [properties]
 */
export function button(label, act, properties = {}) {
  const { key, kind, ...others } = properties;
  const title = key ? `${label} (key ${key})` : label;
  return h(`button${kind ? "." + kind : ""}`, { type: "button", title, "aria-keyshortcuts": key, onclick: act, ...others },
    label, key ? h("kbd", { "aria-hidden": "true" }, key) : null);
}

/** @param {string} label @param {() => void} act @param {string} [title] */
export const small = (label, act, title) => h("button.small", { type: "button", onclick: act, title }, label);

/** A line to type code into. @param {string} label @param {string} [placeholder] */
export const input = (label, placeholder) =>
  /** @type {HTMLInputElement} */ (h("input", { type: "text", placeholder, "aria-label": label, spellcheck: false, autocomplete: "off" }));

/** A line to type into and what is done with it. @param {string} kind @param {() => void} act @param {...any} children */
export const form = (kind, act, ...children) => h(`form.inline${kind}`, { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); act(); } }, children);
