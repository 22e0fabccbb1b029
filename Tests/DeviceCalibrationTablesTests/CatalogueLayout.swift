import CalibrationCompiler
import DeviceCalibration
import Testing

/// A model in one of its layouts.
struct CatalogueLayout: CustomTestStringConvertible, Sendable {
    let identifier: String
    let display: String
    let layout: CalibratedLayout
    let spec: LayoutSpec

    var testDescription: String {
        "\(identifier), \(display), \(layout.calibration.design.name) \(layout.orientation.name)"
            + (layout.calibration.isZoomed ? " zoomed" : "")
    }

    /// Every model of the specs in every layout.
    static let all: [CatalogueLayout] = Catalogue.compilation.layouts.flatMap { layout in
        let display = layout.display
        return display.models.map {
            CatalogueLayout(
                identifier: $0.identifier.value, display: display.name.value, layout: layout,
                spec: layout.spec)
        }
    }

    /// The identifiers of all models, sorted, each once.
    static let models = Set(all.map(\.identifier)).sorted()
}
