#if DEBUG
    import CalibrationCompiler
    import SourceDiagnostics
    import DeviceCalibration
    import DeviceCalibrationTables
    import NavigationBarAvatar
    import Testing

    @MainActor @Suite("The probe")
    struct ProbeTests {
        /// Runs the probe over a whole scroll by a finger and gives what it reports.
        private func report(_ layout: CatalogueLayout) -> [String] {
            let page = ListPage()
            let stage = Stage(page, on: .init(layout.identifier, layout.calibration))
            stage.open()
            var reports: [String] = []
            stage.navigation.probeCalibration(of: page.tableView) { reports.append($0) }
            stage.window.standInLayout()
            page.tableView.standInDrag(true)
            for y in layout.offsets { stage.scroll(page, to: y) }
            stage.navigation.finishCalibrationProbe()
            stage.navigation.finishCalibrationProbe()
            #expect(stage.barViewCount == 0, "it has left the bar")
            return reports
        }

        /// Compiles a spec, together with the image's design of a layout.
        private func compile(_ spec: String, _ layout: Calibration) -> Compilation {
            var sources = [SourceFile(path: "devices/probe.yaml", bytes: Array(spec.utf8))]
            if let avatar = layout.avatar {
                let design = """
                    calibration: 1
                    avatar:
                      size: \(Int(avatar.size))
                      trailingMargin: \(Int(avatar.trailingMargin))
                      bottomMargin: \(Int(avatar.bottomMargin))
                      fade: \(layout.fade)

                    """
                sources.insert(SourceFile(path: "devices/avatar.yaml", bytes: Array(design.utf8)), at: 0)
            }
            return Pipeline.compile(sources)
        }

        @Test("writes a spec that is accepted and gives the same constants", arguments: CatalogueLayout.distinct)
        func roundTrip(_ layout: CatalogueLayout) throws {
            let reports = report(layout)
            #expect(reports.count == 1)
            let spec = try #require(reports.first)
            let compilation = compile(spec, layout.calibration)
            #expect(compilation.isValid, "\(spec)\n\(compilation.diagnostics.map(\.message))")
            #expect(compilation.layouts.map(\.calibration) == [layout.calibration], "\(spec)")
        }

        @Test(
            "walks a page in pixel steps, and leaves it where it was",
            arguments: [
                DeviceCalibrations.iPhone61Island.classicPortrait,
                DeviceCalibrations.iPhone61Island.liquidGlassPortrait,
            ])
        func walk(_ calibration: Calibration) async throws {
            let page = ListPage()
            let stage = Stage(page, on: .init("iPhone15,2", calibration))
            stage.open()
            let rest = page.tableView.contentOffset
            let spec = await stage.navigation.walkCalibrationProbe(of: page.tableView, pause: 0)
            #expect(page.tableView.contentOffset == rest && stage.barViewCount == 0)
            #expect(page.tableView.standInObserverCount == 0)
            let compilation = compile(spec, calibration)
            #expect(compilation.isValid, "\(spec)\n\(compilation.diagnostics.map(\.message))")
            #expect(compilation.layouts.map(\.calibration) == [calibration])
            let steps = spec.split(separator: "\n").filter { $0.contains("{y: ") }
            #expect(steps.count == 64 * 3 + 1)
            let bar = try #require(calibration.navigationBar)
            // 51 points of scroll, and 52: a classic bar shrinks, the other one jumps.
            let heights = calibration.design == .classic ? "45 44" : "106 54"
            let seen = [51, 52].map { (points: Int) in
                steps[3 * points].split(separator: ",").first { $0.hasPrefix(" height") }?.split(separator: " ").last
            }
            #expect(seen.map { $0.map(String.init) ?? "" }.joined(separator: " ") == heights)
            #expect(steps.allSatisfy { $0.hasSuffix("top: \(bar.top == 59 ? "59" : "53.667"), safeArea: 59}") })
        }

        @Test("writes what a person would")
        func text() throws {
            let layout = CatalogueLayout(
                identifier: "iPhone15,2", calibration: DeviceCalibrations.iPhone61Island.classicPortrait)
            let source = "\"calibration probe on iPhone15,2 with iOS 18.0\""
            let spec = try #require(report(layout).first)
            #expect(
                spec.hasPrefix(
                    """
                    # Seen by the calibration probe. Give display and model their names, then run 'calibrate check'.
                    calibration: 1
                    display: iphone15.2
                    models:
                      iPhone15,2: iPhone15,2
                    screen: {width: 393, height: 852, scale: 3, basis: measured, os: "18.0", sources: [\(source)]}
                    layouts:
                      - design: classic
                        orientation: portrait
                        safeArea: {top: 59, bottom: 34, basis: measured, os: "18.0", sources: [\(source)]}
                        navigationBar: {top: 161px, medium: 44, large: 96, basis: measured, os: "18.0", sources: [\(source)]}
                        observed:
                          - {quantity: contentOffset, title: large, value: -149.667, source: \(source), os: "18.0"}
                          - {quantity: topInset, title: large, value: 149.667, source: \(source), os: "18.0"}
                          - {quantity: topInset, title: medium, value: 97.667, source: \(source), os: "18.0"}
                        x-probe:
                          os: "18.0"
                          steps: # content offset, shown height, the bar's height and top, the safe area's top
                            - {y: -149.667, shown: 96, height: 96, top: 53.667, safeArea: 59}

                    """))
        }

        @Test("has nothing to tell about a bar that is not laid out")
        func nothing() {
            let page = ListPage()
            let stage = Stage(page)
            var reports: [String] = []
            stage.navigation.probeCalibration(of: page.tableView) { reports.append($0) }
            stage.navigation.finishCalibrationProbe()
            #expect(reports.count == 1 && reports.first?.hasPrefix("#") == true)
        }

        @Test("starts anew when it is asked again")
        func again() {
            let page = ListPage()
            let stage = Stage(page)
            stage.open()
            var first: [String] = []
            var second: [String] = []
            stage.navigation.probeCalibration(of: page.tableView) { first.append($0) }
            stage.navigation.probeCalibration(of: page.tableView) { second.append($0) }
            stage.window.standInLayout()
            stage.scroll(page, to: -60)
            #expect(first.isEmpty && second.count == 1)
        }
    }
#endif
