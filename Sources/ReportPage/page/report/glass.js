"use strict";

// Liquid Glass: a soft edge over the content at the top, and a button through which the content shows.
const drawGlass = (layout, shape, contentId, left, definitions) => {
  const { top, medium } = layout.navigationBar;
  const deep = top + medium + 26;
  const blur = (deviation, box) => {
    const id = fresh("blur");
    definitions.push(svg("filter", { id, filterUnits: "userSpaceOnUse", ...box },
      svg("feGaussianBlur", { stdDeviation: deviation })));
    return `url(#${id})`;
  };
  const ramp = (stops, turned = false) => {
    const id = fresh("ramp");
    definitions.push(svg("linearGradient", { id, x1: 0, y1: 0, x2: turned ? 1 : 0, y2: 1 }, stops.map(
      ([offset, color, opacity]) => svg("stop", { offset, "stop-color": color, "stop-opacity": opacity }))));
    return `url(#${id})`;
  };
  const under = () => svg("use", { href: `#${contentId}` });
  const whole = { x: 0, y: 0, width: shape.width, height: deep };
  const mask = fresh("edge");
  definitions.push(svg("mask", { id: mask, maskUnits: "userSpaceOnUse", ...whole },
    svg("rect", { ...whole, fill: ramp([[0.5, "#ffffff", 1], [1, "#ffffff", 0]]) })));
  const edge = svg("g", {},
    svg("g", { mask: `url(#${mask})` }, svg("rect", { ...whole, class: "screen" }),
      svg("g", { filter: blur(7, whole) }, under())),
    svg("rect", { ...whole, fill: ramp([[0, "var(--screen)", 0.9], [0.55, "var(--screen)", 0.62],
      [1, "var(--screen)", 0]]) }));
  const size = Math.min(44, medium - 6);
  const round = { x: left, y: top + (medium - size) / 2, width: size, height: size, rx: size / 2 };
  const lens = fresh("lens");
  definitions.push(svg("clipPath", { id: lens }, svg("rect", round)));
  const middle = { x: round.x + size / 2, y: round.y + size / 2 };
  const button = svg("g", {},
    svg("rect", { ...round, class: "glass-shade" }),
    svg("g", { "clip-path": `url(#${lens})` }, svg("rect", { ...round, class: "screen" }),
      svg("g", { filter: blur(4, { x: round.x - 8, y: round.y - 8, width: size + 16, height: size + 16 }) },
        svg("g", { transform: `translate(${middle.x} ${middle.y}) scale(1.12) translate(${-middle.x} ${-middle.y})` },
          under())),
      svg("rect", { ...round, class: "glass-tint" })),
    svg("rect", { ...round, fill: "none", "stroke-width": 1.2, stroke: ramp([[0, "#ffffff", 0.95],
      [0.45, "#ffffff", 0.15], [0.6, "#000000", 0.06], [1, "#ffffff", 0.75]], true) }),
    svg("path", { class: "glass-sign", d: `M${middle.x - 9} ${middle.y - 5}h18m-15 5h12m-9 5h6` }));
  return { edge, button };
};
