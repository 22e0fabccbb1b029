import DeviceCalibration
import Testing

/// Events of an ordinary appearance at a bar height.
private func appearance(height: Double, top: Double = 47) -> [AvatarController.Event] {
    [.appearing, .barLaidOut(height: height, top: top), .transition(progress: 1), .appeared]
}

extension AvatarController {
    /// A controller that knows its numbers.
    fileprivate init(_ match: Calibration.Match, scale: Double = 3) {
        self.init()
        calibrate(match, scale: scale)
    }

    /// Takes several events and gives the states that came out.
    @discardableResult
    fileprivate mutating func handle(_ events: [Event]) -> [State] {
        events.compactMap { handle($0) }
    }

    fileprivate mutating func takeRemarks() -> [Remark] {
        var remarks: [Remark] = []
        while let remark = takeRemark() { remarks.append(remark) }
        return remarks
    }
}

private func visible(_ opacity: Double) -> AvatarController.State {
    AvatarController.State(opacity: opacity, isHidden: false, isInteractive: true)
}

private let gone = AvatarController.State(opacity: 0, isHidden: true, isInteractive: false)

@Suite("Avatar controller")
struct AvatarControllerTests {
    @Test("starts hidden, and stays so until its page comes and its bar is laid out")
    func start() {
        var controller = AvatarController()
        #expect(controller.state == gone && controller.match == nil && controller.avatar == nil)
        #expect(controller.handle(.barLaidOut(height: 96, top: 47)) == nil)
        #expect(controller.handle(.contentOffset(-143)) == nil)
        controller.calibrate(.exact(.sample()), scale: 3)
        #expect(controller.handle(.appearing) == nil)
        #expect(controller.handle(.appeared) == nil)
        #expect(controller.handle(.barLaidOut(height: 0, top: 0)) == nil)
        #expect(controller.handle(.barLaidOut(height: .nan, top: 47)) == nil)
        #expect(controller.handle(.barLaidOut(height: 96, top: .infinity)) == nil)
        #expect(controller.handle(.barLaidOut(height: 96, top: 47)) == visible(1))
        #expect(controller.avatar?.size == 40)
    }

    @Test("follows the bar's height, and speaks only when something changes")
    func height() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.barLaidOut(height: 96, top: 47)) == nil)
        #expect(controller.handle(.barLaidOut(height: 130, top: 47)) == nil, "over-scroll")
        #expect(controller.handle(.barLaidOut(height: 76, top: 47)) == visible(0.5))
        #expect(controller.handle(.barLaidOut(height: 76, top: 47)) == nil)
        #expect(controller.handle(.barLaidOut(height: 56, top: 47)) == gone)
        #expect(controller.handle(.barLaidOut(height: 44, top: 47)) == nil)
        #expect(controller.handle(.barLaidOut(height: 96, top: 47)) == visible(1))
        #expect(controller.takeRemark() == nil)
    }

    @Test("follows the content offset through the table")
    func offset() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.contentOffset(-123)) == visible(0.5))
        #expect(controller.handle(.contentOffset(-103)) == gone)
        #expect(controller.handle(.contentOffset(0)) == nil, "scrolled to the top edge of the content")
        #expect(controller.handle(.contentOffset(-143)) == visible(1))
        #expect(controller.handle(.contentOffset(.nan)) == nil)
        #expect(controller.handle(.contentOffset(-200)) == nil)
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
        #expect(controller.state == (opacity == 0 ? gone : visible(opacity)))
    }

    @Test("fades in and out with its page, untouchable meanwhile")
    func transition() {
        var controller = AvatarController(.exact(.sample()))
        let states = controller.handle([
            .appearing, .barLaidOut(height: 96, top: 47), .transition(progress: 0.5), .transition(progress: 1),
            .appeared, .disappearing, .transition(progress: 0.25), .transition(progress: 1), .disappeared,
        ])
        let moving = { AvatarController.State(opacity: $0, isHidden: false, isInteractive: false) }
        #expect(
            states == [
                moving(0), moving(0.5), moving(1), visible(1), moving(1), moving(0.75), moving(0), gone,
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
        controller.handle([.appearing, .barLaidOut(height: 96, top: 47), .transition(progress: 0.4)])
        #expect(controller.state.opacity == 0.4)
        #expect(controller.handle(.cancelled) == gone)
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
        controller.handle([.disappearing, .largeTitle(isAvailable: false), .barLaidOut(height: 44, top: 47)])
        #expect(controller.state == AvatarController.State(opacity: 1, isHidden: false, isInteractive: false))
        controller.handle([.largeTitle(isAvailable: true), .barLaidOut(height: 96, top: 47), .cancelled])
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

    @Test("shows nothing without a large title, and says so once")
    func largeTitle() {
        var controller = AvatarController(.exact(.sample()))
        controller.handle(appearance(height: 96))
        #expect(controller.handle(.largeTitle(isAvailable: false)) == gone)
        #expect(controller.handle(.largeTitle(isAvailable: true)) == visible(1))
        controller.handle(.largeTitle(isAvailable: false))
        #expect(controller.takeRemarks() == [.noLargeTitle])
    }

    @Test("shows nothing where the table has no large title, and follows a turn there and back")
    func rotation() {
        let portrait = Calibration.sample()
        let landscape = Calibration.sample(orientation: .landscape, safeAreaTop: 0, medium: 32, large: nil)
        var controller = AvatarController(.exact(portrait))
        controller.handle(appearance(height: 96))
        controller.calibrate(.exact(landscape), scale: 3)
        #expect(controller.handle(.barLaidOut(height: 32, top: 0)) == gone)
        #expect(controller.avatar == nil)
        controller.calibrate(.exact(portrait), scale: 3)
        #expect(controller.handle(.barLaidOut(height: 96, top: 47)) == visible(1))
        #expect(controller.match == .exact(portrait))
    }

    @Test("shows nothing where bars are not at the top, whatever the bar looks like")
    func sideways() {
        let open = Calibration.sample()
        let sideways = Calibration(
            design: .liquidGlass, orientation: .portrait, isZoomed: false, idiom: .phone, screen: open.screen,
            safeArea: open.safeArea, navigationBar: nil, avatar: nil, scroll: nil, fade: .linear)
        var controller = AvatarController(.exact(sideways))
        controller.handle(appearance(height: 96, top: 0))
        controller.handle(.barLaidOut(height: 44, top: 0))
        #expect(controller.state == gone && controller.match == .exact(sideways) && controller.takeRemark() == nil)
    }
}
