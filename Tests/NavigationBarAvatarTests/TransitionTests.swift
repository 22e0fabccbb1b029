import DeviceCalibration
import NavigationBarAvatar
import Testing

@MainActor @Suite("Pages that come and go", .serialized)
struct TransitionTests {
    @Test(
        "a pushed page may start with a collapsed bar: the first opacity is the bar's", arguments: [false, true],
        StandInBehavior.allCases)
    func pushCollapsed(_ animated: Bool, _ behavior: StandInBehavior) {
        let stage = Stage(ListPage(), on: StandInPhone(), behavior)
        stage.open()
        let page = ListPage.withAvatar()
        page.tableView.contentOffset.y = -91
        stage.navigation.pushViewController(page, animated: animated)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.barHeight == 44)
        #expect(stage.look == .at(0))
        stage.scroll(page, to: -123)
        #expect(stage.look == .at(0.5))
    }

    @Test("an avatar fades out with its page and in again", arguments: [false, true], StandInBehavior.allCases)
    func pushAndPop(_ completesFirst: Bool, _ behavior: StandInBehavior) {
        let stage = Stage(ListPage.withAvatar(), on: StandInPhone(), behavior)
        stage.open()
        stage.completesFirst(completesFirst)
        stage.navigation.pushViewController(ListPage(), animated: true)
        stage.navigation.standInUpdateTransition(0.25)
        #expect(stage.shownOpacity == 0.75)
        #expect(stage.look?.isHidden == false && stage.look?.isInteractive == false)
        stage.navigation.standInFinishTransition()
        #expect(stage.avatars.isEmpty, "nothing of it stays in the bar")
        stage.navigation.popViewController(animated: true)
        stage.navigation.standInUpdateTransition(0.25)
        #expect(stage.shownOpacity == 0.25)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.look == .at(1) && stage.avatars.count == 1)
    }

    @Test("a bar that collapses for the next page does not hide the avatar at once")
    func pushToCollapsed() {
        let stage = Stage(ListPage.withAvatar())
        stage.open()
        let next = ListPage()
        next.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(next, animated: true)
        stage.navigation.standInUpdateTransition(0.5)
        #expect(stage.barHeight == 44)
        #expect(stage.look?.isHidden == false)
        #expect(stage.shownOpacity == 0.5)
        stage.navigation.standInFinishTransition()
        #expect(stage.avatars.isEmpty)
        #expect(stage.messages.isEmpty)
    }

    @Test(
        "an interactive pop that is cancelled restores the avatar of the page on top", arguments: [false, true],
        StandInBehavior.allCases)
    func cancelledPopOfItsPage(_ completesFirst: Bool, _ behavior: StandInBehavior) {
        let stage = Stage(ListPage(), on: StandInPhone(), behavior)
        stage.open()
        let page = ListPage.withAvatar()
        stage.navigation.pushViewController(page, animated: false)
        stage.window.standInLayout()
        stage.scroll(page, to: -123)
        stage.completesFirst(completesFirst)
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInUpdateTransition(0.4)
        #expect(stage.shownOpacity == 0.3, "half faded, and 40 % gone")
        stage.navigation.standInCancelTransition()
        stage.window.standInLayout()
        #expect(stage.look == .at(0.5))
        #expect(stage.avatars.count == 1)
        stage.scroll(page, to: -143)
        #expect(stage.look == .at(1))
    }

    @Test("a cancelled transition has restored the avatar when its completion blocks run, before the pages hear of it")
    func restoredAtOnce() {
        let stage = Stage(ListPage())
        stage.open()
        stage.navigation.pushViewController(ListPage.withAvatar(), animated: false)
        stage.window.standInLayout()
        stage.completesFirst(true)
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInUpdateTransition(0.4)
        var look: AvatarLook?
        stage.whenTransitionEnds { look = stage.look }
        stage.navigation.standInCancelTransition()
        #expect(look == .at(1))
    }

    @Test("an interactive pop that is cancelled takes the avatar of the page below away", arguments: [false, true])
    func cancelledPopToItsPage(_ completesFirst: Bool) {
        let stage = Stage(ListPage.withAvatar())
        stage.open()
        stage.navigation.pushViewController(ListPage(), animated: false)
        stage.window.standInLayout()
        stage.completesFirst(completesFirst)
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInUpdateTransition(0.4)
        #expect(stage.shownOpacity == 0.4)
        stage.navigation.standInCancelTransition()
        stage.window.standInLayout()
        #expect(stage.avatars.isEmpty)
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.look == .at(1) && stage.avatars.count == 1)
    }

    @Test("two pages with avatars share the one in the bar", arguments: [false, true], [false, true])
    func shared(_ completesFirst: Bool, _ isCancelled: Bool) {
        let stage = Stage(ListPage.withAvatar())
        stage.open()
        stage.completesFirst(completesFirst)
        let avatar = stage.avatar
        stage.navigation.pushViewController(ListPage.withAvatar(), animated: true)
        stage.navigation.standInUpdateTransition(0.4)
        #expect(stage.shownOpacity == 1 && stage.avatars.count == 1)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.look == .at(1) && stage.avatar === avatar)
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInUpdateTransition(0.4)
        #expect(stage.shownOpacity == 1)
        if isCancelled {
            stage.navigation.standInCancelTransition()
        } else {
            stage.navigation.standInFinishTransition()
        }
        stage.window.standInLayout()
        #expect(stage.look == .at(1) && stage.avatars.count == 1)
    }

    @Test("showing twice is showing once, with what was said last")
    func twice() {
        let page = ListPage.withAvatar()
        let stage = Stage(page)
        stage.open()
        let account = ListPage()
        page.showAvatar(label: "Konto") { account }
        page.showAvatar(label: "Konto") { account }
        #expect(stage.avatars.count == 1 && page.children.count == 1)
        #expect(stage.avatar?.accessibilityLabel == "Konto")
        stage.tapAvatar()
        #expect(stage.presentedPage(over: page) === account)
        page.removeAvatar()
        page.removeAvatar()
        #expect(stage.avatars.isEmpty && page.children.isEmpty)
    }

    @Test("nothing outlives its page")
    func leaks() {
        weak var page: ListPage?
        weak var child: AnyObject?
        weak var avatar: AnyObject?
        weak var store: AvatarImageStore?
        let stage = Stage(ListPage())
        stage.open()
        do {
            let images = AvatarImageStore.fresh()
            let pushed = ListPage.withAvatar(images: images)
            stage.navigation.pushViewController(pushed, animated: false)
            stage.window.standInLayout()
            page = pushed
            child = pushed.children.first
            avatar = stage.avatar
            store = images
            #expect(page != nil && child != nil && avatar != nil && store != nil)
        }
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(page == nil && child == nil && avatar == nil && store == nil)
    }

    @Test("a store keeps no control alive")
    func leakedControls() {
        let images = AvatarImageStore.fresh()
        weak var avatar: AnyObject?
        do {
            let stage = Stage(ListPage.withAvatar(images: images))
            stage.open()
            avatar = stage.avatar
            #expect(avatar != nil)
        }
        #expect(avatar == nil)
        images.image = nil
    }

    @Test("an avatar whose page went without a word goes at the next layout")
    func silentDeath() {
        let stage = Stage(ListPage())
        stage.open()
        do {
            let page = ListPage.withAvatar()
            stage.navigation.pushViewController(page, animated: false)
            stage.window.standInLayout()
            #expect(stage.avatars.count == 1)
            stage.forget(page)
        }
        stage.layOutBar()
        #expect(stage.avatars.isEmpty)
    }

    @Test("pages that replace all others, without a window")
    func replaced() {
        let stage = Stage(ListPage.withAvatar())
        stage.navigation.setViewControllers([ListPage.withAvatar(), ListPage.withAvatar()], animated: false)
        stage.open()
        #expect(stage.look == .at(1) && stage.avatars.count == 1)
        stage.navigation.setViewControllers([ListPage()], animated: false)
        stage.window.standInLayout()
        #expect(stage.avatars.isEmpty)
    }
}
