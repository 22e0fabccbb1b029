"use strict";

// Where the numbers come from: the sums, the geometry with its basis, and the observations.
const sum = (name, how, result) => html("div", {}, html("dt", {}, name),
  html("dd", { class: "result" }, result), html("dd", { class: "how" }, how));
const drawSums = layout => {
  const bar = layout.navigationBar;
  const { scroll, avatar } = layout;
  const n = number;
  const limit = bar.large - bar.medium - avatar.bottomMargin;
  return html("section", { class: "card" },
    html("div", { class: "card-head" }, html("h3", {}, "Derivation"), chip(layout.basis.scroll)),
    html("dl", { class: "sums" },
      sum("rest", `${minus}(top + large) = ${minus}(${n(bar.top)} + ${n(bar.large)})`, n(scroll.rest)),
      sum("target", `${minus}(top + medium + bottom margin) = `
        + `${minus}(${n(bar.top)} + ${n(bar.medium)} + ${n(avatar.bottomMargin)})`, n(scroll.target)),
      sum("norm", `rest ${minus} target = ${minus}(${n(bar.large)} ${minus} ${n(bar.medium)} ${minus} `
        + `${n(avatar.bottomMargin)})`, n(scroll.norm)),
      sum("collapsed", `${minus}(top + medium) = ${minus}(${n(bar.top)} + ${n(bar.medium)})`,
        n(scroll.collapsed)),
      sum("size", `${avatar.pixels} pixels at ${n(layout.scale)}x; room for ${n(Math.min(limit, bar.medium))}`,
        n(avatar.size)),
      sum("margins", `trailing ${n(avatar.trailingMargin)}, bottom ${n(avatar.bottomMargin)}`,
        `${n(avatar.trailingMargin)}, ${n(avatar.bottomMargin)}`)));
};
const drawLinks = sources => sources.length
  ? html("ul", { class: "links" }, sources.map(source => html("li", {}, link(source)))) : null;
// Numbers with what they are worth: those that are known alike share a line, a reason and sources.
const drawKnown = (numbers, indices, order) => known(indices, order).map(([{ basis, sources, os, why }, names]) =>
  html("div", { class: "known" },
    html("p", {}, names.map(name => numbers[name] === null ? `no ${name} title` : `${name} ${number(numbers[name])}`)
      .join(", "), " ", chip(basis),
    os ? html("span", { class: "quiet" }, ` iOS ${os}`) : null),
    why ? html("p", { class: "quiet why" }, why) : null, drawLinks(sources)));
const drawGeometry = layout => {
  const { safeArea, navigationBar: bar, evidence } = layout;
  const n = number;
  return html("section", { class: "card" },
    html("div", { class: "card-head" }, html("h3", {}, "Geometry"),
      html("span", { class: "quiet number" }, `${n(layout.screen.width)} \u00d7 ${n(layout.screen.height)} `
        + `@${n(layout.scale)}x`)),
    html("div", { class: "group" }, html("h4", {}, "Safe area"),
      drawKnown(safeArea, evidence.safeArea, ["top", "left", "bottom", "right"])),
    html("div", { class: "group" }, html("h4", {}, "Navigation bar"),
      bar ? drawKnown(bar, evidence.navigationBar, ["top", "medium", "large"]) : html("p", {}, "none at the top")),
    layout.statusBar === null ? null : html("div", { class: "group" }, html("h4", {}, "Status bar"),
      html("p", {}, n(layout.statusBar))),
    [layout.display.notes, layout.notes].filter(text => text).flatMap(text => text.split(/\n\s*\n/))
      .map(text => html("p", { class: "notes" }, text)));
};
const drawSeen = layout => layout.observed.length ? html("section", { class: "card" },
  html("div", { class: "card-head" }, html("h3", {}, "Observed by others"),
    html("span", { class: "quiet" }, "observed, derived")),
  html("ul", { class: "seen" }, layout.observed.map(seen => html("li", {},
    html("span", { class: "mark", "aria-hidden": "true" }),
    html("span", {}, `${names[seen.quantity] || seen.quantity}, ${names[seen.title] || seen.title}`),
    html("span", {}, `${number(seen.value)}, ${number(seen.derived)}`),
    html("span", { class: "links" }, link(seen.source)))))) : null;
const drawModels = layout => html("section", { class: "card" },
  html("div", { class: "card-head" }, html("h3", {}, "Models with this display"),
    html("span", { class: "code quiet" }, layout.display.display)),
  html("ul", { class: "models" }, modelNames(layout.display).map(name => html("li", {}, html("b", {}, name),
    " ", html("span", { class: "code" }, layout.display.models.filter(model => model.name === name)
      .map(model => model.identifier).join(" "))))));
const drawFacts = layout => layout.scroll ? html("div", { class: "facts" },
  html("div", { class: "column" }, drawSums(layout), drawSeen(layout) || drawModels(layout)),
  html("div", { class: "column" }, drawGeometry(layout), layout.observed.length ? drawModels(layout) : null))
  : drawSeen(layout);
