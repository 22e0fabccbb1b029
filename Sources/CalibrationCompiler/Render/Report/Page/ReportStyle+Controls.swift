extension ReportStyle {
    /// Switches, segmented controls, fields and chips.
    static let controls = #"""
        button, input { font: inherit; color: inherit; }
        button { border: 0; background: none; cursor: pointer; padding: 0; }
        button:disabled { cursor: default; opacity: .35; }
        .switches { display: flex; gap: 8px; }
        .switch { padding: 6px 13px; border-radius: 999px; background: var(--faint); font-size: 13px; font-weight: 500;
          white-space: nowrap; transition: background-color .18s, color .18s; }
        .switch:hover { background: var(--line); }
        .switch[aria-pressed="true"] { background: var(--text); color: var(--page); }
        .segments { display: inline-flex; position: relative; padding: 2px; border-radius: 10px;
          background: var(--well); max-width: 100%; }
        .segments label { position: relative; cursor: pointer; }
        .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
        .segments span { display: block; padding: 4px 13px; border-radius: 8px; font-size: 13px; font-weight: 500;
          white-space: nowrap; transition: background-color .18s, box-shadow .18s; }
        .segments input:checked + span { background: var(--thumb); color: #1d1d1f;
          box-shadow: 0 1px 4px rgba(0, 0, 0, .16); }
        .segments input:disabled + span { color: var(--quiet); opacity: .45; }
        .segments input:disabled { cursor: default; }
        .segments input:focus-visible + span { outline: 3px solid var(--tint); outline-offset: 1px; }
        .find { position: relative; min-width: 0; }
        .find svg { position: absolute; left: 11px; top: 9px; width: 16px; height: 16px; fill: none;
          stroke: var(--quiet); stroke-width: 1.8; stroke-linecap: round; pointer-events: none; }
        .find input { width: 100%; height: 34px; border: 0; border-radius: 10px; background: var(--well);
          padding: 0 12px 0 34px; }
        .find input::placeholder { color: var(--quiet); opacity: 1; }
        .find input::-webkit-search-cancel-button { -webkit-appearance: none; }
        .matches { position: absolute; z-index: 6; top: 40px; left: 0; right: 0; min-width: min(320px, 86vw);
          max-height: 360px; overflow: auto; overscroll-behavior: contain; padding: 6px; border-radius: 16px;
          background: var(--card); border: 1px solid var(--line); box-shadow: 0 12px 40px rgba(0, 0, 0, .22); }
        .matches li { padding: 7px 10px; border-radius: 10px; cursor: pointer; }
        .matches li b { display: block; font-weight: 500; overflow-wrap: anywhere; }
        .matches li small { color: var(--quiet); font-size: 12px; }
        .matches li[aria-selected="true"] { background: var(--tint); color: var(--on-tint); }
        .matches li[aria-selected="true"] small { color: inherit; }
        .matches .none { color: var(--quiet); cursor: default; }
        .chip { display: inline-flex; align-items: center; gap: 6px; padding: 1px 9px 1px 8px; border-radius: 999px;
          font-size: 12px; font-weight: 500; white-space: nowrap; background: var(--well); color: var(--quiet); }
        .chip::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: currentColor; }
        .chip.measured { background: var(--good-wash); color: var(--good); }
        .chip.documented { background: var(--fair-wash); color: var(--fair); }
        .chip.documented::before { border-radius: 1.5px; }
        .chip.inferred { background: var(--poor-wash); color: var(--poor); }
        .chip.inferred::before { background: none; border: 2px solid currentColor; }

        """#

    /// The floating bar with play button and slider.
    static let transport = #"""
        .transport { position: sticky; bottom: 14px; z-index: 4; margin: 18px auto 0; width: 100%; max-width: 860px;
          display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 14px; align-items: center;
          padding: 10px 14px 10px 10px; border-radius: 26px; background: var(--veil); border: 1px solid var(--line);
          box-shadow: 0 10px 34px rgba(0, 0, 0, .14);
          -webkit-backdrop-filter: saturate(180%) blur(24px); backdrop-filter: saturate(180%) blur(24px); }
        .round { width: 40px; height: 40px; border-radius: 50%; background: var(--tint); color: var(--on-tint); }
        .round svg { width: 20px; height: 20px; display: block; margin: auto; fill: currentColor; }
        .when-playing, .playing .when-still { display: none; }
        .playing .when-playing { display: inline; }
        .track { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 4px; }
        .nudge { width: 32px; height: 32px; border-radius: 50%; }
        .nudge:hover, .stops button:hover { background: var(--faint); }
        .nudge svg { width: 18px; height: 18px; display: block; margin: auto; fill: none; stroke: currentColor;
          stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
        .groove { position: relative; height: 32px; }
        .groove input { -webkit-appearance: none; appearance: none; position: absolute; inset: 0; width: 100%;
          height: 32px; margin: 0; background: none; cursor: pointer; touch-action: none; }
        .groove::before { content: ""; position: absolute; left: 2px; right: 2px; top: 14px; height: 4px;
          border-radius: 2px; background: var(--groove); }
        .groove input::-webkit-slider-thumb { -webkit-appearance: none; width: 24px; height: 24px; border-radius: 50%;
          background: var(--thumb); border: 0;
          box-shadow: 0 0 0 .5px rgba(0, 0, 0, .12), 0 2px 7px rgba(0, 0, 0, .24); }
        .groove input::-moz-range-thumb { width: 24px; height: 24px; border-radius: 50%; background: var(--thumb);
          border: 0; box-shadow: 0 0 0 .5px rgba(0, 0, 0, .12), 0 2px 7px rgba(0, 0, 0, .24); }
        .groove input:focus-visible { outline: none; }
        .groove input:focus-visible::-webkit-slider-thumb { outline: 3px solid var(--tint); outline-offset: 2px; }
        .groove input:focus-visible::-moz-range-thumb { outline: 3px solid var(--tint); outline-offset: 2px; }
        .ticks i { position: absolute; top: 10px; width: 2px; height: 12px; border-radius: 1px; margin-left: -1px;
          background: var(--quiet); left: calc(12px + var(--at) * (100% - 24px)); }
        .ticks b { position: absolute; top: 14px; height: 4px; border-radius: 2px;
          left: calc(12px + var(--from) * (100% - 24px)); width: calc((var(--to) - var(--from)) * (100% - 24px));
          background: linear-gradient(90deg, var(--tint), transparent); }
        .stops { display: flex; }
        .stops button { padding: 6px 10px; border-radius: 10px; font-size: 13px; font-weight: 500; color: var(--tint); }
        .stops button[aria-current="true"] { color: var(--text); background: var(--faint); }
        .still .transport { display: none; }

        """#
}
