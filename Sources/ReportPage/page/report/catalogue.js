"use strict";

// Filters, and the choice between overview and table.
const filter = { text: "", design: "all", orientation: "portrait", zoom: "standard", basis: "all",
  view: "overview" };
const passes = layout => {
  const parts = partsOf(filter.text);
  return (filter.design === "all" || layout.design === filter.design)
    && (filter.orientation === "all" || layout.orientation === filter.orientation)
    && (filter.zoom === "all" || layout.zoomed === (filter.zoom === "zoomed"))
    && (filter.basis === "all" || layout.weakest === filter.basis)
    && (!parts.length || entries.some(entry => entry.display === layout.display && fits(entry, parts)));
};
const drawFilters = () => {
  const field = html("input", { type: "search", "aria-label": "Filter the catalogue",
    placeholder: "Filter by name, display or points", spellcheck: "false", autocomplete: "off",
    input: event => { filter.text = event.target.value; drawCatalogue(); } });
  const choice = (label, key, choices) => makeSegments(label, choices, filter[key], value => {
    filter[key] = value;
    drawCatalogue();
  });
  byId("filters").replaceChildren(html("div", { class: "find" }, magnifier(), field),
    choice("View", "view", [["overview", "Overview"], ["table", "Table"]]),
    choice("Design", "design", [["all", "All designs"], ["classic", names.classic],
      ["liquidGlass", names.liquidGlass]]),
    choice("Orientation", "orientation", [["all", "Both"], ["portrait", names.portrait],
      ["landscape", names.landscape]]),
    choice("Display Zoom", "zoom", [["all", "All zooms"], ["standard", names.standard],
      ["zoomed", names.zoomed]]),
    choice("Basis", "basis", [["all", "Any basis"], ["measured", names.measured],
      ["documented", names.documented], ["inferred", names.inferred]]));
};
const drawCatalogue = (both = false) => {
  const shown = rows.filter(passes);
  say(byId("count"), `${shown.length} of ${rows.length} layouts`);
  const overview = filter.view === "overview";
  byId("overview").hidden = !overview && !both;
  byId("table").hidden = overview && !both;
  byId("legend").hidden = byId("overview").hidden;
  const none = () => html("p", { class: "card empty" }, "No layout passes these filters.");
  if (overview || both) byId("overview").replaceChildren(...(shown.length ? drawOverview(shown) : [none()]));
  if (!overview || both) byId("table").replaceChildren(shown.length ? drawTable(shown) : none());
  markCurrent();
};
const drawOverview = shown => {
  const groups = new Map();
  for (const key of Object.keys(families)) groups.set(families[key], []);
  for (const layout of shown) {
    const family = familyOf(layout.display);
    const key = groups.has(family) ? family
      : [...groups.keys()].find(known => known[0] === family[0]) || family;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(layout);
  }
  const depth = layout => layout.navigationBar ? layout.navigationBar.top : -1;
  const row = layouts => layouts.length ? html("div", { class: "tiles" }, layouts.map(tileOf)) : null;
  const designs = ["classic", "liquidGlass"];
  const rowsOf = layouts => {
    layouts.sort((a, b) => designs.indexOf(a.design) - designs.indexOf(b.design) || a.zoomed - b.zoomed
      || depth(a) - depth(b));
    if (layouts.length <= 5) return row(layouts);
    return designs.map(design => row(layouts.filter(layout => layout.design === design)));
  };
  return [...groups].filter(([, layouts]) => layouts.length).map(([family, layouts]) =>
    html("section", { class: "family" }, html("h3", {}, family[0]), html("p", {}, family[1]), rowsOf(layouts)));
};
const markCurrent = () => {
  const shown = new Set(player.panes.map(pane => pane.layout));
  for (const layout of rows) {
    for (const node of [layout.tile, layout.line]) {
      if (node) set(node, "aria-current", shown.has(layout) ? "true" : "false");
    }
  }
};
