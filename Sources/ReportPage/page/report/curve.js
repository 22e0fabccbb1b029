"use strict";

// Opacity over offset, from the samples.
// Space around the plot. One unit is one pixel, so that words keep their size in narrow windows.
const frame = { left: 40, right: 14, top: 34, bottom: 46 };
const path = (layout, table, x, y) => {
  const points = [];
  const count = layout.steps.count;
  for (let step = 0; step < count; step += 1) {
    const here = sample(table, step);
    const flat = step > 0 && step < count - 1 && sample(table, step - 1) === here
      && sample(table, step + 1) === here;
    if (!flat) points.push(`${x(offsetAt(layout, step)).toFixed(2)} ${y(here).toFixed(2)}`);
  }
  return `M${points.join("L")}`;
};
const drawCurve = (layout, look, domain, others, grab, width) => {
  const chart = { ...frame, width: clamp(width, 100, 760), height: clamp(width * 0.6, 220, 336) };
  // In a narrow column the stops stand below each other.
  const tight = chart.width < 270;
  if (tight) chart.bottom = 66;
  const [from, to] = domain;
  const inner = chart.width - chart.left - chart.right;
  const floor = chart.height - chart.bottom;
  const x = offset => chart.left + (offset - from) / (to - from) * inner;
  const y = opacity => floor - opacity * (floor - chart.top);
  const scroll = layout.scroll;
  const line = path(layout, tableOf(layout, look.curve || layout.fade), x, y);
  const start = x(offsetAt(layout, 0)).toFixed(2);
  const end = x(offsetAt(layout, layout.steps.count - 1)).toFixed(2);
  const grid = [0, 0.5, 1].map(value => [
    svg("line", { x1: chart.left, x2: chart.width - chart.right, y1: y(value), y2: y(value), class: "grid" }),
    svg("text", { x: chart.left - 8, y: y(value) + 4, "text-anchor": "end" }, String(value)),
  ]);
  const original = look.original ? [
    svg("path", { d: path(layout, layout.original, x, y), class: "original" }),
  ] : null;
  const now = svg("line", { y1: chart.top - 8, y2: floor, class: "now" });
  const dot = svg("circle", { r: 6.5, class: "dot" });
  const flagBox = svg("rect", { y: 1, width: 72, height: 23, rx: 11.5, class: "flag" });
  const flagWord = svg("text", { y: 17, "text-anchor": "middle", class: "flag-word" });
  const label = `Opacity over content offset: 1 up to ${number(scroll.rest)}, `
    + `0 from ${number(scroll.target)} on`;
  const node = svg("svg", { viewBox: `0 0 ${chart.width} ${chart.height}`, role: "img", "aria-label": label },
    grid, drawStops(layout, x, y, floor, tight),
    others.map(other => svg("path", { d: path(other, tableOf(other, look.curve || other.fade), x, y),
      class: "other" })),
    svg("path", { d: `${line}L${end} ${floor}L${start} ${floor}Z`, class: "area" }),
    svg("path", { d: line, class: "line" }), original, drawObserved(layout, look, x, y),
    now, dot, flagBox, flagWord);
  const offsetUnder = event => {
    const box = node.getBoundingClientRect();
    return from + ((event.clientX - box.left) / box.width * chart.width - chart.left) / inner * (to - from);
  };
  node.addEventListener("pointerdown", event => {
    node.setPointerCapture(event.pointerId);
    grab(offsetUnder(event));
  });
  node.addEventListener("pointermove", event => {
    if (node.hasPointerCapture(event.pointerId)) grab(offsetUnder(event));
  });
  const show = state => {
    const here = x(state.offset).toFixed(2);
    const flag = clamp(x(state.offset), 37, chart.width - 37);
    now.setAttribute("x1", here);
    now.setAttribute("x2", here);
    dot.setAttribute("cx", here);
    dot.setAttribute("cy", y(state.opacity).toFixed(2));
    flagBox.setAttribute("x", flag - 36);
    flagWord.setAttribute("x", flag);
    say(flagWord, fixed(state.offset, 3));
  };
  return { node, show };
};

// Rest, target and collapsed, and what others have measured.
const drawStops = (layout, x, y, floor, tight) => {
  const stops = [["rest", layout.scroll.rest], ["target", layout.scroll.target],
    ["collapsed", layout.scroll.collapsed]];
  return stops.map(([name, offset], place) => {
    const middle = x(offset);
    const line = svg("line", { x1: middle, x2: middle, y1: y(1), y2: floor + 6, class: "stop" });
    if (tight) {
      return svg("g", {}, line, svg("text", { x: 0, y: floor + 22 + 16 * place, class: "stop-word" },
        `${name} ${number(offset)}`));
    }
    const shift = name === "target" ? "end" : name === "collapsed" ? "start" : "middle";
    const nudge = name === "target" ? 4 : name === "collapsed" ? -4 : 0;
    return svg("g", {},
      line, svg("text", { x: middle + nudge, y: floor + 20, "text-anchor": shift, class: "stop-word" }, name),
      svg("text", { x: middle + nudge, y: floor + 35, "text-anchor": shift }, number(offset)));
  });
};
const drawObserved = (layout, look, x, y) => layout.observed.filter(seen => seen.offset !== null).map(seen => {
  const middle = x(seen.offset);
  const step = stepAt(layout, seen.offset);
  const high = y(sample(tableOf(layout, look.curve || layout.fade), step));
  return svg("path", { d: `M${middle} ${high - 7}l7 7-7 7-7-7z`, class: "observed" },
    svg("title", {}, `${names[seen.quantity]}, ${names[seen.title]}: ${number(seen.value)}`));
});
const drawKey = (layout, look, others) => html("p", { class: "key" },
  html("span", {}, html("i"), names[look.curve || layout.fade] || layout.fade),
  others.map(other => html("span", {}, html("i", { class: "is-other" }), other.model.name)),
  look.original ? html("span", {}, html("i", { class: "is-original" }), "Original constants") : null,
  layout.observed.some(seen => seen.offset !== null)
    ? html("span", {}, html("i", { class: "is-observed" }), "Observed") : null);
const drawVerdict = layout => {
  const at = name => number(sample(layout.original, stepAt(layout, layout.scroll[name])));
  return html("p", { class: "verdict" }, `The original constants, target ${minus}103 and norm ${minus}40, give `
    + `${at("rest")} at rest, ${at("target")} at this target and ${at("collapsed")} in the collapsed bar.`);
};
