import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

@MainActor @Suite("Every layout of the catalogue, through a whole scroll")
struct CatalogueScrollTests {
    @Test("is walked")
    func isWalked() {
        let layouts = DeviceCalibrations.table.displays.flatMap(\.layouts)
        #expect(!layouts.isEmpty)
        for layout in layouts {
            #expect(CatalogueLayout.distinct.contains { $0.calibration == layout })
        }
    }

    /// Runs one layout through a whole scroll, in a bar that behaves in one of two ways.
    private func walk(_ layout: CatalogueLayout, _ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init(layout.identifier, layout.calibration), behavior)
        stage.open()
        let fade = FadeModel(layout.calibration)
        #expect(stage.look == .at(fade == nil ? 0 : 1))
        var faults: [Double] = []
        for y in layout.offsets {
            stage.scroll(page, to: y)
            let look = try #require(stage.look)
            if !look.isAt(fade?.opacity(atContentOffset: y) ?? 0) { faults.append(y) }
            guard let avatar = layout.calibration.avatar, let bar = layout.calibration.navigationBar else { continue }
            let edges = try #require(stage.avatarRectangle)
            let right = stage.barWidth - avatar.trailingMargin
            let bottom = max(bar.medium, -y - bar.top) - avatar.bottomMargin
            let expected = [right - avatar.size, bottom - avatar.size, right, bottom]
            if !zip(edges, expected).allSatisfy({ abs($0 - $1) < 1e-9 }) { faults.append(y) }
        }
        #expect(faults.isEmpty)
        #expect(page.tableView.delegate == nil)
        #expect(stage.messages.count == (layout.lacksLargeTitle ? 1 : 0))
    }

    @Test("fades alike in a bar that shrinks, and no scroll delegate", arguments: CatalogueLayout.distinct)
    func shrinking(_ layout: CatalogueLayout) throws {
        try walk(layout, .shrinks)
    }

    @Test("fades alike in a bar that stays and jumps, and no scroll delegate", arguments: CatalogueLayout.distinct)
    func jumping(_ layout: CatalogueLayout) throws {
        try walk(layout, .jumps)
    }

    @Test("fades with scrollAccountView(nowY:), whatever the bar does", arguments: CatalogueLayout.distinct)
    func offset(_ layout: CatalogueLayout) throws {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init(layout.identifier, layout.calibration))
        stage.open()
        let fade = FadeModel(layout.calibration)
        var faults: [Double] = []
        for y in layout.offsets where y != 0 {
            stage.navigation.scrollAccountView(nowY: y)
            if stage.look?.isAt(fade?.opacity(atContentOffset: y) ?? 0) != true { faults.append(y) }
        }
        #expect(faults.isEmpty)
    }

    @Test("is found for every model", arguments: CatalogueLayout.all)
    func model(_ layout: CatalogueLayout) {
        let stage = Stage(ListPage.withAvatar(), on: .init(layout.identifier, layout.calibration))
        stage.open()
        #expect(stage.look == .at(FadeModel(layout.calibration) == nil ? 0 : 1))
        #expect(stage.messages.count == (layout.lacksLargeTitle ? 1 : 0))
    }
}
