import DeviceCalibration
import NavigationBarAvatar
import Testing

@MainActor @Suite("The original's calls")
struct OriginalCallsTests {
    @Test("fade the picture of the original's view controller")
    func scroll() {
        let page = OriginalPage()
        let stage = Stage(page)
        stage.open()
        #expect(stage.look == .at(1))
        for (y, opacity) in [(-143.0, 1.0), (-123, 0.5), (-113, 0.25), (-103, 0), (-91, 0), (0, 0), (-133, 0.75)] {
            page.tableView.contentOffset.y = y
            #expect(stage.look == .at(opacity), "as soon as the delegate heard of \(y)")
            stage.window.standInLayout()
            #expect(stage.look == .at(opacity), "after the layout at \(y)")
        }
        #expect(stage.messages.isEmpty)
    }

    @Test("insert once, and delete", arguments: [false, true])
    func insertAndDelete(_ completesFirst: Bool) {
        let stage = Stage(OriginalPage())
        stage.open()
        stage.completesFirst(completesFirst)
        stage.navigation.insertAccount()
        stage.navigation.insertAccount()
        #expect(stage.avatars.count == 1)
        stage.navigation.pushViewController(ListPage(), animated: true)
        stage.navigation.standInFinishTransition()
        #expect(stage.avatars.isEmpty)
        stage.navigation.popViewController(animated: true)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.avatars.count == 1 && stage.look == .at(1))
        stage.navigation.deleteAccount()
        stage.navigation.deleteAccount()
        #expect(stage.avatars.isEmpty)
    }

    @Test("pass from page to page", arguments: [false, true])
    func twoPages(_ completesFirst: Bool) {
        let stage = Stage(OriginalPage())
        stage.open()
        stage.completesFirst(completesFirst)
        stage.navigation.pushViewController(OriginalPage(), animated: true)
        stage.navigation.standInFinishTransition()
        stage.window.standInLayout()
        #expect(stage.avatars.count == 1 && stage.look == .at(1))
        stage.navigation.standInBeginInteractivePop()
        stage.navigation.standInUpdateTransition(0.4)
        stage.navigation.standInCancelTransition()
        stage.window.standInLayout()
        #expect(stage.avatars.count == 1 && stage.look == .at(1))
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(stage.avatars.count == 1 && stage.look == .at(1))
    }

    @Test("remove the picture where there is no large title, and say so instead of crashing")
    func noLargeTitle() {
        let page = OriginalPage()
        let stage = Stage(page, prefersLargeTitles: false)
        stage.open()
        #expect(stage.avatars.isEmpty)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("no large title") == true)
        stage.navigation.scrollAccountView(nowY: -91)
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.navigation.insertAccount()
        stage.window.standInLayout()
        #expect(stage.avatars.count == 1)
        stage.navigation.navigationBar.prefersLargeTitles = false
        stage.navigation.insertAccount()
        #expect(stage.avatars.isEmpty)
    }

    @Test("work on an empty stack, and before anything is on screen")
    func early() {
        let stage = Stage(ListPage())
        stage.navigation.scrollAccountView(nowY: 0)
        stage.navigation.deleteAccount()
        stage.navigation.insertAccount()
        stage.navigation.scrollAccountView(nowY: -103)
        stage.open()
        #expect(stage.look == .at(1))
        stage.navigation.setViewControllers([], animated: false)
        stage.navigation.insertAccount()
        stage.navigation.scrollAccountView(nowY: -143)
    }

    @Test("open the account screen in a navigation controller")
    func tap() {
        let page = OriginalPage()
        let stage = Stage(page)
        stage.open()
        AccountScreen.make = nil
        stage.tapAvatar()
        #expect(page.presentedViewController == nil, "no account screen was given")
        let account = ListPage()
        AccountScreen.make = { account }
        stage.tapAvatar()
        #expect(stage.presentedPage(over: page) === account)
        let presented = page.presentedViewController
        stage.tapAvatar()
        page.dismiss(animated: false)
        stage.tapAvatar()
        #expect(page.presentedViewController === presented, "again in the same navigation controller")
        AccountScreen.make = nil
        page.dismiss(animated: false)

        let other = ListPage()
        stage.navigation.insertAccount(showing: other)
        stage.tapAvatar()
        #expect(stage.presentedPage(over: page) === other)
    }
}
