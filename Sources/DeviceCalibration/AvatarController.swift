/// Decides how visible an avatar is, from what happens to its bar and its page.
///
/// Events go in; a new ``State`` comes out when something has changed. The bar's height drives the fade: it needs no
/// scroll view, and it is right on bars that no table knows. Content offsets drive it where an app sends them.
///
/// ```
/// opacity = fade × presence        presence: 0 page away … 1 page here, moved by transitions
/// ```
///
/// The numbers come from the calibration until the live bar contradicts it by more than a pixel; where there is no
/// calibration they are the bar's own from the start.
public struct AvatarController: Sendable {
    /// What the image looks like now.
    public private(set) var state = State.absent

    private var numbers: RunningCalibration?
    private let design: Calibration.AvatarDesign
    private var remarks = RemarkQueue()

    private var phase = Phase.absent
    private var presence = 0.0
    private var presenceBefore = 0.0
    private var fadeOpacity = 0.0
    private var opacityBefore = 0.0
    private var hasLargeTitle = true
    private var layout: (height: Double, top: Double)?
    private var isSettled = false
    private var hasSeenOffset = false

    /// Where the page is.
    private enum Phase {
        case absent
        case entering
        case present
        case leaving
    }

    /// Creates the controller of an image whose page is away and whose bar is not known yet.
    ///
    /// - Parameter design: the image's design where the tables have none.
    public init(design: Calibration.AvatarDesign = .standard) {
        self.design = design
    }

    /// Which numbers are in use; `nil` before the first calibration.
    public var match: Calibration.Match? { numbers?.match }

    /// Size and place of the image; `nil` while there is no room for one, or nothing is known yet.
    public var avatar: Calibration.Avatar? { numbers?.avatar }

    /// Takes the numbers of the layout that the app is in, when it starts and when it turns.
    ///
    /// What the bar looks like in this layout is not known before the next ``Event/barLaidOut(height:top:)``, so the
    /// state changes no earlier than that.
    ///
    /// - Parameters:
    ///   - match: answer of the look-up.
    ///   - scale: pixels a point of the running screen.
    public mutating func calibrate(_ match: Calibration.Match, scale: Double) {
        numbers = RunningCalibration(match: match, scale: scale, design: design)
        layout = nil
        isSettled = false
        hasSeenOffset = false
        switch match {
        case .otherLayout(_, let differences): remarks.add(.otherLayout(differences))
        case .missing(let absence): remarks.add(.missing(absence))
        case .exact, .liveBar: break
        }
    }

    /// Takes an event.
    ///
    /// - Returns: the new state; `nil` where it is what it was.
    @discardableResult
    public mutating func handle(_ event: Event) -> State? {
        switch event {
        case .barLaidOut(let height, let top): layOut(height: height, top: top)
        case .contentOffset(let y): scroll(to: y)
        case .largeTitle(let isAvailable):
            hasLargeTitle = isAvailable
            if !isAvailable, phase == .entering || phase == .present { remarks.add(.noLargeTitle) }
        case .appearing: enter(.entering)
        case .disappearing: enter(.leaving)
        case .appeared: arrive()
        case .disappeared: leave()
        case .transition(let progress): move(to: progress)
        case .cancelled: callOff()
        }
        let now = currentState
        guard now != state else { return nil }
        state = now
        return now
    }

    /// Gives the next thing to tell the developer; `nil` where there is none. Each kind is told once.
    public mutating func takeRemark() -> Remark? {
        remarks.take()
    }
}

// MARK: - What events change

extension AvatarController {
    private mutating func layOut(height: Double, top: Double) {
        // A bar that has not been laid out has no height, and says nothing.
        guard height > 0, height.isFinite, top.isFinite else { return }
        layout = (height, top)
        switch phase {
        case .present where isSettled: remarks.add(numbers?.shrink(height: height, top: top))
        case .present: settle()
        case .entering where numbers?.isUnknown == true: _ = numbers?.settle(height: height, top: top)
        case .absent, .entering, .leaving: break
        }
        fadeOpacity = numbers?.fade?.opacity(atBarHeight: height) ?? 0
    }

    /// Compares the bar with its numbers, once for each time that the page comes: no finger has moved the bar yet.
    private mutating func settle() {
        guard let layout else { return }
        isSettled = true
        remarks.add(numbers?.settle(height: layout.height, top: layout.top))
        fadeOpacity = numbers?.fade?.opacity(atBarHeight: layout.height) ?? 0
    }

    private mutating func scroll(to y: Double) {
        // A scroll view that has not been laid out calls with 0, which says nothing about the bar.
        guard phase == .present, y.isFinite, y != 0 || hasSeenOffset else { return }
        hasSeenOffset = true
        fadeOpacity = numbers?.fade?.opacity(atContentOffset: y) ?? 0
    }

    private mutating func enter(_ next: Phase) {
        if next == .leaving, phase == .absent { return }
        phase = next
        presenceBefore = presence
        opacityBefore = shownOpacity
    }

    private mutating func move(to progress: Double) {
        guard !progress.isNaN else { return }
        let progress = min(max(progress, 0), 1)
        switch phase {
        case .entering: presence = presenceBefore + (1 - presenceBefore) * progress
        case .leaving: presence = presenceBefore * (1 - progress)
        case .absent, .present: break
        }
    }

    private mutating func arrive() {
        guard phase != .present else { return }
        phase = .present
        presence = 1
        isSettled = false
        settle()
    }

    private mutating func leave() {
        phase = .absent
        presence = 0
        fadeOpacity = 0
        layout = nil
        hasSeenOffset = false
    }

    private mutating func callOff() {
        guard phase == .entering || phase == .leaving else { return }
        // A page that was here stays here, one that was away stays away.
        if presenceBefore > 0 { arrive() } else { leave() }
    }

    private var shownOpacity: Double {
        hasLargeTitle ? fadeOpacity : 0
    }

    private var currentState: State {
        guard phase != .absent else { return .absent }
        // While the page goes, the bar already takes the shape that the next page wants; the image goes as it was.
        let opacity = phase == .leaving ? opacityBefore : shownOpacity
        return State(
            opacity: opacity * presence, isHidden: opacity == 0, isInteractive: phase == .present && opacity > 0)
    }
}
