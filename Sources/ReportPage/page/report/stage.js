"use strict";

// The drawing of one layout, and its update for a content offset.
const drawStage = (layout, look) => {
  const shape = shapeOf(layout);
  const bar = layout.navigationBar;
  const definitions = [];
  const screenClip = fresh("screen");
  const fadeOut = fresh("fade");
  const pad = look.dimensions ? { left: 92, right: 118 } : { left: 4, right: 4 };
  const { unit } = look;
  const left = -shape.side - 4 - pad.left * (look.dimensions ? unit : 1);
  const right = shape.width + shape.side + 4 + pad.right * (look.dimensions ? unit : 1);
  const top = -shape.top - 5;
  const bottom = shape.whole ? shape.height + shape.top + 5 : shape.seen;
  definitions.push(svg("clipPath", { id: screenClip },
    rounded(0, 0, shape.width, shape.height, shape.corner, null)));
  const space = { left: layout.safeArea.left, right: layout.safeArea.right };
  const scrolling = svg("g", {}, drawContent(shape, space, definitions));
  const onScreen = [rounded(0, 0, shape.width, shape.height, 0, "screen"), scrolling];
  const moving = {};
  if (bar) {
    const margin = shape.width >= 414 ? 20 : 16;
    moving.fill = svg("rect", { x: 0, y: 0, width: shape.width, class: "bar-fill" });
    if (layout.design === "liquidGlass") {
      const veil = fresh("veil");
      definitions.push(svg("linearGradient", { id: veil, x1: 0, y1: 0, x2: 0, y2: 1 },
        svg("stop", { offset: 0.55, "stop-color": "var(--screen)", "stop-opacity": 0.96 }),
        svg("stop", { offset: 1, "stop-color": "var(--screen)", "stop-opacity": 0 })));
      moving.fill.setAttribute("class", "");
      moving.fill.setAttribute("fill", `url(#${veil})`);
      moving.overhang = 18;
    } else {
      moving.hair = svg("rect", { x: 0, width: shape.width, height: 1 / layout.scale, class: "bar-hair" });
    }
    moving.title = svg("text", { x: margin + space.left, "font-size": 34, class: "ink large-title" }, "Today");
    moving.window = svg("svg", { x: 0, y: bar.top + bar.medium, width: shape.width, height: 0,
      overflow: "hidden" }, moving.title);
    moving.inline = svg("text", { x: shape.width / 2, y: bar.top + bar.medium / 2 + (bar.medium < 40 ? 5.4 : 6),
      "font-size": bar.medium < 40 ? 15.5 : 17, "text-anchor": "middle", class: "ink inline-title" }, "Today");
    onScreen.push(moving.fill, moving.hair, moving.window, moving.inline);
  } else {
    onScreen.push(svg("rect", { x: shape.width - space.right, y: 0, width: space.right, height: shape.height,
      class: "strip" }));
  }
  onScreen.push(...drawStatusBar(layout, shape));
  if (layout.avatar) {
    moving.face = svg("g", {}, drawFace(definitions, fresh("round")));
    moving.touch = svg("rect", { width: 44, height: 44, rx: 6, class: "touch-area" });
    onScreen.push(moving.face, look.touch ? moving.touch : null);
  }
  const guides = look.dimensions ? drawGuides(layout, shape, unit) : null;
  const glassId = fresh("glass");
  const outside = [...drawBody(shape), svg("g", { id: glassId, "clip-path": `url(#${screenClip})` }, onScreen),
    ...drawSensor(shape), guides ? guides.lines : null];
  if (!shape.whole) {
    definitions.push(svg("linearGradient", { id: `${fadeOut}-ramp`, x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { offset: 0.72, "stop-color": "#ffffff" }),
      svg("stop", { offset: 1, "stop-color": "#ffffff", "stop-opacity": 0 })));
    definitions.push(svg("mask", { id: fadeOut, maskUnits: "userSpaceOnUse", x: left, y: top,
      width: right - left, height: bottom - top },
      svg("rect", { x: left, y: top, width: right - left, height: bottom - top,
        fill: `url(#${fadeOut}-ramp)` })));
  }
  const picture = svg("svg", { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, role: "img",
    "aria-label": `Top of ${layout.display.display}, to scale` }, svg("defs", {}, definitions),
    svg("g", { mask: shape.whole ? null : `url(#${fadeOut})` }, outside), guides ? guides.words : null,
    shape.pad && layout.avatar ? drawLoupe(layout, shape, glassId) : null);
  const show = now => {
    scrolling.setAttribute("transform", `translate(0 ${-now.offset})`);
    if (!bar) return;
    const edge = bar.top + now.height;
    moving.fill.setAttribute("height", edge + (moving.overhang || 0));
    const lifted = clamp((now.offset + bar.top + bar.medium) / 12, 0, 1);
    moving.fill.setAttribute("opacity", lifted);
    if (moving.hair) {
      moving.hair.setAttribute("y", edge);
      moving.hair.setAttribute("opacity", lifted);
    }
    const open = Math.max(now.height - bar.medium, 0);
    moving.window.setAttribute("height", open);
    moving.title.setAttribute("y", open - 14);
    moving.inline.classList.toggle("shown", open < 12);
    if (moving.face) {
      const size = now.size;
      const x = shape.width - layout.avatar.trailingMargin - size;
      const y = edge - layout.avatar.bottomMargin - size;
      moving.face.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
      moving.face.setAttribute("opacity", now.opacity);
      moving.face.setAttribute("visibility", now.hidden ? "hidden" : "visible");
      moving.touch.setAttribute("x", x + size / 2 - 22);
      moving.touch.setAttribute("y", y + size / 2 - 22);
      moving.touch.setAttribute("opacity", now.hidden ? 0.35 : 1);
    }
    if (guides) guides.show(now);
  };
  return { picture, show, width: right - left };
};
