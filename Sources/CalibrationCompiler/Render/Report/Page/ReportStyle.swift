/// Style sheet of the report.
package enum ReportStyle {
    /// The whole sheet, in the order in which later rules win.
    package static let sheet = [base, controls, transport, pane, stage, curve, catalogue, table, narrow, paper].joined()

    /// Colours of both appearances, type, and the page's frame.
    static let base = #"""
        :root {
          color-scheme: light dark;
          --page: #f5f5f7; --card: #ffffff; --well: #f0f0f3; --veil: rgba(245, 245, 247, .8);
          --text: #1d1d1f; --quiet: #65656b; --line: rgba(0, 0, 0, .1); --faint: rgba(0, 0, 0, .05);
          --tint: #0066d6; --on-tint: #ffffff; --wash: rgba(0, 102, 214, .1);
          --good: #1a7f37; --good-wash: #e2f5e7; --fair: #0060c4; --fair-wash: #e3effc;
          --poor: #9a5000; --poor-wash: #fdf0dc; --wrong: #c4161c;
          --thumb: #ffffff; --groove: #dcdce1; --shadow: 0 1px 2px rgba(0, 0, 0, .04), 0 8px 28px rgba(0, 0, 0, .06);
          --round: 22px; --gap: 20px;
          font: 15px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto,
            "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
          -webkit-text-size-adjust: 100%;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #000000; --card: #1c1c1e; --well: #2c2c2e; --veil: rgba(0, 0, 0, .72);
            --text: #f5f5f7; --quiet: #a1a1a8; --line: rgba(255, 255, 255, .14); --faint: rgba(255, 255, 255, .06);
            --tint: #3a9bff; --on-tint: #00122b; --wash: rgba(58, 155, 255, .18);
            --good: #5fd67e; --good-wash: #14321d; --fair: #7ab8ff; --fair-wash: #10294a;
            --poor: #ffb454; --poor-wash: #3a2708; --wrong: #ff6961;
            --thumb: #e8e8ed; --groove: #3a3a3d; --shadow: none;
          }
        }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--page); color: var(--text); -webkit-font-smoothing: antialiased; }
        h1, h2, h3, p, dl, dd, ul, figure, fieldset { margin: 0; padding: 0; border: 0; }
        ul { list-style: none; }
        h1 { font-size: 19px; font-weight: 600; letter-spacing: -.015em; }
        h1 span { color: var(--quiet); font-size: 13px; font-weight: 400; letter-spacing: 0; margin-left: 8px; }
        h2 { font-size: clamp(26px, 3.2vw, 38px); line-height: 1.1; font-weight: 650; letter-spacing: -.025em; }
        h3 { font-size: 15px; font-weight: 600; letter-spacing: -.01em; }
        a { color: var(--tint); text-decoration: none; }
        a:hover { text-decoration: underline; }
        :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
        section { scroll-margin-top: 76px; }
        section:focus { outline: none; }
        .number { font-variant-numeric: tabular-nums; }
        .code { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, "Liberation Mono", monospace; }
        .quiet { color: var(--quiet); }
        .unseen {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .skip { position: fixed; left: 12px; top: -60px; z-index: 9; padding: 10px 16px; border-radius: 12px;
          background: var(--tint); color: var(--on-tint); }
        .skip:focus { top: 10px; }
        .bar { position: sticky; top: 0; z-index: 5; background: var(--veil); border-bottom: 1px solid var(--faint);
          -webkit-backdrop-filter: saturate(180%) blur(20px); backdrop-filter: saturate(180%) blur(20px); }
        .bar-row { max-width: 1240px; margin: 0 auto; padding: 10px 24px; display: flex; gap: 16px;
          align-items: center; justify-content: space-between; }
        main { max-width: 1240px; margin: 0 auto; padding: 28px 24px 40px; display: grid; gap: var(--gap);
          grid-template-columns: minmax(0, 1fr); }
        .card { background: var(--card); border-radius: var(--round); box-shadow: var(--shadow); padding: 20px 22px; }
        .notice { margin: 0 0 16px; padding: 12px 16px; border-radius: 14px; background: var(--poor-wash);
          color: var(--poor); overflow-wrap: anywhere; }
        .foot { max-width: 1240px; margin: 0 auto; padding: 0 24px 48px; color: var(--quiet); font-size: 12px; }

        """#
}
