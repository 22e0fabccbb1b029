"use strict";

// One device on the page.
const readouts = [["offset", "Content offset", "pt"], ["height", "Bar height", "pt"],
  ["progress", "Progress", ""], ["opacity", "Opacity", ""], ["hidden", "Image", ""]];
const makePane = (position, chosen) => {
  const node = html("article", { class: "pane", "data-pane": position });
  const pane = { node, ...chosen };
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
    node.querySelectorAll(".segments")[group].querySelector("input:checked").focus();
  };
  const drawHead = () => {
    const { display, model, layout } = pane;
    const can = (key, value) => display.layouts.some(other => other[key] === value);
    const finder = makeFinder(position ? "Find the other device" : "Find a device", picked);
    pane.finder = finder;
    return html("header", { class: "pane-head" },
      html("div", {}, html("h2", {}, model.name),
        html("p", { class: "about" }, html("span", {}, model.identifier), html("span", {}, display.display),
          html("span", {}, familyOf(display)[0]))), finder.node,
      html("div", { class: "choices" },
        makeSegments("Design", [["classic", names.classic], ["liquidGlass", names.liquidGlass]], layout.design,
          value => turn("design", value), value => can("design", value)),
        makeSegments("Orientation", [["portrait", names.portrait], ["landscape", names.landscape]],
          layout.orientation, value => turn("orientation", value), value => can("orientation", value)),
        can("zoomed", !layout.zoomed) ? makeSegments("Display Zoom",
          [["false", names.standard], ["true", names.zoomed]], String(layout.zoomed),
          value => turn("zoomed", value === "true")) : null));
  };
  const drawReadouts = () => {
    pane.read = {};
    return html("dl", { class: "card readouts" }, readouts.map(([key, label, unit]) => {
      pane.read[key] = html("span", { "data-read": key }, "\u2013");
      return html("div", { class: key === "offset" ? "lead" : null }, html("dt", {}, label),
        html("dd", { class: "number" }, pane.read[key], unit ? html("small", {}, unit) : null));
    }));
  };
  const why = layout => !layout.navigationBar
    ? "The bars of this display are not at its top, so no image is shown."
    : "No large title in this layout, so there is nothing to fade: the image stays hidden.";
  pane.draw = () => {
    const layout = pane.layout;
    const stage = html("div", { class: "card stage" });
    stage.classList.toggle("fixed", !layout.scroll);
    stage.classList.toggle("whole", shapeOf(layout).whole);
    pane.stage = drawStage(layout, look());
    stage.append(pane.stage.picture);
    if (!layout.scroll) stage.append(html("p", { class: "says" }, why(layout)));
    else draggable(stage, pane);
    const others = player.panes.filter(other => other !== pane && other.layout.scroll);
    pane.curve = layout.scroll ? drawCurve(layout, look(), player.domain(), others.map(other => other.layout),
      offset => player.moveTo(offset - layout.scroll.rest)) : null;
    const curve = pane.curve ? html("figure", { class: "card curve" },
      html("figcaption", { class: "card-head" }, html("h3", {}, "Opacity over content offset"),
        drawKey(layout, look(), others)), pane.curve.node, look().original ? drawVerdict(layout) : null) : null;
    set(node, "aria-label", `${pane.model.name}, ${names[layout.design]}, ${names[layout.orientation]}`);
    node.replaceChildren(drawHead(), html("div", { class: "pane-stage" }, stage),
      html("div", { class: "pane-side" }, drawReadouts(), curve || [drawGeometry(layout), drawModels(layout)]),
      drawFacts(layout));
  };
  pane.redraw = () => {
    const held = document.activeElement;
    const back = node.contains(held) && held.type === "search";
    pane.draw();
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
      opacity, hidden: opacity === 0, size: pixels / layout.scale };
  };
  pane.show = () => {
    const now = pane.now();
    pane.stage.show(now);
    if (pane.curve) pane.curve.show(now);
    say(pane.read.offset, pane.layout.scroll ? fixed(now.offset, 3) : "\u2013");
    say(pane.read.height, now.height === null ? "\u2013" : number(now.height));
    say(pane.read.progress, now.progress === null ? "\u2013" : now.progress.toFixed(3));
    say(pane.read.opacity, now.opacity.toFixed(3));
    for (const span of Object.values(pane.read)) {
      span.parentNode.classList.toggle("unknown", span.textContent === "\u2013");
    }
    say(pane.read.hidden, now.hidden ? "Hidden" : "Visible");
    node.classList.toggle("gone", now.hidden);
  };
  pane.sentence = () => {
    const now = pane.now();
    const start = player.panes.length > 1 ? `${pane.model.name}: ` : "";
    if (!pane.layout.scroll) return `${start}${why(pane.layout)}`;
    return `${start}offset ${number(now.offset)}, bar height ${number(now.height)}, `
      + `progress ${now.progress.toFixed(3)}, opacity ${now.opacity.toFixed(3)}, `
      + (now.hidden ? "image hidden" : "image visible");
  };
  return pane;
};
