import CalibrationCompiler
import DeviceCalibration
import DeviceCalibrationTables
import Testing

/// Each model and layout of the specs, through the table that apps look into.
@Suite("Catalogue")
struct CatalogueTests {
    @Test("resolves each model to the constants of its layout", arguments: CatalogueLayout.all)
    func resolves(_ row: CatalogueLayout) {
        let expected = row.layout.calibration
        let match = DeviceCalibrations.table.match(
            identifier: row.identifier, design: expected.design, orientation: expected.orientation,
            screenWidth: expected.screen.width, screenHeight: expected.screen.height)
        #expect(match == .exact(expected))
    }

    @Test("keeps the fade model's promises", arguments: DeviceCalibrations.table.displays.indices)
    func invariants(_ index: Int) {
        for calibration in DeviceCalibrations.table.displays[index].layouts {
            #expect(FadeInvariants.violations(of: calibration) == [])
        }
    }

    @Test("agrees with what was observed", arguments: CatalogueLayout.all.filter { !$0.spec.observed.isEmpty })
    func observations(_ row: CatalogueLayout) throws {
        let expected = row.layout.calibration
        let match = DeviceCalibrations.table.match(
            identifier: row.identifier, design: expected.design, orientation: expected.orientation,
            screenWidth: expected.screen.width, screenHeight: expected.screen.height)
        let calibration = try #require(match.calibration)
        let bar = try #require(calibration.navigationBar)
        for observation in row.spec.observed {
            let height = try #require(observation.title == .large ? bar.large : bar.medium)
            let value =
                switch observation.quantity {
                case .contentOffset: -(bar.top + height)
                case .topInset: bar.top + height
                case .barTop: bar.top
                case .barHeight: height
                }
            let halfPixel = 0.5 / calibration.screen.scale
            #expect(
                abs(value - observation.value.value) <= halfPixel + 1e-9,
                "\(observation.quantity.rawValue), \(observation.title.rawValue)")
        }
    }

    @Test("never passes one layout off as another", arguments: CatalogueLayout.models)
    func absent(_ identifier: String) throws {
        let layouts = CatalogueLayout.all.filter { $0.identifier == identifier }.map(\.layout.calibration)
        for screen in layouts.map(\.screen) {
            for design in [Calibration.Design.classic, .liquidGlass] {
                for orientation in [Calibration.Orientation.portrait, .landscape] {
                    let match = DeviceCalibrations.table.match(
                        identifier: identifier, design: design, orientation: orientation, screenWidth: screen.width,
                        screenHeight: screen.height)
                    let isThere = layouts.contains {
                        $0.design == design && $0.orientation == orientation && $0.screen == screen
                    }
                    #expect(match.isExact == isThere, "\(design) \(orientation) \(screen)")
                    // The model itself is known, and has at least its own numbers.
                    #expect(layouts.contains(try #require(match.calibration)))
                }
            }
        }
    }

    @Test("has every display with its models, in the order of the specs")
    func displays() {
        let displays = DeviceCalibrations.table.displays
        #expect(displays.map(\.name) == Catalogue.compilation.displays.map(\.name.value))
        for (display, spec) in zip(displays, Catalogue.compilation.displays) {
            #expect(display.models.map(\.key) == spec.models.map(\.identifier.value))
            #expect(display.models.map(\.value) == spec.models.map(\.name.value))
            #expect(display.layouts == Catalogue.layouts(of: spec))
        }
        #expect(DeviceCalibrations.table.identifiers == CatalogueLayout.models)
    }

    @Test("names a display by each of its models")
    func names() {
        #expect(DeviceCalibrations.iPhone14.display.name == "iphone-6.1-notch")
        #expect(DeviceCalibrations.iPhone14.classicPortrait == DeviceCalibrations.iPhone61Notch.classicPortrait)
        #expect(DeviceCalibrations.iPhoneSE3rdGeneration.display.models.map(\.key).contains("iPhone14,6"))
        #expect(DeviceCalibrations.iPadPro11InchM4.display.models.map(\.key).contains("iPad16,3"))
    }

    @Test(
        "tells apart what has one size and several answers",
        arguments: [(375, 812, [44, 50]), (414, 896, [44, 48]), (1024, 1366, [20, 24])]
            as [(Double, Double, Set<Double>)])
    func sizes(_ width: Double, _ height: Double, _ tops: Set<Double>) {
        let found = CatalogueLayout.all.map(\.layout.calibration).filter {
            $0.design == .classic && $0.orientation == .portrait && !$0.isZoomed && $0.screen.width == width
                && $0.screen.height == height
        }
        #expect(Set(found.map(\.safeArea.top)).isSuperset(of: tops))
    }

    @Test("does not know a simulator's own identifier", arguments: ["x86_64", "arm64", "i386"])
    func simulators(_ identifier: String) {
        let match = DeviceCalibrations.table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
        #expect(match == .missing(.simulatorIdentifier))
    }

    @Test("has no error and no warning")
    func clean() {
        #expect(Catalogue.compilation.diagnostics.map(\.message) == [])
    }

    @Test("names a display's file after it")
    func fileNames() {
        let names = Catalogue.compilation.displays.map { "devices/\($0.name.value).yaml" } + ["devices/avatar.yaml"]
        #expect(names.sorted() == Catalogue.sources.map(\.path).sorted())
    }

    @Test("cites addresses or public code, without which nothing is measured or documented")
    func sources() {
        for (place, evidence) in CatalogueTests.evidence {
            let citations = evidence.sources.filter {
                $0.text.hasPrefix("https://") && !$0.text.contains(" ") || $0.text.hasPrefix("public code: ")
            }
            #expect(citations.count == evidence.sources.count, "\(place)")
            #expect(evidence.basis.value == .inferred || !citations.isEmpty, "\(place)")
        }
    }

    @Test("says on which system a number was measured, and why one is inferred")
    func reasons() {
        #expect(CatalogueTests.evidence.count > 500)
        for (place, evidence) in CatalogueTests.evidence {
            #expect(evidence.basis.value != .measured || evidence.os != nil, "\(place) is measured")
            #expect(evidence.basis.value != .inferred || evidence.why != nil, "\(place) is inferred")
        }
    }

    /// The evidence of every number in the specs' safe areas, bars and screens.
    private static let evidence: [(place: String, evidence: Evidence)] = Catalogue.compilation.displays.flatMap {
        display in
        let screens = ([display.screen] + display.layouts.compactMap(\.screen)).map { $0.evidence }
        let numbers = display.layouts.flatMap { layout in
            let area = layout.safeArea
            let insets = [area.top, area.left, area.bottom, area.right].map(\.evidence)
            let bar = layout.navigationBar.map { bar in
                [layout.barTop.evidence, bar.medium.evidence, bar.large.evidence]
            }
            return insets + (bar ?? [])
        }
        return (screens.compactMap(\.self) + numbers).map { (display.name.value, $0) }
    }

    @Test("has evidence for every screen")
    func screens() {
        for display in Catalogue.compilation.displays {
            for screen in [display.screen] + display.layouts.compactMap(\.screen) {
                #expect(screen.evidence != nil, "\(display.name.value)")
            }
        }
    }

    @Test("gives one panel one set of numbers", arguments: Panels.shared)
    func panels(_ displays: [String]) throws {
        let layouts = displays.map { name in
            Catalogue.compilation.layouts.filter { $0.display.name.value == name }
                .map(\.calibration)
        }
        for (name, others) in zip(displays, layouts).dropFirst() {
            var compared = 0
            for calibration in others {
                let twin = layouts[0].first {
                    $0.design == calibration.design && $0.orientation == calibration.orientation
                        && $0.isZoomed == calibration.isZoomed
                }
                guard let twin else { continue }
                #expect(calibration == twin, "\(name) and \(displays[0])")
                compared += 1
            }
            #expect(compared > 0, "\(name) and \(displays[0])")
        }
    }
}

/// Displays that have one panel and stand apart for what their models run, or for what is known of them.
private enum Panels {
    static let shared = [
        ["iphone-4.7-home", "iphone-4.7-home-se"],
        ["iphone-5.8-notch-x", "iphone-5.8-notch-11-pro"],
        ["iphone-6.1-notch-xr", "iphone-6.1-notch-11"],
        ["iphone-6.5-notch-xs-max", "iphone-6.5-notch-11-pro-max"],
        ["iphone-6.3-island", "iphone-6.3-island-18-pro"],
        ["iphone-6.9-island", "iphone-6.9-island-18-pro-max"],
        ["ipad-7.9-home", "ipad-9.7-home"],
        ["ipad-10.9", "ipad-11-air", "ipad-11-air-m4"],
        ["ipad-11-pro-m4", "ipad-11-pro-m5"],
        ["ipad-13-air", "ipad-12.9-pro", "ipad-13-air-m4"],
        ["ipad-13-pro-m4", "ipad-13-pro-m5"],
    ]
}
