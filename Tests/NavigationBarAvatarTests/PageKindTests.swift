import DeviceCalibration
import DeviceCalibrationTables
import NavigationBarAvatar
import Testing

/// A kind of page, and what its bar and scroll view are given before it is shown.
struct PageKind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @MainActor @Sendable (ListPage) -> Void

    static let all = [
        PageKind(testDescription: "plain") { _ in },
        PageKind(testDescription: "with an inset of its own") { $0.tableView.contentInset.top = 24 },
        PageKind(testDescription: "with an additional safe area") { $0.additionalSafeAreaInsets.top = 40 },
        PageKind(testDescription: "with a search row that goes") { $0.addSearch() },
        PageKind(testDescription: "with a search row that stays") { $0.addSearch(hidesWhenScrolling: false) },
        PageKind(testDescription: "with its list in a container") { $0.isListInContainer = true },
        PageKind(testDescription: "with a list that it names") { $0.isListNamed = true },
    ]
}

/// A reason for a small title, by a word of its remedy.
enum SmallTitle: String, CaseIterable {
    case bar = "prefersLargeTitles"
    case never = "largeTitleDisplayMode to .always"
    case inline = "largeTitleDisplayMode"
    case browser = ".navigator"
    case editor = "the style .navigator"
    case prompt = "prompt is nil"

    @MainActor func prepare(_ page: ListPage, _ navigation: NavigationStack) {
        switch self {
        case .bar: navigation.navigationBar.prefersLargeTitles = false
        case .never: page.navigationItem.largeTitleDisplayMode = .never
        case .inline: page.navigationItem.largeTitleDisplayMode = .inline
        case .browser: page.navigationItem.style = .browser
        case .editor: page.navigationItem.style = .editor
        case .prompt: page.navigationItem.prompt = "Prompt"
        }
    }
}

@MainActor @Suite("Every kind of page, in both bars")
struct PageKindTests {
    private func stage(
        _ page: ListPage, _ behavior: StandInBehavior, isRightToLeft: Bool = false
    ) -> Stage {
        var device = StandInPhone(
            "iPhone15,2",
            behavior == .shrinks
                ? DeviceCalibrations.iPhone61Island.classicPortrait
                : DeviceCalibrations.iPhone61Island.liquidGlassPortrait)
        device.isRightToLeft = isRightToLeft
        let stage = Stage(page, on: device, behavior)
        stage.open()
        return stage
    }

    @Test("fades and moves with the title at every pixel", arguments: PageKind.all, StandInBehavior.allCases)
    func scroll(_ kind: PageKind, _ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        kind.prepare(page)
        let stage = stage(page, behavior)
        let medium = behavior == .shrinks ? 44.0 : 54
        #expect(stage.look == .at(1))
        let rest = page.tableView.contentOffset.y
        // How far the search row scrolls before the title does.
        let delay =
            page.navigationItem.searchController != nil && page.navigationItem.hidesSearchBarWhenScrolling ? 52.0 : 0
        let searchRow = page.navigationItem.searchController == nil ? 0 : 52 - delay
        for pixel in -60...360 {
            let scrolled = Double(pixel) / 3
            stage.scroll(page, to: rest + scrolled)
            let title = 52 - max(0, scrolled - delay)
            let opacity = min(1, max(0, (title - 12) / 40))
            let look = try #require(stage.look)
            let frame = try #require(stage.avatarFrame)
            // In over-scroll the title goes down with the content.
            let shown = medium + max(0, title) + max(0, -scrolled)
            let isRight =
                abs(look.opacity - opacity) < 1e-9 && look.isHidden == (opacity == 0)
                && abs(frame.maxY - (shown - 12)) < 1e-9 && frame.height == 40
            #expect(isRight, "at \(scrolled): \(look), bottom at \(frame.maxY), search row \(searchRow)")
            if !isRight { break }
        }
        #expect(stage.messages.isEmpty)
        #expect(page.tableView.contentInset.top == (kind.testDescription == "with an inset of its own" ? 24 : 0))
        #expect(page.tableView.delegate == nil && page.tableView.contentOffset.y == rest + 120)
    }

    @Test("stays whole while the page refreshes, and beside the title", arguments: StandInBehavior.allCases)
    func refresh(_ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior)
        let rest = stage.avatarRectangle
        page.tableView.standInRefreshHeight = 60
        page.tableView.standInRest()
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
        #expect(try #require(stage.avatarFrame).maxY == stage.barHeight - 12)
        stage.navigation.pushViewController(ListPage(), animated: false)
        stage.window.standInLayout()
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
        page.tableView.standInRefreshHeight = 0
        page.tableView.standInRest()
        stage.window.standInLayout()
        #expect(stage.look == .at(1) && stage.avatarRectangle == rest && stage.messages.isEmpty)
    }

    @Test("goes while the user searches, also when the page reappears then", arguments: StandInBehavior.allCases)
    func search(_ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        page.addSearch()
        let stage = stage(page, behavior)
        let search = try #require(page.navigationItem.searchController)
        let set = { (isActive: Bool) in
            search.isActive = isActive
            page.tableView.standInRest()
            stage.window.standInLayout()
        }
        set(true)
        #expect(stage.look == .at(0))
        stage.navigation.pushViewController(ListPage(), animated: false)
        stage.window.standInLayout()
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(stage.look == .at(0))
        set(false)
        #expect(stage.look == .at(1) && stage.messages.isEmpty)
    }

    @Test("comes back after a turn with the search open")
    func rotationWhileSearching() throws {
        let page = ListPage.withAvatar()
        page.addSearch()
        let stage = stage(page, .shrinks)
        try #require(page.navigationItem.searchController).isActive = true
        stage.window.standInLayout()
        stage.change(to: .init("iPhone15,2", DeviceCalibrations.iPhone61Island.classicLandscape))
        #expect(stage.look == .at(0))
        stage.change(to: .init("iPhone15,2", DeviceCalibrations.iPhone61Island.classicPortrait))
        #expect(stage.look == .at(0))
        try #require(page.navigationItem.searchController).isActive = false
        page.tableView.standInRest()
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
    }

    @Test("goes with a bar that is minimized or hidden, and comes back", arguments: StandInBehavior.allCases)
    func minimized(_ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior)
        stage.changeBar { $0.isMinimized = true }
        #expect(stage.look == .at(0))
        stage.changeBar { $0.isMinimized = false }
        #expect(stage.look == .at(1))
        stage.navigation.isNavigationBarHidden = true
        stage.window.standInLayout()
        stage.layOutBar()
        #expect(stage.look == .at(0))
        stage.navigation.isNavigationBarHidden = false
        stage.window.standInLayout()
        stage.layOutBar()
        #expect(stage.look == .at(1) && stage.messages.isEmpty)
    }

    @Test("stays with larger text, a hidden status bar and a floating window", arguments: StandInBehavior.allCases)
    func otherBars(_ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior)
        let top = stage.barTop
        for (top, taller) in [(top, 9.5), (top, 24), (10, 0), (top, 0)] {
            stage.changeBar(top: top) { $0.large = behavior == .shrinks ? 96 + taller : 106 + taller }
            page.tableView.standInRest()
            stage.window.standInLayout()
            #expect(stage.look == .at(1), "\(taller) taller at \(top)")
        }
        #expect(stage.messages.isEmpty)
    }

    @Test("stays whole while the page is pulled in the transition", arguments: StandInBehavior.allCases)
    func pull(_ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior)
        let rest = page.tableView.contentOffset.y
        stage.navigation.pushViewController(ListPage(), animated: false)
        stage.window.standInLayout()
        stage.navigation.standInBeginInteractivePop()
        stage.scroll(page, to: rest - 50)
        stage.navigation.standInUpdateTransition(0.5)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
        stage.scroll(page, to: rest + 20)
        #expect(stage.look?.isAt(0.5) == true)
    }

    @Test(
        "is not there with a small title, and says once why and what to do", arguments: SmallTitle.allCases,
        StandInBehavior.allCases)
    func smallTitle(_ reason: SmallTitle, _ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        page.whenShown = { reason.prepare(page, $0) }
        let stage = stage(page, behavior)
        for scrolled in [0, 20, 60, 0.0] {
            stage.scroll(page, to: page.tableView.contentOffset.y + scrolled)
            #expect(stage.look == .at(0))
        }
        stage.navigation.pushViewController(ListPage(), animated: false)
        stage.window.standInLayout()
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains(reason.rawValue) == true)
    }

    @Test("is not there on a page that inherits a small title from its root")
    func inheritedMode() {
        let root = ListPage()
        root.navigationItem.largeTitleDisplayMode = .inline
        let stage = stage(root, .shrinks)
        let page = ListPage.withAvatar()
        stage.navigation.pushViewController(page, animated: false)
        stage.window.standInLayout()
        #expect(stage.look == .at(0) && stage.messages.count == 1)
        page.navigationItem.largeTitleDisplayMode = .always
        stage.window.standInLayout()
        page.tableView.standInRest()
        stage.window.standInLayout()
        #expect(stage.look == .at(1))
    }

    @Test("comes back when a prompt goes", arguments: StandInBehavior.allCases)
    func prompt(_ behavior: StandInBehavior) {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior)
        for prompt in ["Prompt", nil] {
            page.navigationItem.prompt = prompt
            page.tableView.standInRest()
            stage.window.standInLayout()
            #expect(stage.look == .at(prompt == nil ? 1 : 0))
        }
    }

    @Test("is not there on a container of pages, which says what to do", arguments: ContainerKind.allCases)
    func container(_ kind: ContainerKind) {
        let stage = stage(ListPage(), .shrinks)
        let container = kind.make()
        let children = container.children.count
        container.showAvatar { nil }
        #expect(container.children.count == children && stage.avatars.isEmpty)
        #expect(stage.messages.count == 1 && stage.messages.first?.contains("Call showAvatar on the page") == true)
    }

    @Test("stands at the other end from right to left, and moves alike", arguments: StandInBehavior.allCases)
    func rightToLeft(_ behavior: StandInBehavior) throws {
        let page = ListPage.withAvatar()
        let stage = stage(page, behavior, isRightToLeft: true)
        let rest = page.tableView.contentOffset.y
        for scrolled in [0.0, 20, -30] {
            stage.scroll(page, to: rest + scrolled)
            #expect(try #require(stage.avatarFrame).minX == 16)
        }
    }
}
