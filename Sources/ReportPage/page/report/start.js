"use strict";

// Deep links: `#iPhone15,2/classic/portrait`, `/zoomed` after it, `@-120` for another content offset than that at rest,
// `&` between two devices.
const addressOf = (layout, model = null) => [model ? model.identifier : layout.display.display, layout.design,
  layout.orientation, ...(layout.zoomed ? ["zoomed"] : [])].join("/");
const shownAddress = () => player.panes.map((pane, position) => {
  const shared = byModel.get(pane.model.identifier).length > 1;
  const moved = position === 0 && pane.layout.scroll && Math.abs(player.distance) > 1e-6;
  return addressOf(pane.layout, shared ? null : pane.model)
    + (moved ? `@${Number((pane.layout.scroll.rest + player.distance).toFixed(3))}` : "");
}).join("&");
let written = null;
const wroteAddress = () => {
  written = `#${shownAddress()}`;
  if (location.hash !== written) history.replaceState(null, "", written);
};
const readPlace = text => {
  const [place, offset] = text.split("@");
  const [key, ...rest] = place.split("/");
  const plain = fold(key);
  const found = byModel.get(key)
    || (byDisplay.has(key) && [{ display: byDisplay.get(key), model: byDisplay.get(key).models[0] }])
    || entries.filter(entry => entry.name === plain || entry.identifier === plain);
  if (!found.length) return null;
  const wish = { zoomed: rest.includes("zoomed") };
  wish.design = rest.find(part => part === "classic" || part === "liquidGlass");
  wish.orientation = rest.find(part => part === "portrait" || part === "landscape") || "portrait";
  const fits = ({ display }) => display.layouts.some(layout => layout.design === wish.design
    && layout.orientation === wish.orientation && layout.zoomed === wish.zoomed);
  const { display, model } = found.find(fits) || found[0];
  return { display, model, layout: nearest(display, wish), exact: rest.length === 0 || fits({ display }),
    offset: offset && Number.isFinite(Number(offset)) ? Number(offset) : null };
};
const readAddress = () => {
  let text = location.hash.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    // A lone percent sign is no escape: the text is taken as it stands.
  }
  if (!text || byId(text)) return null;
  return text.split("&").slice(0, 2).map(part => [part, readPlace(part)]);
};
const notice = text => {
  byId("notice").hidden = !text;
  say(byId("notice"), text || "");
};
const goToAddress = () => {
  if (location.hash === written) return false;
  const places = readAddress();
  if (!places) return false;
  const missing = places.filter(([, place]) => !place || !place.exact);
  notice(missing.length ? `Not in this report: ${missing.map(([part]) => part).join(" and ")}` : "");
  const found = places.map(([, place]) => place).filter(place => place);
  if (!found.length) return false;
  player.panes = found.map((place, position) => makePane(position, place));
  written = location.hash;
  const [{ layout, offset }] = found;
  player.distance = layout.scroll && offset !== null ? offset - layout.scroll.rest : 0;
  player.mount();
  return true;
};

// What runs when the page is read: the first device, then the rest when the browser is idle.
const firstPlace = () => {
  const age = ({ model }) => model.identifier.match(/\d+/g).map(Number);
  const newer = (a, b) => age(b)[0] - age(a)[0] || age(a)[1] - age(b)[1];
  const fading = entries.filter(({ display }) => display.layouts.some(layout => layout.scroll));
  const phones = fading.filter(({ display }) => display.idiom === "phone");
  const known = [phones, fading, entries].find(list => list.length);
  const { display, model } = [...known].sort(newer)[0];
  return { display, model, layout: nearest(display, { design: "liquidGlass", orientation: "portrait",
    zoomed: false }) };
};
const secondPlace = () => {
  const [{ display, model, layout }] = player.panes;
  const other = display.layouts.find(candidate => candidate !== layout && candidate.scroll
    && candidate.orientation === layout.orientation);
  if (other) return { display, model, layout: other };
  const next = displays.find(candidate => candidate !== display
    && candidate.layouts.some(candidateLayout => candidateLayout.scroll)) || display;
  return { display: next, model: next.models[0], layout: nearest(next, layout) };
};
const startSwitches = () => {
  for (const key of ["dimensions", "touch", "original"]) {
    const button = byId(`show-${key}`);
    button.addEventListener("click", () => {
      player.look[key] = !player.look[key];
      set(button, "aria-pressed", player.look[key] ? "true" : "false");
      player.refresh();
    });
  }
  const second = byId("show-second");
  second.addEventListener("click", () => {
    const two = player.panes.length < 2;
    if (two) player.panes.push(makePane(1, secondPlace()));
    else player.panes.length = 1;
    player.mount();
    wroteAddress();
  });
};
const start = () => {
  if (!rows.length) {
    notice("This report has no layouts: there are no device specs.");
    for (const id of ["switches", "panes", "trial", "catalogue"]) byId(id).hidden = true;
    return;
  }
  say(byId("tally"), `${new Set(entries.map(entry => entry.model.name)).size} models, `
    + `${displays.length} displays, ${rows.length} layouts`);
  startTransport();
  startSwitches();
  if (!goToAddress()) {
    player.panes = [makePane(0, firstPlace())];
    player.mount();
  }
  addEventListener("hashchange", () => {
    if (goToAddress()) byId("player").scrollIntoView({ behavior: calm.matches ? "auto" : "smooth" });
  });
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth !== width) player.refresh();
    width = innerWidth;
  });
  drawFilters();
  const later = window.requestIdleCallback || (work => setTimeout(work, 60));
  later(() => drawCatalogue());
  addEventListener("beforeprint", () => drawCatalogue(true));
  addEventListener("afterprint", () => drawCatalogue());
};
start();
