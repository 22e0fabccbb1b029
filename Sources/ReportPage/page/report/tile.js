"use strict";

// One small multiple: the trailing top corner of the screen and the ramp, at one scale for all.
const mini = { width: 240, height: 200, ramp: 46, from: -222, to: -34 };
const miniX = offset => (offset - mini.from) / (mini.to - mini.from) * mini.width;
const drawMini = layout => {
  const { navigationBar: bar, avatar, display, scroll } = layout;
  const shape = shapeOf(layout);
  const right = mini.width - 26;
  const top = 16;
  const corner = Math.min(shape.corner, 60);
  const screen = (inset, radius, name) => svg("path", { class: name,
    d: `M-9 ${top - inset}H${right + inset - radius}`
      + `A${radius} ${radius} 0 0 1 ${right + inset} ${top - inset + radius}V${mini.height}H-9Z` });
  const nodes = [svg("rect", { width: mini.width, height: mini.height, class: "mini-sky" }),
    screen(7, corner + 7, "mini-body"), screen(0, corner, "mini-screen")];
  if (bar) {
    const open = bar.large ?? bar.medium;
    const band = (y, height, name) => svg("rect", { x: 0, y: top + y, width: right, height, class: name });
    nodes.push(band(bar.top, bar.medium, "mini-medium"),
      band(bar.top + bar.medium, open - bar.medium, "mini-large"),
      svg("line", { x1: 0, x2: right, y1: top + layout.safeArea.top, y2: top + layout.safeArea.top,
        class: "mini-line" }),
      svg("text", { x: 11, y: top + bar.top + bar.medium / 2 + 4.5, class: "mini-word" }, number(bar.top)),
      svg("text", { x: 11, y: top + bar.top + open - 9, class: "mini-word" },
        bar.large === null ? "" : number(bar.top + open)));
  }
  if (avatar) {
    const x = right - avatar.trailingMargin - avatar.size;
    const y = top + bar.top + bar.large - avatar.bottomMargin - avatar.size;
    const definitions = [];
    const face = drawFace(definitions, fresh("round"));
    nodes.push(svg("defs", {}, definitions),
      svg("g", { transform: `translate(${x} ${y}) scale(${avatar.size})` }, face));
  }
  if (!shape.turned && (display.housing === "island" || display.housing === "notch")) {
    const island = display.housing === "island";
    const half = (island ? 62.5 : 105) * shape.zoom;
    const middle = right - layout.screen.width / 2;
    const deep = top + (island ? display.inset - 48 + 36.67 : display.inset - 14) * shape.zoom;
    const high = island ? top + (display.inset - 48) * shape.zoom : top - 7;
    const r = 18 * shape.zoom;
    nodes.push(island ? rounded(middle - half, high, 2 * half, deep - high, r, "mini-sensor")
      : svg("path", { class: "mini-sensor", d: `M${middle - half} ${high}H${middle + half}V${deep - r}`
        + `A${r} ${r} 0 0 1 ${middle + half - r} ${deep}H${middle - half + r}`
        + `A${r} ${r} 0 0 1 ${middle - half} ${deep - r}Z` }));
  }
  const floor = mini.height + mini.ramp;
  const high = mini.height + 12;
  nodes.push(svg("line", { x1: 0, x2: mini.width, y1: floor - 1, y2: floor - 1, class: "mini-axis" }));
  if (scroll) {
    const x = miniX;
    const y = value => floor - 1 - value * (floor - 1 - high);
    nodes.push(svg("path", { class: "mini-ramp", d: `${path(layout, tableOf(layout, layout.fade), x, y)}`
      + `H${mini.width + 3}V${floor + 3}H-3V${high}H${x(scroll.rest)}` }),
    svg("path", { class: "mini-original", d: `M${x(-143)} ${mini.height + 4}V${floor}M${x(-103)} `
      + `${mini.height + 4}V${floor}` }));
  }
  return svg("svg", { viewBox: `0 0 ${mini.width} ${floor}`, "aria-hidden": "true" }, nodes);
};
const tileOf = layout => {
  if (layout.tile) return layout.tile;
  const known = modelNames(layout.display);
  const value = (label, text) => html("span", {}, html("small", {}, label), text);
  const { scroll } = layout;
  layout.tile = html("a", { class: "tile", href: `#${addressOf(layout)}` }, drawMini(layout),
    html("div", { class: "tile-words" }, html("b", {}, known[0]
      + (known.length > 1 ? ` and ${known.length - 1} more` : "")),
    html("span", { class: "code" }, layout.display.display),
    html("div", { class: "numbers" }, scroll ? [value("rest", number(scroll.rest)),
      value("target", number(scroll.target)), value("size", number(layout.avatar.size))]
      : value("image", layout.navigationBar ? "hidden, no large title" : "hidden, no bar at the top")),
    html("div", { class: "tags" }, html("span", { class: "chip plain" }, names[layout.design]),
      layout.orientation === "landscape" ? html("span", { class: "chip plain" }, names.landscape) : null,
      layout.zoomed ? html("span", { class: "chip plain" }, names.zoomed) : null, chip(layout.weakest))));
  return layout.tile;
};
