import NavigationBarAvatar
import UIKit

/// Obeys the launch arguments once the page is at rest, and keeps the readout true, about every frame.
@MainActor final class BarWatch {
    private let window: UIWindow
    private let options: LaunchOptions
    private let label = ReadoutLabel()
    private var probe: ProbeRun?
    private var steadiness = Steadiness()
    private var hasScrolled = false

    init(window: UIWindow, options: LaunchOptions) {
        self.window = window
        self.options = options
        window.addSubview(label)
        Task { [weak self] in
            while let self {
                tick()
                try? await Task.sleep(nanoseconds: 16_000_000)
            }
        }
    }

    private func tick() {
        if window.subviews.last !== label { window.bringSubviewToFront(label) }
        guard let bar = VisibleBar(in: window), var readout = bar.readout else { return }
        let isSteady = steadiness.take(readout)
        if isSteady, !hasScrolled {
            hasScrolled = true
            if options.runsProbe { probe = ProbeRun(bar: bar) { [label] in label.showRecord($0) } }
            if options.scroll != 0 { bar.scrollView?.contentOffset.y += CGFloat(options.scroll) }
            steadiness = Steadiness()
        } else {
            readout.isSettled = isSteady && hasScrolled
        }
        probe?.step()
        label.show(readout, in: window)
    }
}

/// Tells when readouts stop changing.
struct Steadiness {
    /// How many equal readouts in a row are enough: a third of a second.
    static let enough = 20
    private var last: Readout?
    private var count = 0

    /// Takes a readout, and returns whether enough in a row were equal.
    mutating func take(_ readout: Readout) -> Bool {
        count = readout == last ? count + 1 : 0
        last = readout
        return count >= Self.enough
    }
}
