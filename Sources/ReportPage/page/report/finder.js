"use strict";

// A search field with a list of matches: names, identifiers and displays.
const fold = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const entries = displays.flatMap(display => display.models.map(model => ({ display, model,
  name: fold(model.name), identifier: fold(model.identifier),
  numbers: new Set(display.layouts.flatMap(({ screen, safeArea }) =>
    [screen.width, screen.height, safeArea.top].map(number))),
  text: fold(`${model.name} ${display.display} ${familyOf(display)[0]}`) })));
const partsOf = query => fold(query).replace(/(\d)[x\u00d7](?=\d)/g, "$1 ").split(/\s+/).filter(part => part);
// A number is part of a name, or the whole of a screen's side or a safe area's top: "14 pro" is no iPhone14,2, but
// "iphone14" and "14,2" are.
const fits = (entry, parts) => parts.every(part => entry.text.includes(part) || entry.numbers.has(part)
  || entry.identifier.startsWith(part) || part.includes(",") && entry.identifier.includes(part));
const matching = query => {
  const parts = partsOf(query);
  if (!parts.length) return entries;
  const whole = parts.join(" ");
  const rank = entry => entry.name === whole ? 0
    : entry.identifier === whole || entry.display.display === whole ? 1
      : entry.name.startsWith(whole) ? 2 : entry.name.includes(whole) ? 3 : 4;
  return entries.filter(entry => fits(entry, parts))
    .map((entry, place) => ({ entry, place, rank: rank(entry) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place).map(found => found.entry);
};
const sizeOf = ({ screen, inset }) =>
  `${number(screen.width)} \u00d7 ${number(screen.height)}, safe area ${number(inset)}`;
const magnifier = () => svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" },
  svg("circle", { cx: 8.5, cy: 8.5, r: 5.5 }), svg("path", { d: "M12.8 12.8 17 17" }));
const makeFinder = (label, pick) => {
  const list = html("ul", { class: "matches", role: "listbox", id: fresh("matches"), "aria-label": label,
    hidden: true });
  const field = html("input", { type: "search", role: "combobox", placeholder: "Name, identifier, display or points",
    "aria-label": label, "aria-expanded": "false", "aria-controls": list.id, "aria-autocomplete": "list",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  let found = [];
  let active = -1;
  const close = () => {
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  };
  const mark = place => {
    active = place;
    [...list.children].forEach((item, at) =>
      item.setAttribute("aria-selected", at === place ? "true" : "false"));
    const item = list.children[place];
    if (!item || !found.length) return;
    field.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  };
  const choose = entry => {
    field.value = "";
    close();
    pick(entry.display, entry.model);
  };
  const open = () => {
    found = matching(field.value).slice(0, 60);
    list.replaceChildren(...(found.length ? found.map((entry, place) => html("li", { role: "option",
      id: `${list.id}-${place}`, "aria-selected": "false",
      pointerdown: event => { event.preventDefault(); choose(entry); } },
      html("b", {}, entry.model.name),
      html("small", {}, `${entry.model.identifier}, ${entry.display.display}, ${sizeOf(entry.display)}`)))
      : [html("li", { class: "none", role: "option", "aria-disabled": "true" },
        "No name, identifier, display, screen size or safe area is like this")]));
    list.hidden = false;
    field.setAttribute("aria-expanded", "true");
    mark(found.length ? 0 : -1);
  };
  field.addEventListener("input", open);
  field.addEventListener("click", open);
  field.addEventListener("blur", close);
  field.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) return open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (found.length) mark((active + step + found.length) % found.length);
    } else if (event.key === "Enter" && !list.hidden && found[active]) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && !list.hidden) {
      // The browser would empty the field, and that would open the list again.
      event.preventDefault();
      close();
    }
  });
  return { node: html("div", { class: "find" }, magnifier(), field, list), field };
};

// A row of choices of which one is taken.
const makeSegments = (label, choices, value, change, allowed = () => true) => {
  const group = fresh("choice");
  const node = html("div", { class: "segments", role: "radiogroup", "aria-label": label },
    choices.map(([key, text]) => html("label", {}, html("input", { type: "radio", name: group, value: key,
      checked: key === value, disabled: !allowed(key), change: () => change(key) }), html("span", {}, text))));
  return node;
};
