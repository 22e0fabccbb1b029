/// Frame of the report's page behind its header: what stands in the file before the script fills it in.
///
/// The page is one file without a request: style, script and data are inline, and the policy admits exactly those two
/// texts by their hashes. The order of the parts is that of ``ReportTemplate/Slot``.
package enum ReportTemplate {
    /// Place in the page that the renderer fills.
    package enum Slot: String, CaseIterable {
        /// Content security policy.
        case policy = "{{policy}}"
        /// Style sheet.
        case style = "{{style}}"
        /// Data block, escaped for its place.
        case data = "{{data}}"
        /// Script.
        case script = "{{script}}"
    }

    /// The page, with its slots.
    package static let page = #"""
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="{{policy}}">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>Calibration report</title>
        <style>{{style}}</style>
        </head>
        <body>
        <a class="skip" href="#player">Skip to the device</a>
        <a class="skip" href="#catalogue">Skip to the catalogue</a>
        <header class="bar">
          <div class="bar-row">
            <h1>Calibration <span id="tally"></span></h1>
            <div class="switches" role="group" aria-label="Show">
              <button type="button" class="switch" id="show-dimensions" aria-pressed="false">Dimensions</button>
              <button type="button" class="switch" id="show-touch" aria-pressed="false">Touch area</button>
              <button type="button" class="switch" id="show-original" aria-pressed="false">Original constants</button>
              <button type="button" class="switch" id="show-second" aria-pressed="false">Compare</button>
            </div>
          </div>
        </header>
        <noscript><p class="notice">This report draws itself with a script. Allow scripts to see it.</p></noscript>
        <main>
          <section id="player" class="player" aria-label="Device" tabindex="-1">
            <p id="notice" class="notice" role="alert" hidden></p>
            <div id="panes" class="panes"></div>
            <div class="transport" role="group" aria-label="Scroll position">
              <button type="button" class="round" id="play" aria-label="Play">
                <svg viewBox="0 0 20 20" aria-hidden="true"><path class="when-still" d="M6.5 3.8v12.4L16.5 10z"/><path
                  class="when-playing" d="M5.5 4h3v12h-3zM11.5 4h3v12h-3z"/></svg>
              </button>
              <div class="track">
                <button type="button" class="nudge" id="back" aria-label="One pixel back">
                  <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12.5 4.5 7 10l5.5 5.5"/></svg>
                </button>
                <div class="groove">
                  <div id="ticks" class="ticks" aria-hidden="true"></div>
                  <input type="range" id="position" min="0" max="1" step="1" value="0" aria-label="Content offset">
                </div>
                <button type="button" class="nudge" id="forward" aria-label="One pixel forward">
                  <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.5 4.5 13 10l-5.5 5.5"/></svg>
                </button>
              </div>
              <div class="stops" role="group" aria-label="Go to">
                <button type="button" data-stop="rest">Rest</button>
                <button type="button" data-stop="half">Half-way</button>
                <button type="button" data-stop="target">Target</button>
                <button type="button" data-stop="collapsed">Collapsed</button>
              </div>
            </div>
          </section>
          <div id="difference"></div>
          <section id="trial" class="card trial" aria-labelledby="trial-title"></section>
          <section id="catalogue" class="catalogue" aria-labelledby="catalogue-title" tabindex="-1">
            <div class="catalogue-head">
              <h2 id="catalogue-title">Catalogue</h2>
              <p id="count" role="status"></p>
            </div>
            <div id="filters" class="filters"></div>
            <p class="quiet" id="legend">One scale for all: the trailing corner at rest, and opacity over offset
              below it. The dotted lines stand where the original constants fade, from &minus;143 to &minus;103.</p>
            <div id="overview"></div>
            <div id="table" hidden></div>
          </section>
        </main>
        <footer class="foot">
          <p>Points, in window coordinates. Every opacity was computed by the fade model that ships, at every pixel.</p>
        </footer>
        <p id="spoken" class="unseen" role="status" aria-live="polite"></p>
        <script type="application/json" id="data">{{data}}</script>
        <script>{{script}}</script>
        </body>
        </html>

        """#
}
