"use strict";

// The devices on the page and the one distance that both have been scrolled.
//
// `distance` is in points from rest, so that two devices follow one finger.
const player = {
  panes: [], distance: 0, frame: 0, speech: 0,
  look: { dimensions: false, touch: false, original: false, curve: null, size: null, unit: 1, beside: false },
  driver() {
    return (this.panes.find(pane => pane.layout.scroll) || this.panes[0]).layout;
  },
  domain() {
    const scrolls = this.panes.map(pane => pane.layout.scroll).filter(scroll => scroll);
    return [Math.min(...scrolls.map(scroll => scroll.rest)) - page.margin,
      Math.max(...scrolls.map(scroll => scroll.collapsed)) + page.margin];
  },
  moveTo(distance) {
    const layout = this.driver();
    if (!layout.scroll) return;
    const step = stepAt(layout, layout.scroll.rest + distance);
    const snapped = offsetAt(layout, step) - layout.scroll.rest;
    if (snapped === this.distance) return;
    this.distance = snapped;
    if (!this.frame) this.frame = requestAnimationFrame(() => this.show());
  },
  nudge(steps) {
    this.moveTo(this.distance + steps / this.driver().scale);
  },
  stop(name) {
    const { scroll } = this.driver();
    if (!scroll) return;
    const offset = name === "half" ? (scroll.rest + scroll.target) / 2 : scroll[name];
    this.moveTo(offset - scroll.rest);
  },
  show() {
    this.frame = 0;
    for (const pane of this.panes) pane.show();
    showTransport();
    if (playing.started !== null) return;
    clearTimeout(this.speech);
    this.speech = setTimeout(() => this.speak(), 350);
  },
  // Whether there is nothing further down, or further up.
  atEnd(direction) {
    const layout = this.driver();
    const step = stepAt(layout, layout.scroll.rest + this.distance);
    return step === (direction > 0 ? layout.steps.count - 1 : 0);
  },
  speak() {
    say(byId("spoken"), this.panes.map(pane => pane.sentence()).join(". "));
    wroteAddress();
  },
  // Puts the panes' parts into the page's grid, the transport after the drawings.
  mount() {
    const nodes = partNames.map(name => this.panes.map(pane => pane.parts[name]));
    byId("panes").replaceChildren(...nodes[0], ...nodes[1], byId("transport"), ...nodes[2], ...nodes[3]);
    set(byId("show-second"), "aria-pressed", this.panes.length > 1 ? "true" : "false");
    this.refresh();
  },
  // One scale for all drawings, as large as the space allows, and words beside them where 12 pixels are not too large.
  fit() {
    const { look } = this;
    const wide = document.body.classList.contains("wide");
    const most = wide ? 1.4 : 1.05;
    const shapes = this.panes.map(pane => ({ shape: shapeOf(pane.layout), space: pane.space() }));
    const scaleOf = ({ shape, space }) => {
      const { left, right, top, bottom } = boundsOf(shape, look);
      return Math.min(most, space.width / (right - left), space.height / (bottom - top));
    };
    look.beside = false;
    const words = room.above + room.beside;
    look.unit = Math.max(1 / Math.min(...shapes.map(scaleOf)),
      ...shapes.map(({ shape, space }) => (shape.width + 2 * shape.side + 8) / Math.max(space.width - words, 1)));
    look.beside = look.dimensions && look.unit < 1.7;
    const scale = Math.min(...shapes.map(scaleOf));
    if (!look.beside) look.unit = 1 / scale;
    return scale;
  },
  refresh() {
    const layout = this.driver();
    document.body.classList.toggle("two", this.panes.length > 1);
    document.body.classList.toggle("wide", this.panes.length === 1 && layout.orientation === "landscape");
    document.body.classList.toggle("still", !layout.scroll);
    const scale = this.fit();
    for (const pane of this.panes) pane.redraw(scale);
    drawTransport();
    drawTrial();
    drawDifference();
    if (layout.scroll) {
      this.distance = offsetAt(layout, stepAt(layout, layout.scroll.rest + this.distance)) - layout.scroll.rest;
    }
    this.show();
    document.title = `${this.panes.map(pane => pane.model.name).join(" and ")} \u2013 Calibration`;
    markCurrent();
  },
};
// Dragging scrolls as a finger does; so does the wheel, until the end of the range hands it to the page.
const scrollable = (stage, pane) => {
  const perPoint = () => pane.stage.picture.getScreenCTM().a;
  let start = null;
  let rest = 0;
  stage.addEventListener("wheel", event => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    halt();
    const before = player.distance;
    rest += event.deltaY * (event.deltaMode === 1 ? 16 : 1) / perPoint();
    player.moveTo(before + rest);
    if (player.distance !== before) rest -= player.distance - before;
    if (player.atEnd(Math.sign(event.deltaY))) rest = 0;
    if (player.distance !== before || rest) event.preventDefault();
  }, { passive: false });
  stage.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    halt();
    stage.setPointerCapture(event.pointerId);
    start = { y: event.clientY, distance: player.distance };
  });
  stage.addEventListener("pointermove", event => {
    if (!start || !stage.hasPointerCapture(event.pointerId)) return;
    player.moveTo(start.distance + (start.y - event.clientY) / perPoint());
  });
  const drop = () => { start = null; };
  stage.addEventListener("pointerup", drop);
  stage.addEventListener("pointercancel", drop);
};
