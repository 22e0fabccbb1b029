import DeviceCalibration
import UIKit

/// What a bar does while its large title scrolls away, in test files that don't import UIKit.
typealias StandInBehavior = StandInBar.Behavior

extension Stage {
    convenience init(_ page: UIViewController, on device: StandInDevice, _ behavior: StandInBehavior) {
        var device = device
        device.bar.behavior = behavior
        self.init(page, on: device)
    }

    convenience init(_ page: UIViewController, showing calibration: Calibration) {
        self.init(page, on: StandInDevice("iPhone14,7", calibration))
    }

    convenience init(_ page: UIViewController, onRightToLeft calibration: Calibration) {
        var device = StandInDevice("iPhone14,7", calibration)
        device.isRightToLeft = true
        self.init(page, on: device)
    }

    /// Chooses whether completion blocks come before the pages' own calls, or after.
    func completesFirst(_ completesFirst: Bool) {
        StandInTransition.completesFirst = completesFirst
    }

    /// Runs a block when the transition ends that runs now.
    func whenTransitionEnds(_ block: @escaping () -> Void) {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in block() })
    }

    /// Edges of the avatar in the bar: left, top, right, bottom.
    var avatarRectangle: [Double]? { avatarFrame.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } }

    /// Edges of the picture in the avatar.
    var imageRectangle: [Double]? {
        (imageView?.frame).map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    }

    var imageRadius: Double? { (imageView?.layer.cornerRadius).map { Double($0) } }

    var isImageClipped: Bool { imageView?.clipsToBounds == true }

    var isButton: Bool { avatar?.accessibilityTraits == .button }

    /// Taps at a point of the window; whether the avatar took it.
    func tap(_ x: Double, _ y: Double) -> Bool {
        let control = window.standInTap(CGPoint(x: x, y: y))
        return control != nil && control === avatar
    }

    /// Whether the bar itself takes a touch at a point of the window.
    func hitsBar(_ x: Double, _ y: Double) -> Bool {
        window.hitTest(CGPoint(x: x, y: y), with: nil) === navigation.navigationBar
    }

    /// The view that takes a touch at a point of the window.
    func hits(_ x: Double, _ y: Double) -> UIView? {
        window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    /// Whether the avatar's view is drawn in front of the bar's own.
    var isDrawnInFront: Bool {
        avatar != nil && navigation.navigationBar.standInFrontView === avatar?.superview
    }

    /// Whether the avatar's view is asked for touches before the bar's own.
    var isTouchedFirst: Bool {
        avatar != nil && navigation.navigationBar.subviews.last === avatar?.superview
    }

    /// How often anything visible has been set since the process began.
    var avatarChanges: Int { UIView.standInChangeCount }

    /// Width of the bar.
    var barWidth: Double { navigation.navigationBar.frame.width }

    /// Top edge of the bar in the window.
    var barTop: Double { navigation.navigationBar.frame.minY }

    /// Changes the bar, and the safe area with its top, and lays everything out.
    func changeBar(top: Double? = nil, _ change: (inout StandInBar) -> Void) {
        if let top {
            StandInDevice.current.safeArea.top += top - StandInDevice.current.bar.top
            StandInDevice.current.bar.top = top
        }
        change(&StandInDevice.current.bar)
        navigation.view.setNeedsLayout()
        window.standInLayout()
    }

    /// Taps the middle of the avatar.
    func tapAvatar() {
        guard let frame = avatarFrame else { return }
        _ = tap(frame.midX, navigation.navigationBar.frame.minY + frame.midY)
    }

    /// The page that was presented, in a navigation controller, over another.
    func presentedPage(over page: UIViewController) -> UIViewController? {
        (page.presentedViewController as? UINavigationController)?.viewControllers.first
    }

    /// Drops a page from the stack without telling it, as no UIKit does.
    func forget(_ page: UIViewController) {
        page.view.removeFromSuperview()
        page.removeFromParent()
        navigation.standInForgetTopPage()
    }

    /// Lays the bar out, and nothing else.
    func layOutBar() {
        for view in navigation.navigationBar.subviews { view.setNeedsLayout() }
        navigation.navigationBar.layoutIfNeeded()
    }
}
