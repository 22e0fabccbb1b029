"use strict";

// All constants in a table that sorts.
const columns = [
  ["Device", layout => modelNames(layout.display)[0], "words"],
  ["Design", layout => names[layout.design], "words"],
  ["Orientation", layout => names[layout.orientation], "words"],
  ["Zoom", layout => zoomName(layout.zoomed), "words"], ["Scale", layout => layout.scale],
  ["Safe top", layout => layout.safeArea.top], ["Bar top", quantities[1][1]], ["Medium", quantities[2][1]],
  ["Large", quantities[3][1]], ["Size", quantities[4][1]], ["Bottom", quantities[5][1]],
  ["Rest", quantities[6][1]], ["Target", quantities[7][1]], ["Norm", quantities[8][1]],
  ["Collapsed", quantities[9][1]], ["Fade", layout => layout.scroll ? names[layout.fade] : null, "words"],
  ["Basis", layout => basisRank[layout.weakest], "words"],
];
const sorting = { column: null, down: false };
const drawLine = layout => {
  if (layout.line) return layout.line;
  const known = modelNames(layout.display);
  const cells = columns.slice(1, -1).map(([, value, kind]) => {
    const here = value(layout);
    return html("td", { class: [kind, here === null ? "none" : null].filter(name => name).join(" ") || null },
      here === null ? "\u2013" : typeof here === "number" ? number(here) : here);
  });
  layout.line = html("tr", {}, html("th", { scope: "row" },
    html("a", { href: `#${addressOf(layout)}` }, known[0] + (known.length > 1 ? ` +${known.length - 1}` : "")),
    html("small", { class: "code" }, layout.display.display)), cells,
  html("td", { class: "words" }, chip(layout.weakest)));
  return layout.line;
};
const drawTable = shown => {
  const body = html("tbody");
  const heads = columns.map(([name, , kind], place) => html("th", { scope: "col", class: kind || null },
    html("button", { type: "button", click: () => {
      sorting.down = sorting.column === place && !sorting.down;
      sorting.column = place;
      order();
    } }, name)));
  const order = () => {
    heads.forEach((head, place) => set(head, "aria-sort", place !== sorting.column ? "none"
      : sorting.down ? "descending" : "ascending"));
    const lines = [...shown];
    if (sorting.column !== null) {
      const value = columns[sorting.column][1];
      const sign = sorting.down ? -1 : 1;
      const compare = (a, b) => typeof a === "string" ? a.localeCompare(b, "en", { numeric: true }) : a - b;
      lines.sort((first, second) => {
        const [a, b] = [value(first), value(second)];
        if (a === null || b === null) return (a === null) - (b === null);
        return sign * compare(a, b);
      });
    }
    body.replaceChildren(...lines.map(drawLine));
  };
  order();
  return html("div", { class: "sheet", role: "region", "aria-label": "All constants, in points", tabindex: 0 },
    html("table", { "aria-label": "All constants" }, html("thead", {}, html("tr", {}, heads)), body));
};
