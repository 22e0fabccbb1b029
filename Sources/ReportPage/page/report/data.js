"use strict";

// The data block, indexed, and the samples of the fade.
//
// Samples of a fade are a number of ones, then billionths, then a number of zeros, one a pixel. The first is `margin`
// points before rest, the last as far after collapsed.
// The layouts are those of `calibrate list --json`; `page` has what only the page needs, in the same order.
const { layouts: rows = [], page = {} } = JSON.parse(byId("data").textContent);
const displays = [];
const byModel = new Map();
const byDisplay = new Map();
rows.forEach((layout, index) => {
  const { safeArea, navigationBar, largestPixels, ...details } = page.layouts[index];
  if (layout.avatar) layout.avatar.largestPixels = largestPixels;
  Object.assign(layout, details, { scale: layout.screen.scale, evidence: { safeArea, navigationBar } });
  if (layout.scroll) {
    const first = Math.round(layout.scroll.rest * layout.scale) - page.margin * layout.scale;
    const last = Math.round(layout.scroll.collapsed * layout.scale) + page.margin * layout.scale;
    layout.steps = { first, count: last - first + 1 };
  }
  let display = byDisplay.get(layout.display);
  if (!display) {
    const { idiom, models } = layout;
    display = { display: layout.display, idiom, models, layouts: [], ...page.displays[layout.display] };
    displays.push(display);
    byDisplay.set(display.display, display);
    for (const model of models) {
      if (!byModel.has(model.identifier)) byModel.set(model.identifier, []);
      byModel.get(model.identifier).push({ display, model });
    }
  }
  display.layouts.push(layout);
  layout.display = display;
});
for (const display of displays) {
  display.screen = (display.layouts.find(layout => !layout.zoomed) ?? display.layouts[0]).screen;
}
const sample = (table, step) => {
  const { ones, fade } = page.samples[table];
  if (step < ones) return 1;
  return step < ones + fade.length ? fade[step - ones] / 1e9 : 0;
};
const tableOf = (layout, curve) => layout.samples[page.curves.indexOf(curve)];
const offsetAt = (layout, step) => (layout.steps.first + step) / layout.scale;
const stepAt = (layout, offset) =>
  clamp(Math.round(offset * layout.scale) - layout.steps.first, 0, layout.steps.count - 1);
const heightAt = (layout, offset) =>
  Math.max(layout.navigationBar.medium, -offset - layout.navigationBar.top);
// The numbers of a group, those that are known alike together: `[[{ basis, sources }, ["top", "bottom"]]]`.
const known = (indices, order) => {
  const groups = new Map();
  for (const name of order) groups.set(indices[name], [...groups.get(indices[name]) ?? [], name]);
  return [...groups].map(([index, names]) => [page.evidence[index], names]);
};
const basisRank = { measured: 0, documented: 1, inferred: 2 };
const modelNames = display => [...new Set(display.models.map(model => model.name))];
const has = (display, design, orientation, zoomed) => display.layouts.find(layout =>
  layout.design === design && layout.orientation === orientation && layout.zoomed === zoomed);
const nearest = (display, wish) => {
  const order = ["design", "orientation", "zoomed"];
  const score = layout => order.reduce((sum, key, place) =>
    sum + (wish && layout[key] === wish[key] ? 4 >> place : 0), 0)
    + (layout.scroll ? 0.5 : 0) + (layout.zoomed ? 0 : 0.25);
  return display.layouts.reduce((best, layout) => score(layout) > score(best) ? layout : best);
};
