extension ReportScript {
    /// The devices on the page and the one distance that both have been scrolled.
    ///
    /// `distance` is in points from rest, so that two devices follow one finger.
    static let player = #"""
        const player = {
          panes: [], distance: 0, frame: 0, speech: 0,
          look: { dimensions: false, touch: false, original: false, curve: null, size: null, unit: 1 },
          driver() {
            return (this.panes.find(pane => pane.layout.scroll) || this.panes[0]).layout;
          },
          domain() {
            const scrolls = this.panes.map(pane => pane.layout.scroll).filter(scroll => scroll);
            return [Math.min(...scrolls.map(scroll => scroll.rest)) - data.margin,
              Math.max(...scrolls.map(scroll => scroll.collapsed)) + data.margin];
          },
          moveTo(distance) {
            const layout = this.driver();
            if (!layout.scroll) return;
            const step = stepAt(layout, layout.scroll.rest + distance);
            const snapped = offsetAt(layout, step) - layout.scroll.rest;
            if (snapped === this.distance) return;
            this.distance = snapped;
            if (!this.frame) this.frame = requestAnimationFrame(() => this.show());
          },
          nudge(steps) {
            this.moveTo(this.distance + steps / this.driver().scale);
          },
          stop(name) {
            const { scroll } = this.driver();
            if (!scroll) return;
            const offset = name === "half" ? (scroll.rest + scroll.target) / 2 : scroll[name];
            this.moveTo(offset - scroll.rest);
          },
          show() {
            this.frame = 0;
            for (const pane of this.panes) pane.show();
            showTransport();
            if (playing.started !== null) return;
            clearTimeout(this.speech);
            this.speech = setTimeout(() => this.speak(), 350);
          },
          speak() {
            say(byId("spoken"), this.panes.map(pane => pane.sentence()).join(". "));
          },
          refresh() {
            // What is drawn smaller has larger words.
            const columns = this.panes.length;
            this.look.unit = Math.max(1, ...this.panes.map(pane => shapeOf(pane.layout).width * columns / 560));
            for (const pane of this.panes) pane.redraw();
            const widest = Math.max(...this.panes.map(pane => pane.stage.width));
            for (const pane of this.panes) {
              const share = pane.stage.width / widest;
              pane.stage.picture.style.maxWidth = `min(${share * 100}%, ${pane.stage.width * 1.02}px)`;
            }
            document.body.classList.toggle("two", this.panes.length > 1);
            document.body.classList.toggle("still", !this.driver().scroll);
            drawTransport();
            drawTrial();
            drawDifference();
            const layout = this.driver();
            if (layout.scroll) {
              this.distance = offsetAt(layout, stepAt(layout, layout.scroll.rest + this.distance)) - layout.scroll.rest;
            }
            this.show();
            document.title = `${this.panes.map(pane => pane.model.name).join(" and ")} \u2013 Calibration`;
            markCurrent();
          },
        };
        const draggable = (stage, pane) => {
          let start = null;
          stage.addEventListener("pointerdown", event => {
            if (event.button !== 0) return;
            halt();
            stage.setPointerCapture(event.pointerId);
            start = { y: event.clientY, distance: player.distance };
          });
          stage.addEventListener("pointermove", event => {
            if (!start || !stage.hasPointerCapture(event.pointerId)) return;
            const perPoint = pane.stage.picture.getBoundingClientRect().width / pane.stage.width;
            player.moveTo(start.distance + (start.y - event.clientY) / perPoint);
          });
          const drop = () => { start = null; };
          stage.addEventListener("pointerup", drop);
          stage.addEventListener("pointercancel", drop);
        };

        """#

    /// Slider, stops, play button and keys.
    static let transport = #"""
        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        const playing = { started: null, from: 0 };
        const drawTransport = () => {
          const layout = player.driver();
          const controls = document.querySelectorAll(".transport button, .transport input");
          for (const control of controls) control.disabled = !layout.scroll;
          const slider = byId("position");
          if (!layout.scroll) {
            halt();
            slider.setAttribute("aria-valuetext", "nothing to scroll");
            byId("ticks").replaceChildren();
            return;
          }
          slider.max = layout.steps.count - 1;
          const at = offset => stepAt(layout, offset) / (layout.steps.count - 1);
          const { rest, target, collapsed } = layout.scroll;
          const ramp = html("b");
          ramp.style.setProperty("--from", at(rest));
          ramp.style.setProperty("--to", at(target));
          byId("ticks").replaceChildren(ramp, ...[rest, target, collapsed].map(offset => {
            const tick = html("i");
            tick.style.setProperty("--at", at(offset));
            return tick;
          }));
        };
        const showTransport = () => {
          const layout = player.driver();
          if (!layout.scroll) return;
          const slider = byId("position");
          const step = stepAt(layout, layout.scroll.rest + player.distance);
          if (Number(slider.value) !== step) slider.value = step;
          const lead = player.panes.find(pane => pane.layout === layout);
          slider.setAttribute("aria-valuetext", lead.sentence());
          const { rest, target, collapsed } = layout.scroll;
          const stops = { rest, half: (rest + target) / 2, target, collapsed };
          for (const button of document.querySelectorAll(".stops button")) {
            set(button, "aria-current", stepAt(layout, stops[button.dataset.stop]) === step ? "true" : "false");
          }
        };
        const halt = () => {
          if (playing.started === null) return;
          playing.started = null;
          clearTimeout(playing.timer);
          document.body.classList.remove("playing");
          byId("play").setAttribute("aria-label", "Play");
          player.show();
        };
        const ease = part => part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
        const play = () => {
          if (playing.started !== null) return halt();
          const { scroll } = player.driver();
          if (!scroll) return;
          playing.started = performance.now();
          document.body.classList.add("playing");
          byId("play").setAttribute("aria-label", "Pause");
          const length = scroll.collapsed - scroll.rest;
          if (calm.matches) {
            const stops = ["rest", "half", "target", "collapsed", "target", "half", "rest"];
            const hop = place => {
              if (playing.started === null) return;
              if (place === stops.length) return halt();
              player.stop(stops[place]);
              playing.timer = setTimeout(() => hop(place + 1), 900);
            };
            return hop(0);
          }
          const turn = now => {
            if (playing.started === null) return;
            const part = Math.max(now - playing.started, 0) / 2600;
            if (part >= 2) {
              player.moveTo(0);
              return halt();
            }
            const way = part < 1 ? ease(part) : 1 - ease(part - 1);
            player.moveTo(-12 + way * (length + 36));
            requestAnimationFrame(turn);
          };
          requestAnimationFrame(turn);
        };
        const startTransport = () => {
          byId("position").addEventListener("input", event => {
            halt();
            const layout = player.driver();
            player.moveTo(offsetAt(layout, Number(event.target.value)) - layout.scroll.rest);
          });
          byId("play").addEventListener("click", play);
          byId("back").addEventListener("click", () => { halt(); player.nudge(-1); });
          byId("forward").addEventListener("click", () => { halt(); player.nudge(1); });
          for (const button of document.querySelectorAll(".stops button")) {
            button.addEventListener("click", () => { halt(); player.stop(button.dataset.stop); });
          }
          const keys = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
          document.addEventListener("keydown", event => {
            const step = keys[event.key];
            const busy = event.target.closest("input, select, textarea, .sheet, [role=listbox]");
            if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
            if (busy && event.target.id !== "position") return;
            if (!byId("player").contains(event.target) && event.target !== document.body) return;
            event.preventDefault();
            halt();
            player.nudge(step * (event.shiftKey ? 10 * player.driver().scale : 1));
          });
        };

        """#
}
