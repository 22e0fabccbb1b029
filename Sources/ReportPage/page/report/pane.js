"use strict";

// One device on the page: a heading, the drawing, read-outs with the curve, and facts. The page's grid places them.
const partNames = ["head", "stage", "side", "facts"];
const readouts = layout => [["offset", "Content offset", "pt"], ["height", heightName(layout), "pt"],
  ["progress", "Progress", ""], ["opacity", "Opacity", ""], ["hidden", "Image", ""]];
// In Liquid Glass the bar's frame stays tall while the title scrolls: what counts is where the content begins.
const heightName = layout => layout.design === "liquidGlass" ? "Shown height" : "Bar height";
const makePane = (position, chosen) => {
  const parts = Object.fromEntries(partNames.map(name =>
    [name, html(name === "head" ? "header" : "div", { class: `pane-${name}`, "data-pane": position })]));
  const pane = { parts, ...chosen };
  const look = () => player.look;
  const picked = (display, model) => {
    const wish = pane.layout;
    pane.choose({ display, model, layout: nearest(display, wish) });
    wroteAddress();
  };
  const turn = (key, value) => {
    const wish = { design: pane.layout.design, orientation: pane.layout.orientation, zoomed: pane.layout.zoomed,
      [key]: value };
    const exact = has(pane.display, wish.design, wish.orientation, wish.zoomed);
    const others = pane.display.layouts.filter(layout => layout[key] === value);
    pane.choose({ display: pane.display, model: pane.model,
      layout: exact || nearest({ layouts: others }, wish) });
    wroteAddress();
    const group = ["design", "orientation", "zoomed"].indexOf(key);
    parts.head.querySelectorAll(".segments")[group].querySelector("input:checked").focus();
  };
  const drawHead = () => {
    const { display, model, layout } = pane;
    const can = (key, value) => display.layouts.some(other => other[key] === value);
    const finder = makeFinder(position ? "Find the other device" : "Find a device", picked);
    pane.finder = finder;
    return [html("div", {}, html("h2", {}, model.name),
        html("p", { class: "about" }, html("span", {}, model.identifier), html("span", {}, display.display),
          html("span", {}, familyOf(display)[0]))), finder.node,
      html("div", { class: "choices" },
        makeSegments("Design", [["classic", names.classic], ["liquidGlass", names.liquidGlass]], layout.design,
          value => turn("design", value), value => can("design", value)),
        makeSegments("Orientation", [["portrait", names.portrait], ["landscape", names.landscape]],
          layout.orientation, value => turn("orientation", value), value => can("orientation", value)),
        can("zoomed", !layout.zoomed) ? makeSegments("Display Zoom",
          [["false", names.standard], ["true", names.zoomed]], String(layout.zoomed),
          value => turn("zoomed", value === "true")) : null)].filter(child => child);
  };
  const drawReadouts = () => {
    pane.read = {};
    const shown = readouts(pane.layout);
    if (look().original && pane.layout.scroll) shown.push(["original", "Image of the original constants", ""]);
    return html("dl", { class: "card readouts" }, shown.map(([key, label, unit]) => {
      pane.read[key] = html("span", { "data-read": key }, "\u2013");
      return html("div", { class: key === "offset" ? "lead" : key === "original" ? "original" : null },
        html("dt", {}, label),
        html("dd", { class: "number" }, pane.read[key], unit ? html("small", {}, unit) : null));
    }));
  };
  const why = layout => !layout.navigationBar
    ? "The bars of this display are not at its top, so no image is shown."
    : "No large title in this layout, so there is nothing to fade: the image stays hidden.";
  // Draws into the page, where the space that a part has is known.
  pane.draw = scale => {
    const { layout } = pane;
    const shape = shapeOf(layout);
    const { left, right } = boundsOf(shape, look());
    pane.stage = drawStage(layout, look());
    pane.stage.picture.style.width = `${(right - left) * scale}px`;
    const stage = html("div", { class: "card stage" }, pane.stage.picture,
      pane.stage.guides ? pane.stage.guides.list : null,
      layout.scroll ? null : html("p", { class: "says" }, why(layout)));
    stage.classList.toggle("fixed", !layout.scroll);
    stage.classList.toggle("whole", shape.whole);
    if (layout.scroll) scrollable(stage, pane);
    parts.head.replaceChildren(...drawHead());
    parts.stage.replaceChildren(stage);
    parts.facts.replaceChildren(...[drawFacts(layout)].filter(child => child));
    pane.drawSide();
  };
  pane.drawSide = () => {
    const { layout } = pane;
    pane.curve = null;
    if (!layout.scroll) {
      parts.side.replaceChildren(drawGeometry(layout), drawModels(layout));
      return;
    }
    const others = player.panes.filter(other => other !== pane && other.layout.scroll);
    const host = html("div", {});
    parts.side.replaceChildren(drawReadouts(), html("figure", { class: "card curve" },
      html("figcaption", { class: "card-head" }, html("h3", {}, "Opacity over content offset"),
        drawKey(layout, look(), others)), host, look().original ? drawVerdict(layout) : null));
    pane.curve = drawCurve(layout, look(), player.domain(), others.map(other => other.layout),
      offset => player.moveTo(offset - layout.scroll.rest), host.clientWidth);
    host.append(pane.curve.node);
  };
  // Sight of the drawing: pixels across, and down as far as a window without scrolling leaves.
  pane.space = () => ({ width: parts.stage.clientWidth - 36, height: Math.max(innerHeight - 370, 340) });
  pane.redraw = scale => {
    const held = document.activeElement;
    const back = parts.head.contains(held) && held.type === "search";
    pane.draw(scale);
    if (back) pane.finder.field.focus();
  };
  pane.choose = next => {
    Object.assign(pane, next);
    player.refresh();
  };
  pane.now = () => {
    const { layout } = pane;
    const bar = layout.navigationBar;
    if (!layout.scroll) {
      return { offset: bar ? -(bar.top + bar.medium) : -layout.safeArea.top, height: bar ? bar.medium : null,
        progress: null, opacity: 0, hidden: true };
    }
    const step = stepAt(layout, layout.scroll.rest + player.distance);
    const offset = offsetAt(layout, step);
    const opacity = sample(tableOf(layout, look().curve || layout.fade), step);
    const { pixels: own, largestPixels } = layout.avatar;
    const pixels = look().size ? Math.min(look().size * layout.scale, largestPixels) : own;
    return { offset, height: heightAt(layout, offset), progress: sample(tableOf(layout, "linear"), step),
      opacity, hidden: opacity === 0, size: pixels / layout.scale, original: sample(layout.original, step) };
  };
  pane.show = () => {
    const now = pane.now();
    pane.stage.show(now);
    if (!pane.curve) return;
    pane.curve.show(now);
    say(pane.read.offset, fixed(now.offset, 3));
    say(pane.read.height, number(now.height));
    say(pane.read.progress, now.progress.toFixed(3));
    say(pane.read.opacity, now.opacity.toFixed(3));
    say(pane.read.hidden, now.hidden ? "Hidden" : "Visible");
    if (pane.read.original) {
      const off = now.original - now.opacity;
      say(pane.read.original, `opacity ${now.original.toFixed(3)}`
        + (Math.abs(off) < 5e-4 ? ", as it should be" : `, ${off > 0 ? "+" : minus}${Math.abs(off).toFixed(3)}`));
    }
    parts.side.classList.toggle("gone", now.hidden);
  };
  pane.sentence = () => {
    const now = pane.now();
    const start = player.panes.length > 1 ? `${pane.model.name}: ` : "";
    if (!pane.layout.scroll) return `${start}${why(pane.layout)}`;
    return `${start}offset ${number(now.offset)}, ${heightName(pane.layout).toLowerCase()} ${number(now.height)}, `
      + `progress ${now.progress.toFixed(3)}, opacity ${now.opacity.toFixed(3)}, `
      + (now.hidden ? "image hidden" : "image visible")
      + (look().original ? `, original constants ${now.original.toFixed(3)}` : "");
  };
  return pane;
};
