extension ReportScript {
    /// The data block, indexed, and the samples of the fade.
    ///
    /// A table of samples is `[lead, middle, tail]`: so many ones, then billionths, then so many zeros. Its first
    /// sample stands `margin` points before rest, its last as far after collapsed, one a pixel.
    static let data = #"""
        const data = JSON.parse(byId("data").textContent);
        const displays = data.displays;
        const rows = [];
        const byModel = new Map();
        const byDisplay = new Map();
        for (const display of displays) {
          byDisplay.set(display.display, display);
          for (const model of display.models) {
            if (!byModel.has(model.identifier)) byModel.set(model.identifier, []);
            byModel.get(model.identifier).push({ display, model });
          }
          for (const layout of display.layouts) {
            layout.display = display;
            layout.scale = layout.screen.scale;
            if (layout.scroll) {
              const first = Math.round(layout.scroll.rest * layout.scale) - data.margin * layout.scale;
              const last = Math.round(layout.scroll.collapsed * layout.scale) + data.margin * layout.scale;
              layout.steps = { first, count: last - first + 1 };
            }
            rows.push(layout);
          }
        }
        const sample = (table, step) => {
          const [lead, middle] = data.tables[table];
          if (step < lead) return 1;
          return step < lead + middle.length ? middle[step - lead] / 1e9 : 0;
        };
        const tableOf = (layout, curve) => layout.samples[data.curves.indexOf(curve)];
        const offsetAt = (layout, step) => (layout.steps.first + step) / layout.scale;
        const stepAt = (layout, offset) =>
          clamp(Math.round(offset * layout.scale) - layout.steps.first, 0, layout.steps.count - 1);
        const heightAt = (layout, offset) =>
          Math.max(layout.navigationBar.medium, -offset - layout.navigationBar.top);
        const sourcesOf = places => places.map(place => data.sources[place]);
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

        """#
}
