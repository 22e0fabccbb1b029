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

    @Test("fades with the bar, and no scroll delegate", arguments: CatalogueLayout.distinct)
    func bar(_ layout: CatalogueLayout) throws {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init(layout.identifier, layout.calibration))
        stage.open()
        let fade = FadeModel(layout.calibration)
        #expect(stage.look == .at(fade == nil ? 0 : 1))
        for y in layout.offsets {
            stage.scroll(page, to: y)
            let expected = fade?.opacity(atBarHeight: stage.barHeight) ?? 0
            #expect(stage.look == .at(expected), "at \(y)")
        }
        #expect(page.tableView.delegate == nil)
        #expect(stage.messages.isEmpty)
        if let avatar = layout.calibration.avatar {
            let frame = try #require(stage.avatarFrame)
            #expect(frame.width == avatar.size && frame.height == avatar.size)
            #expect(frame.maxX == stage.navigation.navigationBar.bounds.width - avatar.trailingMargin)
            #expect(frame.maxY == stage.barHeight - avatar.bottomMargin)
        }
    }

    @Test("fades with scrollAccountView(nowY:), whatever the bar does", arguments: CatalogueLayout.distinct)
    func offset(_ layout: CatalogueLayout) throws {
        let page = ListPage.withAvatar()
        let stage = Stage(page, on: .init(layout.identifier, layout.calibration))
        stage.open()
        let fade = FadeModel(layout.calibration)
        for y in layout.offsets where y != 0 {
            stage.navigation.scrollAccountView(nowY: y)
            #expect(stage.look == .at(fade?.opacity(atContentOffset: y) ?? 0), "at \(y)")
        }
    }

    @Test("is found for every model", arguments: CatalogueLayout.all)
    func model(_ layout: CatalogueLayout) {
        let stage = Stage(ListPage.withAvatar(), on: .init(layout.identifier, layout.calibration))
        stage.open()
        #expect(stage.look == .at(FadeModel(layout.calibration) == nil ? 0 : 1))
        #expect(stage.messages.isEmpty)
    }
}
