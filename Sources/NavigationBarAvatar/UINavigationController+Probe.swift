#if os(iOS) || os(Linux)
    import UIKit

    extension UINavigationController {
        /// Reads the bar while the page is scrolled, and reports a spec of the running device: debug builds only.
        ///
        /// Call it when the page is at rest, then scroll the page up until the title has collapsed: the report comes by
        /// itself. On a page that shows no large title, or that cannot be scrolled, call ``finishCalibrationProbe()``.
        /// Save the report as a file in `devices/`, and let `calibrate check` say whether it is sound.
        ///
        /// - Parameters:
        ///   - scrollView: the scroll view of the page on top.
        ///   - report: takes the spec; prints it unless something else is said.
        public func probeCalibration(
            of scrollView: UIScrollView, report: @escaping @MainActor (String) -> Void = { print($0) }
        ) {
            #if DEBUG
                CalibrationProbeView.install(in: navigationBar, scrollView: scrollView, report: report)
            #endif
        }

        /// Ends a probe before it has seen all it waits for: it reports what it has seen.
        public func finishCalibrationProbe() {
            #if DEBUG
                CalibrationProbeView.find(in: navigationBar)?.finish()
            #endif
        }
    }
#endif
