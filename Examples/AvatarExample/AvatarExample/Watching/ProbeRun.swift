import NavigationBarAvatar
import UIKit

/// Walks a page through the collapse of its title in pixel steps while the package's probe reads the bar.
@MainActor final class ProbeRun {
    private let bar: VisibleBar
    private let rest: Double
    private var steps = 0

    /// Points to walk: the 52 of every collapse, and some more.
    private static let distance = 80.0

    init(bar: VisibleBar, report: @escaping @MainActor (String) -> Void) {
        self.bar = bar
        rest = Double(bar.scrollView?.contentOffset.y ?? 0)
        if let scrollView = bar.scrollView { bar.navigation.probeCalibration(of: scrollView, report: report) }
    }

    /// Takes one pixel step, and ends the probe after the last.
    func step() {
        guard let screen = bar.navigation.view.window?.windowScene?.screen else { return }
        let scale = Double(screen.scale)
        let last = Int(Self.distance * scale)
        steps += 1
        if steps <= last { bar.scrollView?.contentOffset.y = CGFloat(rest + Double(steps) / scale) }
        if steps == last + 1 { bar.navigation.finishCalibrationProbe() }
    }
}
