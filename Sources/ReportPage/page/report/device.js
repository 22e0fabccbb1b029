"use strict";

// The hardware around and above the screen, in points, with the screen's top left corner as origin.
//
// Specs say the screen's corners and its safe area. Bezels, island and notch are drawn from them by rules of
// thumb: an island or a notch ends 11 to 14 points above the safe area's edge.
const bezels = {
  home: { side: 15, end: 92, corner: 56 }, notch: { side: 12, end: 12 }, island: { side: 10, end: 10 },
  none: { side: 26, end: 26 }, side: { side: 12, end: 12 },
};
const narrow = matchMedia("(max-width: 640px)");
const usualCorner = { home: 0, notch: 44, island: 55, none: 18, side: 40 };
const shapeOf = layout => {
  const display = layout.display;
  const turned = layout.orientation === "landscape";
  const zoom = layout.screen.width / display.screen.width;
  const pad = display.idiom === "pad";
  const bezel = bezels[display.housing] || bezels.none;
  const side = bezel.side * (pad && display.housing === "home" ? 2.4 : 1) * zoom;
  const end = bezel.end * zoom;
  const width = turned ? layout.screen.height : layout.screen.width;
  const height = turned ? layout.screen.width : layout.screen.height;
  const tall = narrow.matches ? 380 : 566;
  const seen = Math.min(height, pad ? width * (turned ? 0.82 : 1) : turned ? height : tall * zoom - end);
  const whole = seen === height;
  const corner = (display.cornerRadius ?? usualCorner[display.housing] ?? 0) * zoom;
  return { turned, zoom, pad, width, height, whole, seen, corner, housing: display.housing,
    inset: display.inset, side: turned ? end : side, top: turned ? side : end,
    body: (bezel.corner ? bezel.corner * zoom : corner + side) };
};
const rounded = (x, y, width, height, radius, name) =>
  svg("rect", { x, y, width, height, rx: radius, ry: radius, class: name });
const drawBody = shape => {
  const { side, top, width, height, body } = shape;
  const rim = 3.5 * shape.zoom;
  return [
    rounded(-side - rim, -top - rim, width + 2 * (side + rim), height + 2 * (top + rim), body + rim, "metal"),
    rounded(-side, -top, width + 2 * side, height + 2 * top, body, "body"),
  ];
};
const drawSensor = shape => {
  const { housing, zoom, width, height, inset, side, top } = shape;
  const across = shape.turned ? height : width;
  const place = (along, deep, length, depth) => shape.turned
    ? { x: deep, y: across / 2 + along - length, width: depth, height: length }
    : { x: across / 2 - along, y: deep, width: length, height: depth };
  if (housing === "island") {
    const box = place(62.5 * zoom, (inset - 48) * zoom, 125 * zoom, 36.67 * zoom);
    if (shape.turned) box.y = across / 2 - box.height / 2;
    const lens = 10.5 * zoom;
    const cx = shape.turned ? box.x + box.width / 2 : box.x + box.width - 18.3 * zoom;
    const cy = shape.turned ? box.y + 18.3 * zoom : box.y + box.height / 2;
    return [rounded(box.x, box.y, box.width, box.height, 18.33 * zoom, "sensor"),
      svg("circle", { cx, cy, r: lens / 2, class: "lens" })];
  }
  if (housing === "notch") {
    const half = Math.min(across * 0.27, 105 * zoom);
    const deep = (inset - 14) * zoom;
    const r = 20 * zoom;
    const s = 6 * zoom;
    const path = `M${-half - s} -1V0A${s} ${s} 0 0 1 ${-half} ${s}V${deep - r}`
      + `A${r} ${r} 0 0 0 ${-half + r} ${deep}H${half - r}A${r} ${r} 0 0 0 ${half} ${deep - r}V${s}`
      + `A${s} ${s} 0 0 1 ${half + s} 0V-1Z`;
    const turn = shape.turned ? `translate(0 ${across / 2}) rotate(-90)` : `translate(${across / 2} 0)`;
    return [svg("g", { transform: turn }, svg("path", { d: path, class: "sensor" }),
      svg("circle", { cx: half * 0.55, cy: deep * 0.45, r: 5 * zoom, class: "lens" }))];
  }
  if (housing === "home") {
    const middle = across / 2;
    const ear = shape.pad
      ? [svg("circle", { cx: 0, cy: 0, r: 6, class: "lens" })]
      : [rounded(-32 * zoom, -3.5 * zoom, 64 * zoom, 7 * zoom, 3.5 * zoom, "lens"),
        svg("circle", { cx: -54 * zoom, cy: 0, r: 5.5 * zoom, class: "lens" })];
    if (!shape.turned) return [svg("g", { transform: `translate(${middle} ${-top / 2})` }, ear)];
    return [svg("g", { transform: `translate(${-side / 2} ${middle}) rotate(-90)` }, ear),
      svg("circle", { cx: width + side / 2, cy: middle, r: side * 0.33, class: "home-ring" })];
  }
  if (housing === "none") {
    return [shape.turned
      ? svg("circle", { cx: -side / 2, cy: across / 2, r: 4, class: "lens" })
      : svg("circle", { cx: across / 2, cy: -top / 2, r: 4, class: "lens" })];
  }
  return [svg("circle", { cx: width - 30, cy: 34, r: 9, class: "sensor" })];
};

// Clock, signal and battery, where the device shows them.
const drawGauges = size => {
  const u = size / 12;
  const at = (x, ...nodes) => svg("g", { transform: `translate(${x * u} 0)` }, nodes);
  const bars = [0, 1, 2, 3].map(step =>
    rounded(step * 4.6 * u, (3 - step * 2.4) * u, 3 * u, (3 + step * 2.4) * u, 0.8 * u, "ink"));
  const fan = svg("path", { class: "ink", transform: `scale(${u})`,
    d: "M8 6.2 5.9 3.7a3.2 3.2 0 0 1 4.2 0zM3.6 1l1.2 1.4a5 5 0 0 1 6.4 0L12.4 1a6.9 6.9 0 0 0-8.8 0z"
      + "M1.2-1.8l1.3 1.5a8.3 8.3 0 0 1 11 0l1.3-1.5a10.3 10.3 0 0 0-13.6 0z" });
  const cell = [
    svg("rect", { x: 0.5 * u, y: -5.5 * u, width: 24 * u, height: 12 * u, rx: 3.8 * u, class: "ink-line",
      "stroke-width": u, opacity: 0.4 }),
    rounded(2 * u, -4 * u, 21 * u, 9 * u, 2.4 * u, "ink"),
    svg("path", { d: `M${26 * u} ${-1.5 * u}v${4 * u}a${2.2 * u} ${2.2 * u} 0 0 0 0-${4 * u}`, class: "ink",
      opacity: 0.45 }),
  ];
  return { width: 68 * u, node: svg("g", { transform: `translate(${-34 * u} 0)` },
    at(0, bars), at(22, fan), at(42, cell)) };
};
const drawStatusBar = (layout, shape) => {
  const { housing, zoom, width, inset } = shape;
  if (housing === "side") {
    const middle = width - layout.safeArea.right / 2;
    return [svg("text", { x: middle, y: 92, "font-size": 16, "text-anchor": "middle", class: "ink clock" },
      "9:41"), svg("g", { transform: `translate(${middle} 116)` }, drawGauges(10).node)];
  }
  if (shape.turned && !shape.pad) return [];
  const clock = (x, y, size, anchor) => svg("text", { x, y: y + size * 0.36, "font-size": size,
    "text-anchor": anchor, class: "ink clock" }, "9:41");
  const gauges = (x, y, size) => {
    const drawn = drawGauges(size);
    return svg("g", { transform: `translate(${x} ${y})` }, drawn.node);
  };
  if (housing === "island" || housing === "notch") {
    const half = housing === "island" ? 62.5 * zoom : Math.min(width * 0.27, 105 * zoom);
    const ear = (width / 2 - half) / 2 + 5 * zoom;
    const y = (housing === "island" ? inset - 48 + 18.33 : inset - 24) * zoom;
    const size = (housing === "island" ? 17 : 15.5) * zoom;
    return [clock(ear, y, size, "middle"), gauges(width - ear, y, size * 0.72)];
  }
  const bar = layout.statusBar ?? Math.min(layout.safeArea.top, 24);
  const y = bar / 2;
  if (shape.pad) return [clock(22, y, 12, "start"), gauges(width - 48, y, 9.5)];
  return [clock(width / 2, y, 12, "middle"), gauges(width - 32, y, 8.5)];
};
