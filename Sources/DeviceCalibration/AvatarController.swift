/// Decides how visible an avatar is and where it stands, from what happens to its bar and its page.
///
/// Events go in; a new ``State`` comes out when something has changed. The shown height E drives both: how far below the
/// bar's top the content begins. So the image follows the large title whether the bar shrinks with it, as on iOS 15 to 18,
/// or keeps its height and jumps, as on iOS 26.
///
/// ```
/// opacity = fade(E) × presence                 presence: 0 page away … 1 page here, moved by transitions
/// top     = max(medium, E) - bottomMargin - size
/// ```
///
/// The numbers come from the calibration, or from the design where there is none, until a bar at rest proves lower.
public struct AvatarController: Sendable {
    /// What the image looks like now.
    public private(set) var state = State.absent

    private var numbers: RunningCalibration?
    private let design: Calibration.AvatarDesign
    private var remarks = RemarkQueue()

    private var phase = Phase.absent
    private var presence = 0.0
    private var presenceBefore = 0.0
    private var stateBefore = State.absent
    private var obstacle: Obstacle?
    private var layout: Layout?
    /// The scroll view that drives the fade; `nil` while it says nothing about the bar.
    private var content: Content?
    private var hasSeenOffset = false
    private var isSettled = false

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

    /// Size and place of the image; `nil` if there is no room for one, or before the first calibration.
    public var avatar: Calibration.Avatar? { numbers?.avatar }

    /// Sets the numbers of the layout that the app is in. Call it at launch and after rotation.
    ///
    /// The state changes no earlier than at the next ``Event/laidOut(_:)``: the bar may not have turned yet.
    ///
    /// - Parameters:
    ///   - match: answer of the look-up.
    ///   - designBar: bar of the running design, for what the table does not know:
    ///     ``Calibration/Design/navigationBar(idiom:orientation:safeAreaTop:)``.
    ///   - scale: pixels per point of the running screen.
    public mutating func calibrate(_ match: Calibration.Match, designBar: Calibration.NavigationBar, scale: Double) {
        numbers = RunningCalibration(match: match, designBar: designBar, scale: scale, design: design)
        layout = nil
        isSettled = false
        switch match {
        case .otherLayout(_, let differences): remarks.add(.otherLayout(differences))
        case .missing(let absence): remarks.add(.missing(absence))
        case .exact, .designHeights, .liveBar: break
        }
    }

    /// Handles an event.
    ///
    /// - Returns: the new state; `nil` if it is unchanged. What repeats the last layout or offset costs one comparison.
    @discardableResult
    public mutating func handle(_ event: Event) -> State? {
        switch event {
        case .laidOut(let layout):
            guard layout != self.layout, layout.isValid else { return nil }
            layOut(layout)
        case .contentOffset(let y):
            guard y != layout?.content?.offset, y.isFinite else { return nil }
            scroll(to: y)
        case .title(let obstacle):
            guard obstacle != self.obstacle else { return nil }
            self.obstacle = obstacle
            remarkObstacle()
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

    /// Returns the next message for the developer, or `nil`. Each kind is returned once.
    public mutating func takeRemark() -> Remark? {
        remarks.take()
    }
}

// MARK: - What events change

extension AvatarController {
    private mutating func layOut(_ layout: Layout) {
        self.layout = layout
        followContent()
        if phase == .present, !isSettled { settle() }
    }

    /// Lets the scroll view drive the fade, unless what it says contradicts the bar.
    private mutating func followContent() {
        content = layout?.content
        guard let layout, let offset = content?.offset else { return }
        // A scroll view that has not been laid out is at 0, which says nothing about the bar.
        hasSeenOffset = hasSeenOffset || offset != 0
        let isOther = numbers?.isShrunk(layout, below: layout.shownHeight(over: content)) == true
        if !hasSeenOffset || isOther { content = nil }
    }

    private mutating func scroll(to y: Double) {
        guard phase != .absent, y != 0 || hasSeenOffset, let layout else { return }
        hasSeenOffset = true
        if layout.content == nil {
            content = Content(top: 0, offset: y)
        } else {
            self.layout?.content?.offset = y
            content = self.layout?.content
        }
    }

    /// Compares the bar with its numbers once each time the page comes: no finger has moved the bar yet.
    private mutating func settle() {
        guard let layout else { return }
        isSettled = true
        remarks.add(numbers?.settle(at: layout))
        remarkObstacle()
    }

    private mutating func remarkObstacle() {
        guard phase == .present, isSettled else { return }
        if let obstacle {
            remarks.add(.noPlace(obstacle))
        } else if numbers?.lacksLargeTitle == true {
            remarks.add(.noPlace(.landscape))
        }
    }

    private mutating func enter(_ next: Phase) {
        if next == .leaving, phase == .absent { return }
        stateBefore = shownState
        presenceBefore = presence
        phase = next
        guard next == .entering else { return }
        // Another page may have taken over, with another scroll view.
        hasSeenOffset = false
        followContent()
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
        layout = nil
        content = nil
        hasSeenOffset = false
    }

    private mutating func callOff() {
        guard phase == .entering || phase == .leaving else { return }
        // A page that was here stays here, one that was away stays away.
        if presenceBefore > 0 { arrive() } else { leave() }
    }

    /// The image as the bar and its content want it.
    private var shownState: State {
        guard obstacle == nil, let numbers, let fade = numbers.fade, let avatar = numbers.avatar, let layout,
            layout.hasBar, !layout.isSearching
        else { return .absent }
        let shown = numbers.fadingHeight(of: layout, over: content)
        let opacity = fade.opacity(atBarHeight: shown)
        return State(
            opacity: opacity, isHidden: opacity == 0, isInteractive: opacity > 0,
            top: max(fade.goneHeight - avatar.bottomMargin, shown) - avatar.bottomMargin - avatar.size)
    }

    private var currentState: State {
        guard phase != .absent else { return .absent }
        // While the page goes, the bar already takes the shape that the next page wants; the image goes as it was.
        let shown = phase == .leaving ? stateBefore : shownState
        return State(
            opacity: shown.opacity * presence, isHidden: shown.isHidden,
            isInteractive: phase == .present && shown.isInteractive, top: shown.top)
    }
}
