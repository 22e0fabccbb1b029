extension ReportStyle {
    /// A device's pane: heading, picker, read-outs and facts.
    static let pane = #"""
        .panes { display: grid; gap: var(--gap); grid-template-columns: minmax(0, 1fr); }
        .pane { display: grid; gap: var(--gap); align-content: start;
          grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
          grid-template-areas: "head head" "stage side" "facts facts"; }
        .pane-head { grid-area: head; display: grid; grid-template-columns: minmax(0, 1fr) minmax(220px, 300px);
          gap: 4px 24px; align-items: end; }
        .pane-head h2 { overflow-wrap: anywhere; }
        .pane-head .find { align-self: center; }
        .pane-head .about { color: var(--quiet); }
        .about span { display: inline-block; overflow-wrap: anywhere; }
        .about span + span::before { content: "\00b7"; margin: 0 .4em; }
        .choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 12px; margin-top: 10px; }
        .pane-stage { grid-area: stage; }
        .pane-side { grid-area: side; display: grid; gap: var(--gap); grid-template-rows: auto 1fr; }
        .pane-facts { grid-area: facts; display: grid; gap: var(--gap);
          grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr); align-items: start; align-content: start; }
        .column { display: grid; gap: var(--gap); align-content: start; grid-template-columns: minmax(0, 1fr); }
        .two .panes { grid-template-columns: repeat(2, minmax(0, 1fr)); }
        .two .pane { grid-template-columns: minmax(0, 1fr); grid-template-areas: "head" "stage" "side" "facts";
          grid-row: span 4; grid-template-rows: subgrid; }
        .two .pane-head { grid-template-columns: minmax(0, 1fr); align-content: start; }
        .two .about span { margin-right: .8em; }
        .two .about span + span::before { content: none; }
        .two .pane-head h2 { font-size: 26px; }
        .two .pane-head .find { margin-top: 8px; }
        .two .pane-facts { grid-template-columns: minmax(0, 1fr); }
        .readouts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1px; overflow: hidden;
          padding: 0; background: var(--line); }
        .readouts div { background: var(--card); padding: 14px 18px 13px; }
        .readouts .lead { grid-column: span 2; }
        .readouts dt { color: var(--quiet); font-size: 12px; font-weight: 500; }
        .readouts dd { font-size: 22px; font-weight: 600; letter-spacing: -.02em; line-height: 1.25;
          white-space: nowrap; }
        .readouts .lead dd { font-size: 32px; letter-spacing: -.03em; line-height: 1.15; }
        .readouts small { font-size: 13px; font-weight: 400; color: var(--quiet); letter-spacing: 0; margin-left: 3px; }
        .readouts .unknown small { display: none; }
        .gone dd[data-read="hidden"] { color: var(--quiet); }
        .card-head { display: flex; justify-content: space-between; gap: 12px; align-items: baseline;
          margin-bottom: 10px; flex-wrap: wrap; }
        .sums { display: grid; grid-template-columns: auto auto minmax(0, 1fr); gap: 7px 14px; align-items: baseline; }
        .sums > div { display: contents; }
        .sums dt { font-weight: 500; }
        .sums dd { font-variant-numeric: tabular-nums; }
        .sums .result { text-align: right; font-weight: 600; }
        .sums .how { color: var(--quiet); overflow-wrap: anywhere; }
        .group { padding: 12px 0; border-top: 1px solid var(--line); }
        .group:first-of-type { border-top: 0; padding-top: 2px; }
        .group h4 { margin: 0; font-size: 13px; font-weight: 600; display: flex; gap: 8px; align-items: center;
          flex-wrap: wrap; }
        .group p { font-variant-numeric: tabular-nums; }
        .links { font-size: 12px; color: var(--quiet); overflow-wrap: anywhere; }
        .links li { padding: 1px 0; }
        .seen li { display: grid; grid-template-columns: 14px minmax(0, 1fr) auto; gap: 0 8px; padding: 7px 0;
          border-top: 1px solid var(--line); align-items: baseline; font-variant-numeric: tabular-nums; }
        .seen li:first-child { border-top: 0; }
        .seen .mark { width: 9px; height: 9px; background: var(--good); transform: rotate(45deg);
          border-radius: 1.5px; }
        .seen .links { grid-column: 2 / -1; }
        .notes { overflow-wrap: anywhere; margin-top: 10px; color: var(--quiet); }
        .models { color: var(--quiet); font-size: 13px; columns: 2; column-gap: 20px; }
        .models li { break-inside: avoid; overflow-wrap: anywhere; padding: 1px 0; }
        .models b { font-weight: 500; color: var(--text); }
        .trial { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 14px 28px; align-items: center; }
        .trial .curves { display: flex; gap: 8px; flex-wrap: wrap; }
        .trial .curves label { position: relative; cursor: pointer; text-align: center; font-size: 12px; }
        .trial .curves input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
        .trial .curves span { display: grid; justify-items: center; gap: 3px; padding: 8px 6px 6px; border-radius: 14px;
          min-width: 88px; background: var(--well); border: 2px solid transparent; }
        .trial .curves svg { width: 46px; height: 30px; overflow: visible; fill: none; stroke: var(--quiet);
          stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
        .trial .curves input:checked + span { border-color: var(--tint); color: var(--tint); background: var(--wash); }
        .trial .curves input:checked + span svg { stroke: var(--tint); }
        .trial .curves input:focus-visible + span { outline: 3px solid var(--tint); outline-offset: 2px; }
        .stepper { display: flex; align-items: center; gap: 10px; }
        .stepper button { width: 32px; height: 32px; border-radius: 50%; background: var(--well); font-size: 18px;
          line-height: 1; }
        .stepper output { min-width: 64px; text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; }
        .trial .spec { grid-column: 1 / -1; display: flex; gap: 14px; align-items: center; flex-wrap: wrap; }
        .trial .spec code { user-select: all; padding: 6px 12px; border-radius: 10px; background: var(--well); }
        .difference { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
        .difference th, .difference td { padding: 6px 10px; text-align: right; border-top: 1px solid var(--line); }
        .difference thead th { border-top: 0; color: var(--quiet); font-size: 12px; font-weight: 500;
          vertical-align: bottom; overflow-wrap: anywhere; }
        .difference th:first-child { text-align: left; font-weight: 500; }
        .difference td:last-child { font-weight: 600; }
        .difference .same td { color: var(--quiet); font-weight: 400; }

        """#
}
