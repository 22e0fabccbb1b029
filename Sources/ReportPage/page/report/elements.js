"use strict";

// Elements and attributes. Text from specs only ever becomes a text node or an attribute's value.
const svgNamespace = "http://www.w3.org/2000/svg";
const byId = id => document.getElementById(id);
const fill = (node, attributes, children) => {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(9).filter(child => child !== null && child !== undefined));
  return node;
};
const html = (name, attributes = {}, ...children) =>
  fill(document.createElement(name), attributes, children);
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, name), attributes, children);
const set = (node, key, value) => {
  const text = String(value);
  if (node.getAttribute(key) !== text) node.setAttribute(key, text);
};
const say = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
};
let serial = 0;
const fresh = name => `${name}-${++serial}`;
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// Numbers and names as people read them.
const minus = "\u2212";
const number = (value, places = 3) => {
  if (value === null || value === undefined) return "\u2013";
  const text = String(Math.abs(Number(value.toFixed(places))));
  return value < 0 && text !== "0" ? minus + text : text;
};
const fixed = (value, places) => {
  const text = Math.abs(value).toFixed(places);
  return value < 0 && Number(text) !== 0 ? minus + text : text;
};
const names = {
  classic: "Classic", liquidGlass: "Liquid Glass", portrait: "Portrait", landscape: "Landscape",
  standard: "Standard", zoomed: "Larger Text", measured: "Measured", documented: "Documented",
  inferred: "Inferred", contentOffset: "Content offset", topInset: "Top inset", barTop: "Bar top",
  barHeight: "Bar height", large: "large title", medium: "title collapsed",
  linear: "Linear", smoothstep: "Smoothstep", smootherstep: "Smootherstep", easeIn: "Ease in",
  easeOut: "Ease out", threshold: "Threshold",
};
const families = {
  "phone-home": ["iPhone with home button", "The bar starts at the safe area, 20 points down."],
  "phone-notch": ["iPhone with notch", "The bar starts at the safe area, 44 to 50 points down."],
  "phone-island": ["iPhone with Dynamic Island", "In the classic design the bar starts above the safe area."],
  "phone-side": ["iPhone, bars at the side", "No bar at the top, so no image."],
  "pad-home": ["iPad with home button", "A bar 50 points high, in both orientations."],
  "pad-none": ["iPad, all screen", "A large title in both orientations."],
  "pod-home": ["iPod touch", "As an iPhone with home button."],
};
const familyOf = display => {
  const key = `${display.idiom}-${display.housing}`;
  return families[key] || [`${display.idiom}, ${display.housing}`, ""];
};
const zoomName = zoomed => zoomed ? names.zoomed : names.standard;
const chip = basis => html("span", { class: `chip ${basis}` }, names[basis] || basis);
const host = /^https?:\/\/(?:www\.)?/i;
const link = source => host.test(source)
  ? html("a", { href: source, rel: "noopener noreferrer", target: "_blank" }, source.replace(host, ""))
  : source;
