extension ReportStyle {
    /// The drawing of a device. What is on its screen follows the page's appearance, as a phone follows its own.
    static let stage = #"""
        .stage { position: relative; overflow: hidden; padding: 26px 18px 0; min-height: 100%; display: grid;
          justify-items: center; align-items: start; touch-action: none; cursor: grab;
          background: linear-gradient(#eef1f7, #ffffff); }
        .stage:active { cursor: grabbing; }
        .stage.whole { align-content: center; padding-bottom: 26px; }
        .stage.fixed { cursor: default; touch-action: auto; align-content: center; padding-bottom: 24px; }
        .stage svg { width: 100%; height: auto; display: block; user-select: none; -webkit-user-select: none;
          --screen: #ffffff; --ink: #000000; --bar: rgba(249, 249, 249, .94); --hair: rgba(60, 60, 67, .29);
          --row: #e9e9ee; --pill: #eeeef0; --metal: #c9cace; --metal-edge: #8e8f94; --body: #09090a;
          --safe: #1f9d55; --top: #0a7aff; --medium: #8944ab; --large: #d6336c; --loupe: #0a7aff; --edge: transparent;
          font-family: -apple-system, BlinkMacSystemFont, "SF Pro Display", Inter, "Segoe UI", Roboto,
            "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
        .stage .says { margin-top: 18px; max-width: 36em; text-align: center; color: var(--quiet); }
        @media (prefers-color-scheme: dark) {
          .stage { background: linear-gradient(#26272c, #1c1c1e); }
          .stage svg { --screen: #000000; --ink: #ffffff; --bar: rgba(26, 26, 28, .94); --hair: rgba(84, 84, 88, .65);
            --row: #2a2a2d; --pill: #2a2a2d; --metal: #5a5b60; --metal-edge: #86878c; --body: #000000;
            --safe: #4cd07d; --top: #54a8ff; --medium: #c58af9; --large: #ff6b9a; --loupe: #54a8ff;
            --edge: rgba(255, 255, 255, .22); }
        }
        .metal { fill: var(--metal); stroke: var(--metal-edge); stroke-width: .75; }
        .body, .sensor { fill: var(--body); }
        .sensor { fill: #000000; stroke: var(--edge); stroke-width: .75; }
        .lens { fill: #14151c; stroke: #22242e; stroke-width: 1; }
        .home-ring { fill: none; stroke: #2c2d31; stroke-width: 2.5; }
        .screen { fill: var(--screen); }
        .ink { fill: var(--ink); }
        .ink-line { fill: none; stroke: var(--ink); }
        .row { fill: var(--row); }
        .pill { fill: var(--pill); }
        .pill-word { fill: var(--top); }
        .bar-fill { fill: var(--bar); }
        .bar-hair { fill: var(--hair); }
        .clock { font-weight: 600; }
        .large-title { font-weight: 700; letter-spacing: .3px; }
        .inline-title { font-weight: 600; opacity: 0; transition: opacity .18s; }
        .inline-title.shown { opacity: 1; }
        .touch-area { fill: rgba(0, 168, 168, .12); stroke: #00a0a0; stroke-width: 1; stroke-dasharray: 3 2.5; }
        .guide { stroke-width: .75; fill: none; }
        .guide.dash { stroke-dasharray: 4 3; }
        .guide-word { font-weight: 500; font-variant-numeric: tabular-nums; }
        .safe { stroke: var(--safe); } .top { stroke: var(--top); }
        .medium { stroke: var(--medium); } .large { stroke: var(--large); }
        .guide-word.safe { fill: var(--safe); } .guide-word.top { fill: var(--top); }
        .guide-word.medium { fill: var(--medium); } .guide-word.large { fill: var(--large); }
        .guide-word { stroke: none; }
        .loupe { fill: none; stroke: var(--loupe); }
        .loupe-source { fill: none; stroke: var(--loupe); stroke-opacity: .55; }
        .loupe-shade { fill: var(--screen); filter: drop-shadow(0 10px 28px rgba(0, 0, 0, .4)); }
        .strip { fill: var(--row); opacity: .7; }
        @media (prefers-reduced-motion: reduce) {
          *, ::before, ::after { transition: none !important; scroll-behavior: auto !important; }
        }

        """#

    /// Opacity over offset.
    static let curve = #"""
        .curve { padding-bottom: 12px; }
        .curve .card-head { display: grid; gap: 4px; }
        .curve svg { width: 100%; height: auto; display: block; overflow: visible; touch-action: pan-y;
          cursor: ew-resize; user-select: none; -webkit-user-select: none; }
        .curve text { font-size: 12px; fill: var(--quiet); font-variant-numeric: tabular-nums; }
        .curve .grid { stroke: var(--line); stroke-width: 1; }
        .curve .stop { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 2 3; }
        .curve .stop-word { fill: var(--text); font-weight: 500; }
        .curve .line { fill: none; stroke: var(--tint); stroke-width: 2.5; stroke-linejoin: round; }
        .curve .other { fill: none; stroke: var(--quiet); stroke-width: 1.5; opacity: .55; }
        .curve .area { fill: var(--wash); }
        .curve .original { fill: none; stroke: #e8730c; stroke-width: 2; stroke-dasharray: 6 4; }
        .curve .original-word { fill: var(--poor); font-weight: 500; }
        .curve .now { stroke: var(--tint); stroke-width: 1; }
        .curve .dot { fill: var(--tint); stroke: var(--card); stroke-width: 2.5; }
        .curve .flag { fill: var(--tint); }
        .curve .flag-word { fill: var(--on-tint); font-weight: 600; }
        .curve .observed { fill: var(--good); stroke: var(--card); stroke-width: 1.5; }
        .verdict { margin-top: 8px; font-size: 13px; color: var(--poor); font-variant-numeric: tabular-nums; }
        .key { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 12px; color: var(--quiet); }
        .key span { display: inline-flex; align-items: center; gap: 6px; }
        .key i { width: 16px; height: 0; border-top: 2.5px solid var(--tint); }
        .key .is-original { border-top: 2px dashed #e8730c; }
        .key .is-other { border-top: 1.5px solid var(--quiet); }
        .key .is-observed { width: 8px; height: 8px; border: 0; background: var(--good); transform: rotate(45deg); }

        """#
}
