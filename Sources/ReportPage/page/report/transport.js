"use strict";

// Slider, stops, play button and keys.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const playing = { started: null, from: 0 };
const drawTransport = () => {
  const layout = player.driver();
  const controls = document.querySelectorAll(".transport button, .transport input");
  for (const control of controls) control.disabled = !layout.scroll;
  const slider = byId("position");
  if (!layout.scroll) {
    halt();
    slider.setAttribute("aria-valuetext", "nothing to scroll");
    byId("ticks").replaceChildren();
    return;
  }
  slider.max = layout.steps.count - 1;
  const at = offset => stepAt(layout, offset) / (layout.steps.count - 1);
  const { rest, target, collapsed } = layout.scroll;
  const ramp = html("b");
  ramp.style.setProperty("--from", at(rest));
  ramp.style.setProperty("--to", at(target));
  byId("ticks").replaceChildren(ramp, ...[rest, target, collapsed].map(offset => {
    const tick = html("i");
    tick.style.setProperty("--at", at(offset));
    return tick;
  }));
};
const showTransport = () => {
  const layout = player.driver();
  if (!layout.scroll) return;
  const slider = byId("position");
  const step = stepAt(layout, layout.scroll.rest + player.distance);
  if (Number(slider.value) !== step) slider.value = step;
  const lead = player.panes.find(pane => pane.layout === layout);
  slider.setAttribute("aria-valuetext", lead.sentence());
  const { rest, target, collapsed } = layout.scroll;
  const stops = { rest, half: (rest + target) / 2, target, collapsed };
  for (const button of document.querySelectorAll(".stops button")) {
    set(button, "aria-current", stepAt(layout, stops[button.dataset.stop]) === step ? "true" : "false");
  }
};
const halt = () => {
  if (playing.started === null) return;
  playing.started = null;
  clearTimeout(playing.timer);
  document.body.classList.remove("playing");
  byId("play").setAttribute("aria-label", "Play");
  player.show();
};
const ease = part => part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
const play = () => {
  if (playing.started !== null) return halt();
  const { scroll } = player.driver();
  if (!scroll) return;
  playing.started = performance.now();
  document.body.classList.add("playing");
  byId("play").setAttribute("aria-label", "Pause");
  const length = scroll.collapsed - scroll.rest;
  if (calm.matches) {
    const stops = ["rest", "half", "target", "collapsed", "target", "half", "rest"];
    const hop = place => {
      if (playing.started === null) return;
      if (place === stops.length) return halt();
      player.stop(stops[place]);
      playing.timer = setTimeout(() => hop(place + 1), 900);
    };
    return hop(0);
  }
  const turn = now => {
    if (playing.started === null) return;
    const part = Math.max(now - playing.started, 0) / 2600;
    if (part >= 2) {
      player.moveTo(0);
      return halt();
    }
    const way = part < 1 ? ease(part) : 1 - ease(part - 1);
    player.moveTo(-12 + way * (length + 36));
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
};
const startTransport = () => {
  byId("position").addEventListener("input", event => {
    halt();
    const layout = player.driver();
    player.moveTo(offsetAt(layout, Number(event.target.value)) - layout.scroll.rest);
  });
  byId("play").addEventListener("click", play);
  byId("back").addEventListener("click", () => { halt(); player.nudge(-1); });
  byId("forward").addEventListener("click", () => { halt(); player.nudge(1); });
  for (const button of document.querySelectorAll(".stops button")) {
    button.addEventListener("click", () => { halt(); player.stop(button.dataset.stop); });
  }
  const keys = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
  document.addEventListener("keydown", event => {
    const step = keys[event.key];
    const busy = event.target.closest("input, select, textarea, .sheet, [role=listbox]");
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    if (busy && event.target.id !== "position") return;
    if (!byId("player").contains(event.target) && event.target !== document.body) return;
    event.preventDefault();
    halt();
    player.nudge(step * (event.shiftKey ? 10 * player.driver().scale : 1));
  });
};
