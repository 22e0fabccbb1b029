"use strict";

// The devices on the page and the one distance that both have been scrolled.
//
// `distance` is in points from rest, so that two devices follow one finger.
const player = {
  panes: [], distance: 0, frame: 0, speech: 0,
  look: { dimensions: false, touch: false, original: false, curve: null, size: null, unit: 1 },
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
  speak() {
    say(byId("spoken"), this.panes.map(pane => pane.sentence()).join(". "));
  },
  refresh() {
    // What is drawn smaller has larger words.
    const columns = this.panes.length;
    this.look.unit = Math.max(1, ...this.panes.map(pane => shapeOf(pane.layout).width * columns / 560));
    for (const pane of this.panes) pane.redraw();
    const widest = Math.max(...this.panes.map(pane => pane.stage.width));
    for (const pane of this.panes) {
      const share = pane.stage.width / widest;
      pane.stage.picture.style.maxWidth = `min(${share * 100}%, ${pane.stage.width * 1.02}px)`;
    }
    document.body.classList.toggle("two", this.panes.length > 1);
    document.body.classList.toggle("still", !this.driver().scroll);
    drawTransport();
    drawTrial();
    drawDifference();
    const layout = this.driver();
    if (layout.scroll) {
      this.distance = offsetAt(layout, stepAt(layout, layout.scroll.rest + this.distance)) - layout.scroll.rest;
    }
    this.show();
    document.title = `${this.panes.map(pane => pane.model.name).join(" and ")} \u2013 Calibration`;
    markCurrent();
  },
};
const draggable = (stage, pane) => {
  let start = null;
  stage.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    halt();
    stage.setPointerCapture(event.pointerId);
    start = { y: event.clientY, distance: player.distance };
  });
  stage.addEventListener("pointermove", event => {
    if (!start || !stage.hasPointerCapture(event.pointerId)) return;
    const perPoint = pane.stage.picture.getBoundingClientRect().width / pane.stage.width;
    player.moveTo(start.distance + (start.y - event.clientY) / perPoint);
  });
  const drop = () => { start = null; };
  stage.addEventListener("pointerup", drop);
  stage.addEventListener("pointercancel", drop);
};
