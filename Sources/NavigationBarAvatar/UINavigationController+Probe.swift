#if os(iOS) || os(Linux)
    import DeviceCalibration
    import UIKit

    extension UINavigationController {
        /// Reads the bar while the page is scrolled, and reports a spec of the running device: debug builds only.
        ///
        /// Call it when a plain page is at rest, then scroll the page up until the title has collapsed: the report comes by
        /// itself. On a page that shows no large title, or that cannot be scrolled, call ``finishCalibrationProbe()``.
        /// Save the report as a file in `devices/`, and let `calibrate check` say whether it is sound.
        ///
        /// - Parameters:
        ///   - scrollView: the scroll view of the page on top.
        ///   - report: takes the spec; prints it by default.
        public func probeCalibration(
            of scrollView: UIScrollView, report: @escaping @MainActor (String) -> Void = { print($0) }
        ) {
            #if DEBUG
                CalibrationProbeView.install(in: navigationBar, scrollView: scrollView, report: report)
            #endif
        }

        /// Scrolls the page through the collapse in steps of a pixel, and returns a spec of the running device with what was
        /// read at each step: debug builds only.
        ///
        /// Call it when a plain page is at rest. It takes some seconds, and leaves the page where it was.
        ///
        /// - Parameters:
        ///   - scrollView: the scroll view of the page on top.
        ///   - pause: time for UIKit to follow a step, in nanoseconds: two frames by default.
        /// - Returns: the spec; empty in a release build.
        public func walkCalibrationProbe(
            of scrollView: UIScrollView, pause: UInt64 = 33_000_000
        ) async -> String {
            var spec = ""
            #if DEBUG
                guard let scale = view.window?.windowScene?.screen.scale else { return spec }
                let probe = CalibrationProbeView.install(in: navigationBar, scrollView: scrollView) { spec = $0 }
                let rest = scrollView.contentOffset
                for y in CalibrationProbe.offsets(from: rest.y, scale: scale) where probe.superview != nil {
                    scrollView.contentOffset = CGPoint(x: rest.x, y: y)
                    if pause > 0 { try? await Task.sleep(nanoseconds: pause) }
                    view.window?.layoutIfNeeded()
                }
                if probe.superview != nil { probe.finish() }
                scrollView.contentOffset = rest
            #endif
            return spec
        }

        /// Ends a probe before it has seen all it waits for: it reports what it has seen.
        public func finishCalibrationProbe() {
            #if DEBUG
                CalibrationProbeView.find(in: navigationBar)?.finish()
            #endif
        }
    }
#endif
