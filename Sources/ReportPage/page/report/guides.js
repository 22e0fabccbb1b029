"use strict";

// Dimension lines: the safe area on the left, the bar's origin and heights on the right. Where the drawing has no room
// for words 12 pixels high, they are a list below it.
const drawGuides = (layout, shape, look) => {
  const { unit } = look;
  const bar = layout.navigationBar;
  const edge = { left: -shape.side - (look.beside ? 6 : 0), right: shape.width + shape.side + (look.beside ? 6 : 0) };
  const across = (y, name, dashed) => svg("line", { x1: edge.left, x2: edge.right, y1: y, y2: y,
    class: `guide ${name}${dashed ? " dash" : ""}`, "stroke-width": 0.75 * unit });
  const word = (x, y, name, anchor, text) => svg("text", { x, y, "text-anchor": anchor,
    "font-size": 12 * unit, class: `guide-word ${name}` }, text);
  const bracket = name => svg("path", { class: `guide ${name}` });
  const span = (node, x, from, to) => {
    const tick = 4 * unit;
    node.setAttribute("d", `M${x - tick} ${from}h${2 * tick}M${x} ${from}V${to}M${x - tick} ${to}h${2 * tick}`);
  };
  const live = layout.scroll ? html("b", {}) : null;
  const item = (name, label, value) => html("span", { class: name }, html("i"), `${label} `, value);
  const list = look.beside ? null : html("p", { class: "guide-list" },
    item("safe", "safe area", html("b", {}, number(layout.safeArea.top))),
    bar ? [item("top", "bar top", html("b", {}, number(bar.top))),
      item("medium", "medium", html("b", {}, number(bar.medium))),
      live ? item("large", heightName(layout).toLowerCase(), live) : null] : null);
  const lines = [];
  const words = [];
  if (layout.safeArea.top > 0) {
    lines.push(across(layout.safeArea.top, "safe", true));
    if (look.beside) {
      const x = edge.left - 8 * unit;
      const safe = bracket("safe");
      span(safe, x, 0, layout.safeArea.top);
      words.push(safe, word(x - 8 * unit, layout.safeArea.top / 2 - 2 * unit, "safe", "end", "safe area"),
        word(x - 8 * unit, layout.safeArea.top / 2 + 12 * unit, "safe", "end", number(layout.safeArea.top)));
    }
  }
  if (!bar) return { lines, words, list, show: () => {} };
  const bottom = across(bar.top + bar.medium, "large", false);
  lines.push(across(bar.top, "top", false), across(bar.top + bar.medium, "medium", true), bottom);
  let showWords = () => {};
  if (look.beside) {
    const near = edge.right + 8 * unit;
    const far = edge.right + 68 * unit;
    const medium = bracket("medium");
    const open = bracket("large");
    span(medium, near, bar.top, bar.top + bar.medium);
    const height = word(far + 7 * unit, 0, "large", "start", "");
    words.push(medium, open, height,
      word(near, bar.top - 6 * unit, "top", "start", `bar top ${number(bar.top)}`),
      word(near + 7 * unit, bar.top + bar.medium / 2 + 4 * unit, "medium", "start", number(bar.medium)));
    showWords = now => {
      span(open, far, bar.top, bar.top + now.height);
      height.setAttribute("y", bar.top + now.height / 2 + 4 * unit);
      say(height, number(now.height));
    };
  }
  const show = now => {
    set(bottom, "y1", bar.top + now.height);
    set(bottom, "y2", bar.top + now.height);
    if (live) say(live, number(now.height));
    showWords(now);
  };
  return { lines, words, list, show };
};
