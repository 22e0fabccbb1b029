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

    @Test("keeps the fade model's promises", arguments: 0..<DeviceCalibrations.table.count)
    func invariants(_ number: Int) {
        #expect(FadeInvariants.violations(of: DeviceCalibrations.table[number]) == [])
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

    @Test("holds every model of the roster by its name, and no other")
    func models() {
        let found = Catalogue.compilation.displays.flatMap { display in
            display.models.map {
                "\($0.identifier.value) \($0.name.value) \(display.width.value.text)x\(display.height.value.text)"
            }
        }
        let expected = Roster.models.map(\.testDescription)
        let unlisted = Set(found).subtracting(expected).sorted()
        let missing = Set(expected).subtracting(found).sorted()
        #expect(unlisted == [], "a new model gets a row in Roster.swift, by what its maker or a public table says")
        #expect(missing == [], "no spec has these models of Roster.swift")
        #expect(found.count == expected.count)
        let shared = Dictionary(grouping: Roster.models, by: \.identifier).filter { $1.count > 1 }.keys
        #expect(Array(shared) == ["iPhone19,4"], "only a foldable stands in two displays")
    }

    @Test("has no error and no warning")
    func clean() {
        #expect(Catalogue.compilation.diagnostics.map(\.message) == [])
        #expect(Catalogue.compilation.layouts.count == DeviceCalibrations.table.count)
    }

    @Test("names a display's file after it")
    func fileNames() {
        let names = Catalogue.compilation.displays.map { "devices/\($0.name.value).yaml" } + ["devices/avatar.yaml"]
        #expect(names.sorted() == Catalogue.sources.map(\.path).sorted())
    }

    @Test("cites addresses or public code, without which nothing is measured or documented")
    func sources() {
        for row in CatalogueLayout.all {
            for evidence in [row.spec.safeArea.evidence, row.spec.navigationBar?.evidence].compactMap({ $0 }) {
                let citations = evidence.sources.filter {
                    $0.value.hasPrefix("https://") && !$0.value.contains(" ") || $0.value.hasPrefix("public code: ")
                }
                #expect(citations.count == evidence.sources.count, "\(row.testDescription)")
                #expect(evidence.basis.value == .inferred || !citations.isEmpty, "\(row.testDescription)")
            }
        }
    }

    @Test("gives one panel one set of numbers", arguments: Panels.shared)
    func panels(_ displays: [String]) throws {
        let layouts = displays.map { name in
            Catalogue.compilation.layouts.filter { Catalogue.compilation.display(of: $0).name.value == name }
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
