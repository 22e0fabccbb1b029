/// The view of a navigation controller.
@MainActor final class StandInNavigationView: UIView {
    private weak var navigationController: UINavigationController?

    init(controller: UINavigationController) {
        navigationController = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layOutBar()
    }
}
