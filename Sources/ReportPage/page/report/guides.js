"use strict";

// Dimension lines: the safe area on the left, the bar's origin and heights on the right.
const drawGuides = (layout, shape, unit) => {
  const bar = layout.navigationBar;
  const edge = { left: -shape.side - 6, right: shape.width + shape.side + 6 };
  const across = (y, name, dashed) => svg("line", { x1: edge.left, x2: edge.right, y1: y, y2: y,
    class: `guide ${name}${dashed ? " dash" : ""}`, "stroke-width": 0.75 * unit });
  const word = (x, y, name, anchor, text) => svg("text", { x, y, "text-anchor": anchor,
    "font-size": 11 * unit, class: `guide-word ${name}` }, text);
  const bracket = (x, name) => svg("path", { class: `guide ${name}`, "data-x": x });
  const span = (node, x, from, to) => {
    const tick = 4 * unit;
    node.setAttribute("d", `M${x - tick} ${from}h${2 * tick}M${x} ${from}V${to}M${x - tick} ${to}h${2 * tick}`);
  };
  const lines = [];
  const words = [];
  if (layout.safeArea.top > 0) {
    const x = edge.left - 8 * unit;
    const safe = bracket(x, "safe");
    span(safe, x, 0, layout.safeArea.top);
    lines.push(across(layout.safeArea.top, "safe", true));
    words.push(safe, word(x - 8 * unit, layout.safeArea.top / 2 - unit, "safe", "end", "safe area"),
      word(x - 8 * unit, layout.safeArea.top / 2 + 11 * unit, "safe", "end", number(layout.safeArea.top)));
  }
  if (!bar) return { lines, words, show: () => {} };
  const near = edge.right + 8 * unit;
  const far = edge.right + 66 * unit;
  const medium = bracket(near, "medium");
  const live = bracket(far, "large");
  span(medium, near, bar.top, bar.top + bar.medium);
  const bottom = across(bar.top + bar.medium, "large", false);
  lines.push(across(bar.top, "top", false), across(bar.top + bar.medium, "medium", true), bottom);
  const height = word(far + 7 * unit, 0, "large", "start", "");
  words.push(medium, live, height,
    word(near, bar.top - 6 * unit, "top", "start", `bar top ${number(bar.top)}`),
    word(near + 7 * unit, bar.top + bar.medium / 2 + 4 * unit, "medium", "start", number(bar.medium)));
  const show = now => {
    const edgeNow = bar.top + now.height;
    set(bottom, "y1", edgeNow);
    set(bottom, "y2", edgeNow);
    span(live, far, bar.top, edgeNow);
    height.setAttribute("y", bar.top + now.height / 2 + 4 * unit);
    say(height, number(now.height));
  };
  return { lines, words, show };
};
