import DeviceCalibration
import Testing

/// Events of an ordinary appearance at a bar height.
private func appearance(height: Double, top: Double = 47) -> [AvatarController.Event] {
    [.appearing, .bar(height: height, top: top), .transition(progress: 1), .appeared]
}

extension AvatarController {
    /// A controller that knows its numbers.
    fileprivate init(_ match: Calibration.Match, scale: Double = 3) {
        self.init()
        calibrate(match, scale: scale)
    }
}

/// An image on the sample's 96-point bar: opacity of the linear fade, top edge at the shown height less 52.
private func visible(_ opacity: Double, shown: Double? = nil) -> AvatarController.State {
    AvatarController.State(
        opacity: opacity, isHidden: false, isInteractive: true, top: (shown ?? 56 + 40 * opacity) - 52)
}

private func gone(shown: Double) -> AvatarController.State {
    AvatarController.State(opacity: 0, isHidden: true, isInteractive: false, top: shown - 52)
}

private func moving(_ opacity: Double) -> AvatarController.State {
    AvatarController.State(opacity: opacity, isHidden: false, isInteractive: false, top: 44)
}

@Suite("Avatar controller")
struct AvatarControllerTests {
    @Test("starts hidden, and stays so until its page comes and its bar is laid out")
    func start() {
        var controller = AvatarController()
        #expect(controller.state == .absent && controller.match == nil && controller.avatar == nil)
        #expect(controller.handle(.bar(height: 96, top: 47)) == nil)
        #expect(controller.handle(.contentOffset(-143)) == nil)
        controller.calibrate(.exact(.sample()), scale: 3)
        #expect(controller.handle(.appearing) == nil)
        #expect(controller.handle(.appeared) == nil)
        #expect(controller.handle(.bar(height: 0, top: 0)) == nil)
        #expect(controller.handle(.bar(height: .nan, top: 47)) == nil)
        #expect(controller.handle(.bar(height: 96, top: .infinity)) == nil)
        #expect(controller.handle(.bar(height: 96, top: 47)) == visible(1))
        #expect(controller.avatar?.size == 40)
    }

    @Test("follows the bar's height, and speaks only when something changes")
    func height() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.bar(height: 96, top: 47)) == nil)
        #expect(controller.handle(.bar(height: 130, top: 47)) == visible(1, shown: 130), "over-scroll")
        #expect(controller.handle(.bar(height: 76, top: 47)) == visible(0.5))
        #expect(controller.handle(.bar(height: 76, top: 47)) == nil)
        #expect(controller.handle(.bar(height: 56, top: 47)) == gone(shown: 56))
        #expect(controller.handle(.bar(height: 44, top: 47)) == gone(shown: 44))
        #expect(controller.handle(.bar(height: 44, top: 47)) == nil)
        #expect(controller.handle(.bar(height: 96, top: 47)) == visible(1))
        #expect(controller.takeRemark() == nil)
    }

    @Test("follows the content offset where nothing is known of the scroll view")
    func offset() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.contentOffset(-123)) == visible(0.5))
        #expect(controller.handle(.contentOffset(-123)) == nil)
        #expect(controller.handle(.contentOffset(-103)) == gone(shown: 56))
        #expect(controller.handle(.contentOffset(0)) == gone(shown: 44), "scrolled to the top edge of the content")
        #expect(controller.handle(.contentOffset(-143)) == visible(1))
        #expect(controller.handle(.contentOffset(.nan)) == nil)
        #expect(controller.handle(.contentOffset(-200)) == visible(1, shown: 153))
    }

    @Test("takes nothing from an offset of 0 before any other, nor from one before the page has come")
    func earlyOffset() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(.contentOffset(-103))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.contentOffset(0)) == nil)
        #expect(controller.state == visible(1))
    }

    @Test("takes its first opacity from the bar, not from rest", arguments: [(44, 0), (66, 0.25), (96, 1)])
    func firstOpacity(_ height: Double, _ opacity: Double) {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: height))
        #expect(controller.state == (opacity == 0 ? gone(shown: height) : visible(opacity)))
    }

    @Test("fades in and out with its page, untouchable meanwhile")
    func transition() {
        var controller = AvatarController(.exact(.sample()))
        let states = controller.handle([
            .appearing, .bar(height: 96, top: 47), .transition(progress: 0.5), .transition(progress: 1),
            .appeared, .disappearing, .transition(progress: 0.25), .transition(progress: 1), .disappeared,
        ])
        #expect(
            states == [
                moving(0), moving(0.5), moving(1), visible(1), moving(1), moving(0.75), moving(0), .absent,
            ])
    }

    @Test("comes back when its page's going is cancelled", arguments: [0, 0.4, 1])
    func cancelledGoing(_ progress: Double) {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 76))
        controller.handle([.disappearing, .transition(progress: progress)])
        #expect(controller.state.opacity == 0.5 * (1 - progress))
        #expect(controller.handle(.cancelled) == visible(0.5))
    }

    @Test("goes away when its page's coming is cancelled")
    func cancelledComing() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle([.appearing, .bar(height: 96, top: 47), .transition(progress: 0.4)])
        #expect(controller.state.opacity == 0.4)
        #expect(controller.handle(.cancelled) == .absent)
    }

    @Test("stays as it is when another page with an avatar takes it over, also when that is cancelled")
    func takeOver() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        controller.handle([.disappearing, .appearing, .transition(progress: 0.5)])
        #expect(controller.state.opacity == 1)
        #expect(controller.handle(.cancelled) == visible(1))
    }

    @Test("goes as it was, whatever the bar does for the next page")
    func goingWithCollapsingBar() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        controller.handle([.disappearing, .title(.displayMode), .bar(height: 44, top: 47)])
        #expect(controller.state == moving(1))
        controller.handle([.title(nil), .bar(height: 96, top: 47), .cancelled])
        #expect(controller.state == visible(1))
        #expect(controller.takeRemarks().isEmpty)
    }

    @Test("takes transitions, cancellations and progress that nothing announced")
    func unannounced() {
        var controller = AvatarController(.exact(.sample()))
        #expect(controller.handle([.transition(progress: 0.5), .cancelled, .disappeared]).isEmpty)
        controller.handle(appearance(height: 96))
        #expect(controller.handle([.transition(progress: 0.5), .cancelled, .appeared]).isEmpty)
        controller.handle(.disappearing)
        #expect(controller.handle(.transition(progress: .nan)) == nil)
        #expect(controller.handle(.transition(progress: -7)) == nil)
        #expect(controller.handle(.transition(progress: 7))?.opacity == 0)
    }

    @Test(
        "shows nothing where something stands in the way, and says so once",
        arguments: AvatarController.Obstacle.allCases)
    func obstacle(_ obstacle: AvatarController.Obstacle) {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.title(obstacle)) == .absent)
        #expect(controller.handle(.title(obstacle)) == nil)
        #expect(controller.handle(.title(nil)) == visible(1))
        controller.handle(.title(obstacle))
        #expect(controller.takeRemarks() == [.noPlace(obstacle)])
    }

    @Test("shows nothing where the table has no large title, says so, and follows a turn there and back")
    func rotation() {
        let portrait = Calibration.sample()
        let landscape = Calibration.sample(orientation: .landscape, safeAreaTop: 0, medium: 32, large: nil)
        var controller = AvatarController(.exact(portrait))
        controller.handle(appearance(height: 96))
        controller.calibrate(.exact(landscape), scale: 3)
        #expect(controller.handle(.bar(height: 32, top: 0, safeAreaTop: 0)) == .absent)
        #expect(controller.avatar == nil)
        controller.calibrate(.exact(portrait), scale: 3)
        #expect(controller.handle(.bar(height: 96, top: 47)) == visible(1))
        #expect(controller.match == .exact(portrait))
        #expect(controller.takeRemarks() == [.noPlace(.landscape)])
    }

    @Test("shows nothing where bars are not at the top, whatever the bar looks like")
    func sideways() {
        let open = Calibration.sample()
        let sideways = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone, screen: open.screen,
            safeArea: open.safeArea, navigationBar: nil, avatar: nil, scroll: nil, fade: .linear)
        var controller = AvatarController(.exact(sideways))
        controller.handle(appearance(height: 96, top: 0))
        controller.handle(.bar(height: 44, top: 0))
        #expect(controller.state == .absent && controller.match == .exact(sideways) && controller.takeRemark() == nil)
    }
}
