extension ReportStyle {
    /// Narrow windows, down to the width of a phone.
    static let narrow = #"""
        @media (max-width: 900px) {
          .pane, .two .pane { grid-template-columns: minmax(0, 1fr);
            grid-template-areas: "head" "stage" "side" "facts"; }
          .pane-facts { grid-template-columns: minmax(0, 1fr); }
          .stage { min-height: 0; }
          .transport { grid-template-columns: auto minmax(0, 1fr); }
          .stops { grid-column: 1 / -1; justify-content: space-between; }
          .trial { grid-template-columns: minmax(0, 1fr); }
        }
        @media (min-width: 641px) and (max-width: 900px) {
          h1 span { display: none; }
        }
        @media (max-width: 640px) {
          :root { --round: 18px; --gap: 14px; }
          .bar { position: static; }
          .bar-row { padding: 8px 16px 0; flex-direction: column; align-items: stretch; gap: 6px; }
          .switches { overflow-x: auto; margin: 0 -16px; padding: 2px 16px 8px; scrollbar-width: none; }
          .switches::-webkit-scrollbar { display: none; }
          main { padding: 18px 16px 32px; }
          .pane-head { grid-template-columns: minmax(0, 1fr); }
          .pane-head .find { margin-top: 8px; }
          .stage { padding: 16px 10px 0; }
          .card { padding: 16px; }
          .readouts { padding: 0; }
          .readouts div { padding: 11px 14px 10px; }
          .readouts .lead dd { font-size: 26px; }
          .readouts dd { font-size: 19px; }
          .sums { grid-template-columns: auto minmax(0, 1fr); gap: 1px 14px; }
          .sums .how { grid-column: 1 / -1; margin-bottom: 8px; font-size: 13px; }
          .models { columns: 1; }
          .transport { bottom: 8px; padding: 8px 10px; gap: 4px 10px; border-radius: 24px; }
          .two .panes { gap: 10px; }
          .two .pane-head h2 { font-size: 19px; }
          .two .pane { gap: 10px; }
          .pane-head .about { font-size: 13px; }
          .about span { margin-right: .8em; }
          .about span + span::before { content: none; }
          .two .about span { display: block; }
          .two .about span:last-child { display: none; }
          .choices { flex-wrap: nowrap; overflow-x: auto; margin: 8px -16px 0; padding: 0 16px; scrollbar-width: none; }
          .choices::-webkit-scrollbar { display: none; }
          .choices .segments { flex: none; }
          .choices .segments span { padding: 4px 11px; }
          .two .choices { flex-direction: column; gap: 6px; margin: 4px 0 0; padding: 0; }
          .two .choices .segments { width: 100%; flex-direction: column; }
          .two .segments span { text-align: center; padding: 4px 6px; }
          .two .stage { padding: 10px 4px 0; }
          .two .readouts { grid-template-columns: minmax(0, 1fr); }
          .two .readouts .lead { grid-column: auto; }
          .two .card { padding: 12px; }
          .two .readouts.card { padding: 0; }
          .foot { padding: 0 16px 40px; }
          .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; }
          .tile .tile-words { padding: 8px 10px 11px; }
          .trial .curves { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
          .trial .curves span { min-width: 0; }
        }
        @media (forced-colors: active) {
          .segments input:checked + span, .switch[aria-pressed="true"] { outline: 2px solid; }
          .chip { border: 1px solid; }
        }
        @media (prefers-contrast: more) {
          :root { --quiet: var(--text); --line: var(--text); }
        }

        """#

    /// Paper: the device, its facts, the overview and the table, without controls.
    static let paper = #"""
        @media print {
          :root { --page: #ffffff; --card: #ffffff; --well: #f0f0f3; --text: #000000; --quiet: #4a4a4f; --shadow: none;
            --line: rgba(0, 0, 0, .2); --faint: rgba(0, 0, 0, .05); --tint: #0057b8; --wash: rgba(0, 87, 184, .1);
            --good: #1a7f37; --good-wash: #e2f5e7; --fair: #0060c4; --fair-wash: #e3effc;
            --poor: #9a5000; --poor-wash: #fdf0dc; color-scheme: light; font-size: 11px; }
          * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
          .bar { position: static; }
          .switches, .transport, .find, .choices, .filters, .trial, .skip, .notice { display: none !important; }
          .card, .tile, .sheet { border: 1px solid var(--line); break-inside: avoid; }
          .sheet { overflow: visible; max-height: none; break-inside: auto; border: 0; }
          .sheet table { font-size: 7.5px; }
          .sheet th, .sheet td { padding: 2px 4px; }
          .sheet thead th, .sheet tbody th { position: static; min-width: 0; }
          .sheet thead button { padding: 2px 4px; font-size: 7.5px; }
          .sheet thead button::after { content: none; }
          .sheet .chip { font-size: 7.5px; padding: 0 4px; }
          .sheet tr { break-inside: avoid; }
          .sheet .code { font-size: 6px; }
          main { padding: 10px 0; max-width: none; }
          .stage { background: none; }
          .tiles { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
          .family > h3, .family > p, .catalogue-head, .catalogue > p { break-after: avoid; }
          .tile .numbers { font-size: 9px; gap: 3px; }
          .tile .tile-words { padding: 6px 8px 8px; }
        }

        """#
}
