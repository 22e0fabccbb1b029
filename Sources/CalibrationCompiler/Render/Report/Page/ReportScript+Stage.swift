extension ReportScript {
    /// What scrolls under the bar: a card and rows, without words.
    static let content = #"""
        const hues = [["#ff9f6b", "#ff5e7e"], ["#6fb7ff", "#3f6bff"], ["#7fe3b0", "#1fae88"], ["#c59bff", "#7a4dff"],
          ["#ffd66b", "#ff9a3d"], ["#ff8fc7", "#d64bd0"], ["#8fe0f5", "#2f9fd6"], ["#b6c2d6", "#66748c"]];
        const gradient = (id, from, to, turned) => svg("linearGradient",
          { id, x1: 0, y1: 0, x2: turned ? 1 : 0, y2: 1 },
          svg("stop", { offset: 0, "stop-color": from }), svg("stop", { offset: 1, "stop-color": to }));
        const drawContent = (shape, space, definitions) => {
          const ids = hues.map(([from, to]) => {
            const id = fresh("hue");
            definitions.push(gradient(id, from, to, true));
            return `url(#${id})`;
          });
          const nodes = [];
          const margin = shape.width >= 414 ? 20 : 16;
          const left = space.left + margin;
          const room = shape.width - space.left - space.right - 2 * margin;
          const columns = room > 900 ? 3 : room > 600 ? 2 : 1;
          const gap = 20;
          const wide = (room - gap * (columns - 1)) / columns;
          const card = Math.min(210, wide * 0.54);
          for (let column = 0; column < columns; column += 1) {
            const x = left + column * (wide + gap);
            const first = column * 3;
            nodes.push(svg("rect", { x, y: 8, width: wide, height: card, rx: 16, fill: ids[first % 8] }));
            nodes.push(svg("circle", { cx: x + wide * 0.76, cy: 8 + card * 0.4, r: card * 0.2, fill: "#ffffff",
              opacity: 0.28 }));
            nodes.push(svg("circle", { cx: x + wide * 0.88, cy: 8 + card * 0.62, r: card * 0.12, fill: "#ffffff",
              opacity: 0.2 }));
            nodes.push(svg("rect", { x: x + 16, y: card - 34, width: wide * 0.42, height: 14, rx: 5, fill: "#ffffff",
              opacity: 0.92 }));
            nodes.push(svg("rect", { x: x + 16, y: card - 13, width: wide * 0.28, height: 9, rx: 4, fill: "#ffffff",
              opacity: 0.6 }));
            for (let row = 0; row < 9; row += 1) {
              const y = card + 28 + row * 76;
              const lead = [0.34, 0.26, 0.4, 0.3][(row + column) % 4];
              nodes.push(svg("rect", { x, y, width: 58, height: 58, rx: 13.5,
                fill: ids[(row * 3 + column + 1) % 8] }));
              nodes.push(rounded(x + 72, y + 14, wide * lead, 12, 5, "row"));
              nodes.push(rounded(x + 72, y + 34, wide * (lead - 0.1), 9, 4, "row"));
              nodes.push(rounded(x + wide - 66, y + 14, 66, 30, 15, "pill"));
              nodes.push(rounded(x + wide - 46, y + 26, 26, 6, 3, "pill-word"));
            }
          }
          return nodes;
        };
        const drawFace = (definitions, clip) => {
          const sky = fresh("face");
          definitions.push(gradient(sky, "#ffd0a1", "#ff7a59", false));
          definitions.push(svg("clipPath", { id: clip }, svg("circle", { cx: 0.5, cy: 0.5, r: 0.5 })));
          return svg("g", { "clip-path": `url(#${clip})` },
            svg("rect", { width: 1, height: 1, fill: `url(#${sky})` }),
            svg("ellipse", { cx: 0.5, cy: 1.02, rx: 0.39, ry: 0.36, fill: "#32405e" }),
            svg("rect", { x: 0.42, y: 0.5, width: 0.16, height: 0.22, rx: 0.08, fill: "#f2c9a8" }),
            svg("circle", { cx: 0.5, cy: 0.42, r: 0.185, fill: "#fbdcc0" }),
            svg("path", { fill: "#4b2e20", d: "M.305 .43C.28 .2 .42 .17 .52 .18c.14 .01 .2 .1 .175 .25"
              + "-.05-.09-.13-.11-.2-.11-.07 0-.14 .03-.19 .11z" }));
        };

        """#

    /// The trailing corner of a large screen, enlarged to about the size of a phone's.
    static let loupe = #"""
        const drawLoupe = (layout, shape, id) => {
          const { top, large } = layout.navigationBar;
          const seen = { x: shape.width - 210, y: top, width: 210, height: large + 26 };
          const zoom = shape.width / 560;
          const unit = Math.max(zoom, 1);
          const width = seen.width * unit * 1.1;
          const height = seen.height * unit * 1.1;
          const x = shape.width - width - 22 * unit;
          const y = seen.y + seen.height + 34 * unit;
          const round = fresh("loupe");
          const frame = { x, y, width, height, rx: 18 * unit };
          const source = `M${seen.x} ${seen.y + seen.height}L${x + 6 * unit} ${y + 6 * unit}`
            + `M${shape.width} ${seen.y + seen.height}L${x + width - 6 * unit} ${y + 6 * unit}`;
          return svg("g", { "aria-hidden": "true" },
            svg("clipPath", { id: round }, svg("rect", frame)),
            svg("rect", { ...seen, class: "loupe-source", "stroke-width": unit }),
            svg("path", { d: source, class: "loupe-source", "stroke-width": unit }),
            svg("rect", { ...frame, class: "loupe-shade" }),
            svg("g", { "clip-path": `url(#${round})` },
              svg("svg", { x, y, width, height, viewBox: `${seen.x} ${seen.y} ${seen.width} ${seen.height}` },
                svg("use", { href: `#${id}` }))),
            svg("rect", { ...frame, class: "loupe", "stroke-width": 1.5 * unit }));
        };

        """#

    /// The drawing of one layout, and its update for a content offset.
    static let stage = #"""
        const drawStage = (layout, look) => {
          const shape = shapeOf(layout);
          const bar = layout.navigationBar;
          const definitions = [];
          const screenClip = fresh("screen");
          const fadeOut = fresh("fade");
          const pad = look.dimensions ? { left: 92, right: 118 } : { left: 4, right: 4 };
          const { unit } = look;
          const left = -shape.side - 4 - pad.left * (look.dimensions ? unit : 1);
          const right = shape.width + shape.side + 4 + pad.right * (look.dimensions ? unit : 1);
          const top = -shape.top - 5;
          const bottom = shape.whole ? shape.height + shape.top + 5 : shape.seen;
          definitions.push(svg("clipPath", { id: screenClip },
            rounded(0, 0, shape.width, shape.height, shape.corner, null)));
          const space = { left: layout.safeArea.left, right: layout.safeArea.right };
          const scrolling = svg("g", {}, drawContent(shape, space, definitions));
          const onScreen = [rounded(0, 0, shape.width, shape.height, 0, "screen"), scrolling];
          const moving = {};
          if (bar) {
            const margin = shape.width >= 414 ? 20 : 16;
            moving.fill = svg("rect", { x: 0, y: 0, width: shape.width, class: "bar-fill" });
            if (layout.design === "liquidGlass") {
              const veil = fresh("veil");
              definitions.push(svg("linearGradient", { id: veil, x1: 0, y1: 0, x2: 0, y2: 1 },
                svg("stop", { offset: 0.55, "stop-color": "var(--screen)", "stop-opacity": 0.96 }),
                svg("stop", { offset: 1, "stop-color": "var(--screen)", "stop-opacity": 0 })));
              moving.fill.setAttribute("class", "");
              moving.fill.setAttribute("fill", `url(#${veil})`);
              moving.overhang = 18;
            } else {
              moving.hair = svg("rect", { x: 0, width: shape.width, height: 1 / layout.scale, class: "bar-hair" });
            }
            moving.title = svg("text", { x: margin + space.left, "font-size": 34, class: "ink large-title" }, "Today");
            moving.window = svg("svg", { x: 0, y: bar.top + bar.medium, width: shape.width, height: 0,
              overflow: "hidden" }, moving.title);
            moving.inline = svg("text", { x: shape.width / 2, y: bar.top + bar.medium / 2 + (bar.medium < 40 ? 5.4 : 6),
              "font-size": bar.medium < 40 ? 15.5 : 17, "text-anchor": "middle", class: "ink inline-title" }, "Today");
            onScreen.push(moving.fill, moving.hair, moving.window, moving.inline);
          } else {
            onScreen.push(svg("rect", { x: shape.width - space.right, y: 0, width: space.right, height: shape.height,
              class: "strip" }));
          }
          onScreen.push(...drawStatusBar(layout, shape));
          if (layout.avatar) {
            moving.face = svg("g", {}, drawFace(definitions, fresh("round")));
            moving.touch = svg("rect", { width: 44, height: 44, rx: 6, class: "touch-area" });
            onScreen.push(moving.face, look.touch ? moving.touch : null);
          }
          const guides = look.dimensions ? drawGuides(layout, shape, unit) : null;
          const glassId = fresh("glass");
          const outside = [...drawBody(shape), svg("g", { id: glassId, "clip-path": `url(#${screenClip})` }, onScreen),
            ...drawSensor(shape), guides ? guides.lines : null];
          if (!shape.whole) {
            definitions.push(svg("linearGradient", { id: `${fadeOut}-ramp`, x1: 0, y1: 0, x2: 0, y2: 1 },
              svg("stop", { offset: 0.72, "stop-color": "#ffffff" }),
              svg("stop", { offset: 1, "stop-color": "#ffffff", "stop-opacity": 0 })));
            definitions.push(svg("mask", { id: fadeOut, maskUnits: "userSpaceOnUse", x: left, y: top,
              width: right - left, height: bottom - top },
              svg("rect", { x: left, y: top, width: right - left, height: bottom - top,
                fill: `url(#${fadeOut}-ramp)` })));
          }
          const picture = svg("svg", { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, role: "img",
            "aria-label": `Top of ${layout.display.display}, to scale` }, svg("defs", {}, definitions),
            svg("g", { mask: shape.whole ? null : `url(#${fadeOut})` }, outside), guides ? guides.words : null,
            shape.pad && layout.avatar ? drawLoupe(layout, shape, glassId) : null);
          const show = now => {
            scrolling.setAttribute("transform", `translate(0 ${-now.offset})`);
            if (!bar) return;
            const edge = bar.top + now.height;
            moving.fill.setAttribute("height", edge + (moving.overhang || 0));
            const lifted = clamp((now.offset + bar.top + bar.medium) / 12, 0, 1);
            moving.fill.setAttribute("opacity", lifted);
            if (moving.hair) {
              moving.hair.setAttribute("y", edge);
              moving.hair.setAttribute("opacity", lifted);
            }
            const open = Math.max(now.height - bar.medium, 0);
            moving.window.setAttribute("height", open);
            moving.title.setAttribute("y", open - 14);
            moving.inline.classList.toggle("shown", open < 12);
            if (moving.face) {
              const size = now.size;
              const x = shape.width - layout.avatar.trailingMargin - size;
              const y = edge - layout.avatar.bottomMargin - size;
              moving.face.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
              moving.face.setAttribute("opacity", now.opacity);
              moving.face.setAttribute("visibility", now.hidden ? "hidden" : "visible");
              moving.touch.setAttribute("x", x + size / 2 - 22);
              moving.touch.setAttribute("y", y + size / 2 - 22);
              moving.touch.setAttribute("opacity", now.hidden ? 0.35 : 1);
            }
            if (guides) guides.show(now);
          };
          return { picture, show, width: right - left };
        };

        """#
}
