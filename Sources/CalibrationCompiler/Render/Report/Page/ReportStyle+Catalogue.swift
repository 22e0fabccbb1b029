extension ReportStyle {
    /// Filters and small multiples.
    static let catalogue = #"""
        .catalogue { margin-top: 34px; display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
        .catalogue-head { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; }
        .catalogue-head p { color: var(--quiet); font-size: 13px; }
        .filters { display: flex; flex-wrap: wrap; gap: 10px 12px; align-items: center; }
        .filters .find { flex: 1 1 220px; max-width: 340px; }
        .catalogue-head h2 + p { margin-right: auto; }
        .family { margin: 6px 0 26px; }
        .family > h3 { font-size: 19px; letter-spacing: -.015em; margin-bottom: 2px; }
        .family > p { color: var(--quiet); font-size: 13px; margin-bottom: 12px; }
        .tiles + .tiles { margin-top: 14px; }
        .tiles { display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(208px, 1fr)); }
        .tile { display: grid; align-content: start; text-align: left; border-radius: 18px; overflow: hidden;
          color: inherit; background: var(--card); box-shadow: var(--shadow); transition: transform .18s; }
        .tile:hover { text-decoration: none; transform: translateY(-2px); }
        .tile[aria-current="true"] { box-shadow: 0 0 0 2.5px var(--tint); }
        .tile svg { display: block; width: 100%; height: auto; }
        .tile .tile-words { padding: 10px 14px 13px; display: grid; gap: 2px; }
        .tile b { font-weight: 600; letter-spacing: -.01em; overflow-wrap: anywhere; line-height: 1.25; }
        .tile .code { color: var(--quiet); overflow-wrap: anywhere; }
        .tile .numbers { display: flex; justify-content: space-between; gap: 8px; margin-top: 6px; font-size: 13px;
          font-variant-numeric: tabular-nums; }
        .tile .numbers small { color: var(--quiet); font-size: 11px; display: block; }
        .tile .tags { display: flex; gap: 6px; flex-wrap: wrap; margin-top: 8px; }
        .tile .tags .chip.plain::before { content: none; }
        .mini-sky { fill: var(--well); }
        .mini-body { fill: #1b1b1e; }
        .mini-screen { fill: #ffffff; }
        .mini-sensor { fill: #1b1b1e; }
        .mini-medium { fill: rgba(0, 102, 214, .15); }
        .mini-large { fill: rgba(0, 102, 214, .06); }
        .mini-line { stroke: #1f9d55; stroke-width: 1.25; stroke-dasharray: 4 3; }
        .mini-word { fill: #55555b; font-size: 12.5px; font-weight: 500; font-variant-numeric: tabular-nums; }
        .mini-ramp { fill: var(--wash); stroke: var(--tint); stroke-width: 2; stroke-linejoin: round; }
        .mini-original { fill: none; stroke: #e8730c; stroke-width: 1.25; stroke-dasharray: 2 3; }
        .mini-axis { stroke: var(--line); stroke-width: 1; }
        @media (prefers-color-scheme: dark) {
          .mini-body, .mini-sensor { fill: #000000; }
          .mini-screen { fill: #1c1c1e; }
          .mini-body { stroke: #48484d; stroke-width: 1; }
          .mini-medium { fill: rgba(58, 155, 255, .3); }
          .mini-large { fill: rgba(58, 155, 255, .13); }
          .mini-word { fill: #c7c7cc; }
        }
        .empty { padding: 40px; text-align: center; color: var(--quiet); }

        """#

    /// The table of all constants.
    static let table = #"""
        .sheet { overflow: auto; max-height: 78vh; border-radius: var(--round); background: var(--card);
          box-shadow: var(--shadow); }
        .sheet table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 12px;
          font-variant-numeric: tabular-nums; }
        .sheet th, .sheet td { padding: 8px 7px; text-align: right; white-space: nowrap;
          border-bottom: 1px solid var(--line); }
        .sheet th.words, .sheet td.words { text-align: left; }
        .sheet thead th { position: sticky; top: 0; z-index: 2; padding: 0; background: var(--card); }
        .sheet thead button { width: 100%; padding: 16px 7px 8px; text-align: inherit; font-size: 11.5px;
          font-weight: 600; color: var(--quiet); white-space: nowrap; position: relative; }
        .sheet thead button::after { content: "\2195"; position: absolute; right: 7px; top: 2px; font-size: 10px;
          opacity: .4; }
        .sheet thead .words button::after { right: auto; left: 7px; }
        .sheet thead th[aria-sort="ascending"] button::after { content: "\2191"; opacity: 1; }
        .sheet thead th[aria-sort="descending"] button::after { content: "\2193"; opacity: 1; }
        .sheet thead th[aria-sort="ascending"] button, .sheet thead th[aria-sort="descending"] button {
          color: var(--tint); }
        .sheet thead button:focus-visible { outline-offset: -3px; }
        .sheet tbody th { position: sticky; left: 0; z-index: 1; text-align: left; font-weight: 500;
          background: var(--card); max-width: 240px; white-space: normal; overflow-wrap: anywhere; min-width: 164px;
          padding-left: 16px; }
        .sheet thead th:first-child button { padding-left: 16px; }
        .sheet thead th:first-child button::after { left: 16px; }
        .sheet .chip { font-size: 11px; }
        .sheet tbody th small { display: block; color: var(--quiet); }
        .sheet thead th:first-child { left: 0; z-index: 3; }
        .sheet tbody tr:hover > * { background: color-mix(in srgb, var(--tint) 6%, var(--card)); }
        .sheet tbody tr[aria-current="true"] > * { background: color-mix(in srgb, var(--tint) 12%, var(--card)); }
        .sheet td.none { color: var(--quiet); }

        """#
}
