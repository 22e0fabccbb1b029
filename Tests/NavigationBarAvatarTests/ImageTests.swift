import DeviceCalibration
import NavigationBarAvatar
import Testing

@MainActor @Suite("The picture")
struct ImageTests {
    @Test("is a figure in a circle until there is one, and changes at once")
    func change() {
        let images = AvatarImageStore.fresh()
        let stage = Stage(ListPage.withAvatar(images: images))
        stage.open()
        #expect(stage.picture == "symbol person.circle")
        images.set("face")
        #expect(stage.picture == "face")
        #expect(stage.avatarRectangle == [334, 44, 374, 84], "whatever the image's size")
        images.image = nil
        #expect(stage.picture == "symbol person.circle")
    }

    @Test("is there from the start when it was set before")
    func before() {
        let images = AvatarImageStore.fresh()
        images.set("face")
        let stage = Stage(ListPage.withAvatar(images: images))
        stage.open()
        #expect(stage.picture == "face")
    }

    @Test("is kept in the defaults, turned as it was", arguments: [false, true])
    func kept(_ isTurned: Bool) {
        let defaults = TestDefaults()
        defaults.store(key: "a").set("face", isTurned: isTurned)
        defaults.store(key: "b").set("other")
        let again = defaults.store(key: "a")
        #expect(again.image?.standInName == "face")
        #expect(again.isTurned == isTurned)
        again.image = nil
        #expect(defaults.store(key: "a").image == nil)
        #expect(defaults.store(key: "b").image?.standInName == "other")
    }

    @Test("that cannot be read is no picture")
    func unreadable() {
        let defaults = TestDefaults()
        defaults.spoil(key: "a")
        #expect(defaults.store(key: "a").image == nil)
    }

    @Test("belongs to the page that is on top")
    func pages() {
        let one = AvatarImageStore.fresh()
        let two = AvatarImageStore.fresh()
        one.set("one")
        two.set("two")
        let stage = Stage(ListPage.withAvatar(images: one))
        stage.open()
        stage.navigation.pushViewController(ListPage.withAvatar(images: two), animated: false)
        stage.window.standInLayout()
        #expect(stage.picture == "two")
        one.set("one again")
        #expect(stage.picture == "two", "the other page's picture is none of its business")
        stage.navigation.popViewController(animated: false)
        stage.window.standInLayout()
        #expect(stage.picture == "one again")
    }
}
