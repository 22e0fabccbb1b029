"use strict";

// What scrolls under the bar: a card and rows, without words.
const hues = [["#ff9f6b", "#ff5e7e"], ["#6fb7ff", "#3f6bff"], ["#7fe3b0", "#1fae88"], ["#c59bff", "#7a4dff"],
  ["#ffd66b", "#ff9a3d"], ["#ff8fc7", "#d64bd0"], ["#8fe0f5", "#2f9fd6"], ["#b6c2d6", "#66748c"]];
const gradient = (id, from, to, turned) => svg("linearGradient",
  { id, x1: 0, y1: 0, x2: turned ? 1 : 0, y2: 1 },
  svg("stop", { offset: 0, "stop-color": from }), svg("stop", { offset: 1, "stop-color": to }));
const drawContent = (shape, space, definitions) => {
  const ids = hues.map(([from, to]) => {
    const id = fresh("hue");
    definitions.push(gradient(id, from, to, true));
    return `url(#${id})`;
  });
  const nodes = [];
  const margin = shape.width >= 414 ? 20 : 16;
  const left = space.left + margin;
  const room = shape.width - space.left - space.right - 2 * margin;
  const columns = room > 900 ? 3 : room > 600 ? 2 : 1;
  const gap = 20;
  const wide = (room - gap * (columns - 1)) / columns;
  const card = Math.min(210, wide * 0.54);
  for (let column = 0; column < columns; column += 1) {
    const x = left + column * (wide + gap);
    const first = column * 3;
    nodes.push(svg("rect", { x, y: 8, width: wide, height: card, rx: 16, fill: ids[first % 8] }));
    nodes.push(svg("circle", { cx: x + wide * 0.76, cy: 8 + card * 0.4, r: card * 0.2, fill: "#ffffff",
      opacity: 0.28 }));
    nodes.push(svg("circle", { cx: x + wide * 0.88, cy: 8 + card * 0.62, r: card * 0.12, fill: "#ffffff",
      opacity: 0.2 }));
    nodes.push(svg("rect", { x: x + 16, y: card - 34, width: wide * 0.42, height: 14, rx: 5, fill: "#ffffff",
      opacity: 0.92 }));
    nodes.push(svg("rect", { x: x + 16, y: card - 13, width: wide * 0.28, height: 9, rx: 4, fill: "#ffffff",
      opacity: 0.6 }));
    for (let row = 0; row < 9; row += 1) {
      const y = card + 28 + row * 76;
      const lead = [0.34, 0.26, 0.4, 0.3][(row + column) % 4];
      nodes.push(svg("rect", { x, y, width: 58, height: 58, rx: 13.5,
        fill: ids[(row * 3 + column + 1) % 8] }));
      nodes.push(rounded(x + 72, y + 14, wide * lead, 12, 5, "row"));
      nodes.push(rounded(x + 72, y + 34, wide * (lead - 0.1), 9, 4, "row"));
      nodes.push(rounded(x + wide - 66, y + 14, 66, 30, 15, "pill"));
      nodes.push(rounded(x + wide - 46, y + 26, 26, 6, 3, "pill-word"));
    }
  }
  return nodes;
};
const drawFace = (definitions, clip) => {
  const sky = fresh("face");
  definitions.push(gradient(sky, "#ffd0a1", "#ff7a59", false));
  definitions.push(svg("clipPath", { id: clip }, svg("circle", { cx: 0.5, cy: 0.5, r: 0.5 })));
  return svg("g", { "clip-path": `url(#${clip})` },
    svg("rect", { width: 1, height: 1, fill: `url(#${sky})` }),
    svg("ellipse", { cx: 0.5, cy: 1.02, rx: 0.39, ry: 0.36, fill: "#32405e" }),
    svg("rect", { x: 0.42, y: 0.5, width: 0.16, height: 0.22, rx: 0.08, fill: "#f2c9a8" }),
    svg("circle", { cx: 0.5, cy: 0.42, r: 0.185, fill: "#fbdcc0" }),
    svg("path", { fill: "#4b2e20", d: "M.305 .43C.28 .2 .42 .17 .52 .18c.14 .01 .2 .1 .175 .25"
      + "-.05-.09-.13-.11-.2-.11-.07 0-.14 .03-.19 .11z" }));
};

// The trailing corner of a large screen, enlarged to about the size of a phone's.
const drawLoupe = (layout, shape, id) => {
  const { top, large } = layout.navigationBar;
  const seen = { x: shape.width - 210, y: top, width: 210, height: large + 26 };
  const zoom = shape.width / 560;
  const unit = Math.max(zoom, 1);
  const width = seen.width * unit * 1.1;
  const height = seen.height * unit * 1.1;
  const x = shape.width - width - 22 * unit;
  const y = seen.y + seen.height + 34 * unit;
  const round = fresh("loupe");
  const frame = { x, y, width, height, rx: 18 * unit };
  const source = `M${seen.x} ${seen.y + seen.height}L${x + 6 * unit} ${y + 6 * unit}`
    + `M${shape.width} ${seen.y + seen.height}L${x + width - 6 * unit} ${y + 6 * unit}`;
  return svg("g", { "aria-hidden": "true" },
    svg("clipPath", { id: round }, svg("rect", frame)),
    svg("rect", { ...seen, class: "loupe-source", "stroke-width": unit }),
    svg("path", { d: source, class: "loupe-source", "stroke-width": unit }),
    svg("rect", { ...frame, class: "loupe-shade" }),
    svg("g", { "clip-path": `url(#${round})` },
      svg("svg", { x, y, width, height, viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}` },
        svg("use", { href: `#${id}` }))),
    svg("rect", { ...frame, class: "loupe", "stroke-width": 1.5 * unit }));
};
