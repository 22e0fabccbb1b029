"use strict";

// Another size and another curve, tried on the devices shown; nothing is written.
const drawTrial = () => {
  const section = byId("trial");
  const layout = player.driver();
  section.hidden = !layout.scroll;
  if (!layout.scroll) return;
  const { look } = player;
  const curve = look.curve || layout.fade;
  const room = player.panes.filter(pane => pane.layout.avatar).map(pane =>
    pane.layout.avatar.largestPixels / pane.layout.scale);
  // Even points are even pixels at every scale.
  const most = Math.floor(Math.max(...room) / 2) * 2;
  const size = look.size || layout.avatar.size;
  const smaller = Math.ceil(size / 2) * 2 - 2;
  const larger = Math.floor(size / 2) * 2 + 2;
  const held = document.activeElement && document.activeElement.getAttribute("data-keep");
  const change = next => {
    Object.assign(look, next);
    player.refresh();
  };
  const icon = name => {
    const table = tableOf(layout, name);
    const from = page.samples[tableOf(layout, "linear")].ones - 1;
    const many = page.samples[tableOf(layout, "linear")].fade.length + 2;
    const points = [];
    for (let place = 0; place <= many; place += 1) {
      points.push(`${(46 * place / many).toFixed(1)} ${(30 - 30 * sample(table, from + place)).toFixed(1)}`);
    }
    return svg("svg", { viewBox: "0 0 46 30", "aria-hidden": "true" },
      svg("path", { d: `M${points.join("L")}` }));
  };
  const group = fresh("curve");
  const tried = look.curve || look.size;
  section.replaceChildren(...[
    html("div", {}, html("h3", { id: "trial-title" }, "Try a design"),
      html("p", { class: "quiet" }, "Curve and size of the image, on the devices above. Nothing is saved.")),
    html("div", { class: "stepper", role: "group", "aria-label": "Size of the image" },
      html("button", { type: "button", "data-keep": "smaller", "aria-label": "Smaller",
        disabled: smaller < 2, click: () => change({ size: smaller }) }, minus),
      html("output", {}, `${number(size)} pt`),
      html("button", { type: "button", "data-keep": "larger", "aria-label": "Larger",
        disabled: larger > most, click: () => change({ size: larger }) }, "+")),
    html("div", { class: "curves", role: "radiogroup", "aria-label": "Curve of the fade" },
      page.curves.map(name => html("label", {}, html("input", { type: "radio", name: group, value: name,
        checked: name === curve, "data-keep": `curve-${name}`,
        change: () => change({ curve: name === layout.fade ? null : name }) }),
        html("span", {}, icon(name), names[name] || name)))),
    html("button", { type: "button", class: "switch", "data-keep": "reset", disabled: !tried,
      click: () => change({ curve: null, size: null }) }, "As specified"),
    tried ? html("p", { class: "spec" }, html("span", { class: "quiet" }, "In devices/avatar.yaml:"),
      html("code", { class: "code" }, `size: ${number(size)}`),
      html("code", { class: "code" }, `fade: ${curve}`)) : null,
  ].filter(child => child));
  const again = held && section.querySelector(`[data-keep="${held}"]:not(:disabled)`);
  if (again) again.focus();
};

// Two devices' numbers, side by side.
const quantities = [
  ["Safe area, top", layout => layout.safeArea.top],
  ["Bar, top", layout => layout.navigationBar && layout.navigationBar.top],
  ["Bar, medium", layout => layout.navigationBar && layout.navigationBar.medium],
  ["Bar, large", layout => layout.navigationBar && layout.navigationBar.large],
  ["Image, size", layout => layout.avatar && layout.avatar.size],
  ["Image, bottom margin", layout => layout.avatar && layout.avatar.bottomMargin],
  ["rest", layout => layout.scroll && layout.scroll.rest],
  ["target", layout => layout.scroll && layout.scroll.target],
  ["norm", layout => layout.scroll && layout.scroll.norm],
  ["collapsed", layout => layout.scroll && layout.scroll.collapsed],
];
const drawDifference = () => {
  const place = byId("difference");
  place.hidden = player.panes.length < 2;
  if (place.hidden) return place.replaceChildren();
  const [one, other] = player.panes;
  const heading = pane => html("th", { scope: "col" }, pane.model.name, html("br"),
    `${names[pane.layout.design]}, ${names[pane.layout.orientation]}`);
  place.replaceChildren(html("section", { class: "card" }, html("div", { class: "card-head" },
    html("h3", {}, "Side by side")),
    html("table", { class: "difference", "aria-label": "Side by side" },
      html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "Points"), heading(one), heading(other),
        html("th", { scope: "col" }, "Difference"))),
      html("tbody", {}, quantities.map(([name, value]) => {
        const [a, b] = [value(one.layout), value(other.layout)];
        const known = a !== null && b !== null;
        const same = known && Math.abs(b - a) < 1e-6;
        return html("tr", { class: same ? "same" : null }, html("th", { scope: "row" }, name),
          html("td", {}, number(a)), html("td", {}, number(b)),
          html("td", {}, !known ? "\u2013" : same ? "same" : (b > a ? "+" : "") + number(b - a)));
      })))));
};
