"use strict";

// The drawing of one layout, and its update for a content offset.
//
// In the classic design the bar clips the large title while it shrinks. In Liquid Glass there is no bar to see: title and
// content scroll under a soft edge and under buttons of glass. The image follows the title in both.
const room = { above: 92, beside: 128 };
const drawStage = (layout, look) => {
  const shape = shapeOf(layout);
  const bar = layout.navigationBar;
  const glass = layout.design === "liquidGlass";
  const definitions = [];
  const screenClip = fresh("screen");
  const fadeOut = fresh("fade");
  const { unit } = look;
  const { left, right, top, bottom } = boundsOf(shape, look);
  definitions.push(svg("clipPath", { id: screenClip },
    rounded(0, 0, shape.width, shape.height, shape.corner, null)));
  const space = { left: layout.safeArea.left, right: layout.safeArea.right };
  const margin = shape.width >= 414 ? 20 : 16;
  const contentId = fresh("content");
  const scrolling = svg("g", {}, drawContent(shape, space, definitions));
  const onScreen = [rounded(0, 0, shape.width, shape.height, 0, "screen"), svg("g", { id: contentId }, scrolling)];
  const moving = {};
  if (bar) {
    const title = svg("text", { x: margin + space.left, "font-size": 34, class: "ink large-title" }, "Today");
    if (glass) {
      if (bar.large !== null) {
        title.setAttribute("y", -14);
        scrolling.append(title);
        moving.title = title;
      }
      const drawn = drawGlass(layout, shape, contentId, margin + space.left, definitions);
      moving.edge = drawn.edge;
      onScreen.push(drawn.edge, drawn.button);
    } else {
      moving.fill = svg("rect", { x: 0, y: 0, width: shape.width, class: "bar-fill" });
      moving.hair = svg("rect", { x: 0, width: shape.width, height: 1 / layout.scale, class: "bar-hair" });
      moving.title = title;
      moving.window = svg("svg", { x: 0, y: bar.top + bar.medium, width: shape.width, height: 0, overflow: "hidden" },
        title);
      onScreen.push(moving.fill, moving.hair, moving.window);
    }
    const low = bar.medium < 40;
    moving.inline = svg("text", { x: shape.width / 2, y: bar.top + bar.medium / 2 + (low ? 5.4 : 6),
      "font-size": low ? 15.5 : 17, "text-anchor": "middle", class: "ink inline-title" }, "Today");
    onScreen.push(moving.inline);
  } else {
    onScreen.push(svg("rect", { x: shape.width - space.right, y: 0, width: space.right, height: shape.height,
      class: "strip" }));
  }
  onScreen.push(...drawStatusBar(layout, shape));
  if (layout.avatar) {
    moving.face = svg("g", { "data-face": "ours" }, drawFace(definitions, fresh("round")));
    moving.touch = svg("rect", { width: 44, height: 44, rx: 6, class: "touch-area" });
    if (look.original) moving.ghost = drawGhost(definitions, unit);
    onScreen.push(moving.ghost && moving.ghost.node, moving.face, look.touch ? moving.touch : null);
  }
  const guides = look.dimensions ? drawGuides(layout, shape, look) : null;
  const glassId = fresh("glass");
  const outside = [...drawBody(shape), svg("g", { id: glassId, "clip-path": `url(#${screenClip})` }, onScreen),
    ...drawSensor(shape), guides ? guides.lines : null];
  if (!shape.whole) {
    definitions.push(svg("linearGradient", { id: `${fadeOut}-ramp`, x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { offset: 0.72, "stop-color": "#ffffff" }),
      svg("stop", { offset: 1, "stop-color": "#ffffff", "stop-opacity": 0 })));
    definitions.push(svg("mask", { id: fadeOut, maskUnits: "userSpaceOnUse", x: left, y: top, width: right - left,
      height: bottom - top }, svg("rect", { x: left, y: top, width: right - left, height: bottom - top,
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
    const lifted = clamp((now.offset + bar.top + (glass ? bar.large ?? bar.medium : bar.medium)) / 12, 0, 1);
    if (glass) {
      moving.edge.setAttribute("opacity", lifted);
      // The title leaves as the one in the bar comes.
      if (moving.title) {
        const below = -now.offset - bar.top - bar.medium;
        moving.title.setAttribute("opacity", clamp((below + 8) / 24, 0, 1));
      }
    } else {
      moving.fill.setAttribute("height", edge);
      moving.fill.setAttribute("opacity", lifted);
      moving.hair.setAttribute("y", edge);
      moving.hair.setAttribute("opacity", lifted);
      moving.window.setAttribute("height", Math.max(now.height - bar.medium, 0));
      moving.title.setAttribute("y", now.height - bar.medium - 14);
    }
    moving.inline.classList.toggle("shown", now.height - bar.medium < 12);
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
      if (moving.ghost) moving.ghost.show(x, edge, now.original);
    }
    if (guides) guides.show(now);
  };
  return { picture, show, guides };
};

// Edges of the drawing, in points from the screen's top left corner.
const boundsOf = (shape, look) => {
  const outside = look.beside ? { left: room.above * look.unit, right: room.beside * look.unit } : { left: 4, right: 4 };
  return { left: -shape.side - 4 - outside.left, right: shape.width + shape.side + 4 + outside.right,
    top: -shape.top - 5, bottom: shape.whole ? shape.height + shape.top + 5 : shape.seen };
};

// The image as the constants of the original would draw it, beside ours: 40 points wide, 12 above the bar's edge.
const drawGhost = (definitions, unit) => {
  const face = svg("g", {}, drawFace(definitions, fresh("round")));
  const ring = svg("circle", { r: 20.75, class: "ghost-ring" });
  const word = svg("text", { "text-anchor": "end", "font-size": 12 * unit, class: "ghost-word" });
  const show = (x, edge, opacity) => {
    const place = { x: x - 14 - 40, y: edge - 12 - 40 };
    face.setAttribute("transform", `translate(${place.x} ${place.y}) scale(40)`);
    face.setAttribute("opacity", opacity);
    ring.setAttribute("cx", place.x + 20);
    ring.setAttribute("cy", place.y + 20);
    word.setAttribute("x", place.x - 6);
    word.setAttribute("y", place.y + 20 + 4 * unit);
    say(word, (unit < 1.5 ? "original " : "") + opacity.toFixed(2));
  };
  return { node: svg("g", { class: "ghost", "aria-hidden": "true" }, face, ring, word), show };
};
