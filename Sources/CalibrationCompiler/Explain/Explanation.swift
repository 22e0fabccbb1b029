import DeviceCalibration
import SourceDiagnostics

/// The answer to "where does this number come from?": the values of a device, back to the lines of its spec.
package struct Explanation: Sendable {
    /// The device that was asked for.
    package let device: Device
    /// The values that were asked for.
    package let values: [DerivedValue]
    /// Layouts that were asked for, in the order of the spec.
    package let layouts: [LayoutExplanation]
    /// Whether there are zoomed layouts, too, that were not asked for.
    package let hasOtherZoom: Bool
    /// The files, for the places of numbers.
    package let sources: [SourceFile]

    /// Explains the values of a device.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - values: the values.
    ///   - design: look of the bars; `nil` for every one.
    ///   - orientation: way the interface is turned; `nil` for both.
    ///   - isZoomed: whether Display Zoom is on.
    package init(
        of device: Device, in compilation: Compilation, values: [DerivedValue], design: Calibration.Design?,
        orientation: Calibration.Orientation?, isZoomed: Bool
    ) {
        self.device = device
        self.values = values
        sources = compilation.sources
        let display = device.display
        let style = compilation.avatar.values(display: display.name.value, idiom: display.idiom)
        let own = compilation.layouts.filter { $0.display === display }
        layouts = display.layouts.compactMap { spec in
            let layouts = own.filter { layout in
                layout.spec === spec && layout.calibration.isZoomed == isZoomed
                    && design ?? layout.calibration.design == layout.calibration.design
                    && orientation ?? layout.orientation == layout.orientation
            }
            return layouts.isEmpty ? nil : LayoutExplanation(spec, layouts, style: style, values: values)
        }
        hasOtherZoom = display.layouts.contains { $0.isZoomed.value != isZoomed }
    }
}
