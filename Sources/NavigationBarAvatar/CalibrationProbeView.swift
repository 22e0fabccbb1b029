#if os(iOS) || os(Linux)
    import DeviceCalibration
    import DeviceCalibrationTables
    import UIKit

    /// A transparent view across a navigation bar that reads it whenever it is laid out or scrolled, and reports once.
    final class CalibrationProbeView: UIView {
        private weak var scrollView: UIScrollView?
        private let report: (String) -> Void
        private var probe: CalibrationProbe?
        private var observation: NSKeyValueObservation?

        private init(scrollView: UIScrollView, report: @escaping (String) -> Void) {
            self.scrollView = scrollView
            self.report = report
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            isUserInteractionEnabled = false
            observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
                // The bar follows within the same frame, and is read when it has.
                MainActor.assumeIsolated { self?.setNeedsLayout() }
            }
        }

        required init?(coder: NSCoder) {
            return nil
        }

        /// The probe in a bar; `nil` where there is none.
        static func find(in bar: UINavigationBar) -> CalibrationProbeView? {
            bar.subviews.lazy.compactMap { $0 as? CalibrationProbeView }.first
        }

        /// Puts a probe into a bar, in the place of one that is there.
        @discardableResult
        static func install(
            in bar: UINavigationBar, scrollView: UIScrollView, report: @escaping (String) -> Void
        ) -> CalibrationProbeView {
            find(in: bar)?.removeFromSuperview()
            let view = CalibrationProbeView(scrollView: scrollView, report: report)
            bar.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                view.topAnchor.constraint(equalTo: bar.topAnchor),
                view.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            ])
            return view
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            read()
            if probe?.isComplete == true { finish() }
        }

        /// Reads once more, reports what has been seen, and leaves the bar.
        func finish() {
            read()
            observation = nil
            report(probe?.spec ?? "# The bar has not been laid out: there is nothing to tell.")
            removeFromSuperview()
        }

        private func read() {
            guard let window, let screen = window.windowScene?.screen, let scrollView,
                let bar = superview as? UINavigationBar
            else { return }
            var probe = self.probe ?? CalibrationProbe(device: RunningDevice.probed(in: window, screen: screen))
            // The page may be anywhere in its controllers; its own insets are 0 on a page to be probed.
            let layout = AvatarController.Layout(of: bar, over: scrollView, page: nil, in: window)
            probe.take(
                CalibrationProbe.Reading(
                    layout: layout, contentOffset: scrollView.contentOffset.y,
                    topInset: scrollView.adjustedContentInset.top,
                    isMoving: scrollView.isDragging || scrollView.isDecelerating))
            self.probe = probe
        }
    }

    extension RunningDevice {
        /// What a probe writes about this device.
        static func probed(in window: UIWindow, screen: UIScreen) -> CalibrationProbe.Device {
            let insets = window.safeAreaInsets
            let identifier = self.identifier
            return CalibrationProbe.Device(
                identifier: identifier, systemVersion: UIDevice.current.systemVersion, design: design,
                width: screen.bounds.width, height: screen.bounds.height, scale: screen.scale,
                safeArea: Calibration.SafeArea(
                    top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
                known: DeviceCalibrations.table.layouts(of: identifier))
        }
    }
#endif
