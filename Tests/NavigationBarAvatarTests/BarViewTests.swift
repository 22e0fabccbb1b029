import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

@MainActor @Suite("The avatar among other views")
struct BarViewTests {
    @Test("is in front of the bar's own views after every layout, and drawn there whatever UIKit does")
    func front() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        #expect(stage.isDrawnInFront && stage.isTouchedFirst)
        for y in [-123, -91, -143, -200.0] {
            stage.scroll(page, to: y)
            #expect(stage.isDrawnInFront && stage.isTouchedFirst, "at \(y)")
        }
        stage.navigation.navigationBar.standInReorder()
        #expect(stage.isDrawnInFront && !stage.isTouchedFirst)
        stage.layOutBar()
        #expect(stage.isDrawnInFront && stage.isTouchedFirst)
    }

    @Test("leaves bar buttons, custom views and the search field their touches, wherever it is")
    func touches() {
        let page = ListPage.withAvatar()
        let custom = page.addBarItems()
        let stage = Stage(page)
        stage.open()
        // At rest its touch area reaches into the row of the buttons by two points.
        #expect(stage.tap(354, 47 + 64) && stage.tap(354, 47 + 44.5))
        #expect(!stage.tap(354, 47 + 43) && stage.hits(354, 47 + 43) === page.barButton)
        // Half way it covers them.
        stage.scroll(page, to: -123)
        #expect(stage.avatarRectangle == [334, 24, 374, 64])
        #expect(stage.hits(354, 47 + 40) === page.barButton)
        #expect(stage.hits(335, 47 + 40) === custom)
        #expect(stage.tap(354, 47 + 50), "below the buttons it is its own")
    }

    @Test("leaves the search field its touches")
    func searchField() {
        let page = ListPage.withAvatar()
        page.addSearch()
        let stage = Stage(page)
        stage.open()
        #expect(stage.barHeight == 148 && stage.avatarRectangle == [334, 44, 374, 84])
        #expect(stage.tap(354, 47 + 64) && stage.tap(354, 47 + 85.9))
        #expect(stage.hits(354, 47 + 97) === page.navigationItem.searchController?.searchBar)
    }

    @Test("is touched inside the bar wherever it is visible", arguments: StandInBehavior.allCases)
    func insideBar(_ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        let stage = Stage(
            page,
            on: .init(
                "iPhone15,2",
                behavior == .shrinks
                    ? DeviceCalibrations.iPhone61Island.classicPortrait
                    : DeviceCalibrations.iPhone61Island.liquidGlassPortrait), behavior)
        stage.open()
        let rest = page.tableView.contentOffset.y
        // UIKit asks no view for touches whose opacity is below one hundredth.
        for pixel in 0..<118 {
            stage.scroll(page, to: rest + Double(pixel) / 3)
            let frame = try #require(stage.avatarFrame)
            #expect(stage.look?.isInteractive == true)
            #expect(frame.minY - 2 >= -1e-9 && frame.maxY + 2 <= stage.barHeight + 1e-9, "at \(pixel) pixels")
            #expect(stage.tap(frame.midX, stage.barTop + frame.maxY + 1.9))
        }
        stage.scroll(page, to: rest + 40)
        #expect(stage.look == .at(0))
    }

    @Test("says its name to UI tests, and shows it large to those who read large text")
    func accessibility() {
        let images = AvatarImageStore.fresh()
        images.set("face")
        let stage = Stage(ListPage.withAvatar(images: images))
        stage.open()
        #expect(stage.avatar?.accessibilityIdentifier == "NavigationBarAvatar")
        #expect(stage.avatar?.showsLargeContentViewer == true && stage.avatar?.interactions.count == 1)
        #expect(stage.avatar?.largeContentTitle == "Account")
        #expect(stage.avatar?.largeContentImage?.standInName == "face")
    }

    @Test("has a helper that is never the page's first view, which UIKit watches", arguments: StandInBehavior.allCases)
    func helper(_ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        page.isListInContainer = true
        page.isListAddedLate = true
        let stage = Stage(page, on: StandInPhone(), behavior)
        stage.open()
        #expect(page.view.subviews.first === page.tableView && page.view.subviews.count == 2)
        stage.scroll(page, to: page.tableView.contentOffset.y + 20)
        #expect(stage.look?.isAt(0.5) == true)
    }

    @Test("follows a list that takes another's place, and lets the other go")
    func replacedList() {
        let page = ListPage.withAvatar()
        page.isListInContainer = true
        let stage = Stage(page)
        stage.open()
        let old = page.tableView
        #expect(old.standInObserverCount == 1)
        page.replaceList()
        page.tableView.contentOffset.y = -123
        stage.window.standInLayout()
        stage.layOutBar()
        #expect(old.standInObserverCount == 0 && page.tableView.standInObserverCount == 1)
        #expect(stage.look == .at(0.5))
        stage.scroll(page, to: -143)
        #expect(stage.look == .at(1))
        page.removeAvatar()
        #expect(page.tableView.standInObserverCount == 0)
    }

    @Test("passes over lists that scroll sideways, are hidden, or begin below the bar")
    func otherLists() {
        let page = ListPage.withAvatar()
        page.isListInContainer = true
        page.addOtherLists()
        let stage = Stage(page)
        stage.open()
        #expect(page.tableView.standInObserverCount == 1)
        #expect(page.otherLists.allSatisfy { $0.standInObserverCount == 0 })
        #expect(stage.look == .at(1))
    }

    @Test("goes by the bar alone over insets that are set by hand, and where nothing scrolls")
    func noScrollView() {
        let page = ListPage.withAvatar()
        page.tableView.contentInsetAdjustmentBehavior = .never
        page.tableView.contentInset.top = 143
        page.tableView.contentOffset.y = -286
        let stage = Stage(page)
        stage.open()
        #expect(stage.barHeight == 96 && stage.look == .at(1))
        stage.scroll(page, to: -266)
        #expect(stage.barHeight == 76 && stage.look == .at(0.5))
        let empty = EmptyPage()
        stage.navigation.pushViewController(empty, animated: false)
        empty.showAvatar { nil }
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
    }

    @Test("does nothing where nothing has changed")
    func unchanged() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        stage.scroll(page, to: -123)
        let changes = stage.avatarChanges
        for _ in 0..<3 {
            stage.layOutBar()
            page.tableView.contentOffset.y = -123
            stage.window.standInLayout()
        }
        #expect(stage.avatarChanges == changes)
        stage.scroll(page, to: -122)
        #expect(stage.avatarChanges > changes)
    }

    @Test("is left out where bars don't collapse: every file is for iOS, and for the stand-in on Linux")
    func platforms() throws {
        let files = try SourceText.files(in: "Sources/NavigationBarAvatar")
        #expect(files.count > 8)
        for file in files { #expect(file.hasPrefix("#if os(iOS) || os(Linux)\n") && file.hasSuffix("\n#endif\n")) }
    }

    @Test("has no arithmetic of its own: the adapter's numbers are made in DeviceCalibration")
    func arithmetic() throws {
        for file in try SourceText.files(in: "Sources/NavigationBarAvatar") {
            let code = file.split(separator: "\n").map { $0.prefix { $0 != "\"" } }.filter { !$0.contains("//") }
            let operators = [" - ", " * ", " / ", " += ", " -= ", " < ", "max(", "min(", "abs("]
            for line in code { #expect(!operators.contains { line.contains($0) }, "\(line)") }
        }
    }
}
