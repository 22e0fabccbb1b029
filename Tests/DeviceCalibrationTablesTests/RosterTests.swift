import DeviceCalibration
import DeviceCalibrationTables
import Testing

/// Every model resolves to its own screen and safe area.
@Suite("Roster of models")
struct RosterTests {
    @Test("classic", arguments: Roster.models.filter { $0.classicTop != nil })
    func classic(_ model: RosterModel) throws {
        try check(model, .classic, top: model.classicTop)
    }

    @Test("liquidGlass", arguments: Roster.models.filter { $0.glassTop != nil })
    func liquidGlass(_ model: RosterModel) throws {
        try check(model, .liquidGlass, top: model.glassTop)
    }

    @Test(
        "has no layout of a design that the model cannot show, or whose numbers nobody knows", arguments: Roster.models)
    func absent(_ model: RosterModel) {
        for (design, top) in [(Calibration.Design.classic, model.classicTop), (.liquidGlass, model.glassTop)] {
            guard top == nil else { continue }
            for orientation in [Calibration.Orientation.portrait, .landscape] {
                let match = self.match(model, design, orientation)
                #expect(match.calibration?.design != design)
                #expect(match.calibration != nil, "the model itself is known")
            }
        }
    }

    @Test("tells apart what has one size and several answers")
    func sizes() {
        func tops(_ width: Double, _ height: Double) -> Set<Double> {
            Set(Roster.models.filter { $0.width == width && $0.height == height }.compactMap(\.classicTop))
        }
        #expect(tops(375, 812) == [44, 50])
        #expect(tops(414, 896) == [44, 48])
        #expect(tops(1024, 1366) == [20, 24])
    }

    @Test("does not know a simulator's own identifier", arguments: ["x86_64", "arm64", "i386"])
    func simulators(_ identifier: String) {
        let match = DeviceCalibrations.table.match(
            identifier: identifier, design: .classic, orientation: .portrait, screenWidth: 390, screenHeight: 844)
        #expect(match == .missing(.simulatorIdentifier))
    }

    private func match(
        _ model: RosterModel, _ design: Calibration.Design, _ orientation: Calibration.Orientation
    ) -> Calibration.Match {
        DeviceCalibrations.table.match(
            identifier: model.identifier, design: design, orientation: orientation, screenWidth: model.width,
            screenHeight: model.height)
    }

    private func check(_ model: RosterModel, _ design: Calibration.Design, top: Double?) throws {
        let match = self.match(model, design, .portrait)
        #expect(match.isExact)
        let calibration = try #require(match.calibration)
        #expect(
            calibration.screen
                == Calibration.Screen(width: model.width, height: model.height, scale: model.scale))
        #expect(model.height >= model.width && !calibration.isZoomed)
        #expect(calibration.safeArea.top == top)
        let idiom: Calibration.Idiom =
            model.identifier.hasPrefix("iPad") ? .pad : model.identifier.hasPrefix("iPod") ? .pod : .phone
        #expect(calibration.idiom == idiom)
    }
}
