import DeviceCalibration

/// The image's design on one display, with the values that hold where a document gives none.
struct AvatarDesign: Sendable {
    let size: Length
    let trailingMargin: Length
    let bottomMargin: Length
    let curve: FadeCurve

    init(_ values: AvatarSpec.Values) {
        size = values.size?.value ?? Length(points: 40)
        trailingMargin = values.trailingMargin?.value ?? Length(points: 16)
        bottomMargin = values.bottomMargin?.value ?? Length(points: 12)
        curve = values.fade?.value ?? .linear
    }
}
