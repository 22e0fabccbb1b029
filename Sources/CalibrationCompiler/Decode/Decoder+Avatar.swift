import DeviceCalibration

extension Decoder {
    /// Whether the document holds the image's design.
    mutating func isAvatarDocument() -> Bool {
        guard node(root).kind == .mapping else { return false }
        var index: Int32 = 1
        while index < node(root).next {
            if isScalar(child(index, of: root), "avatar") { return true }
            index = next(after: next(after: index))
        }
        return false
    }

    /// Decodes the image's design.
    mutating func avatarDocument() -> AvatarSpec? {
        guard let fields = fields(of: root, .avatarDocument, named: "the document"),
            isSupportedVersion(fields[AvatarDocumentKey.calibration]),
            let reference = fields[AvatarDocumentKey.avatar],
            let avatar = self.fields(of: reference, .avatar, named: "avatar")
        else { return nil }
        let values = AvatarSpec.Values(
            size: designSize(avatar[AvatarKey.size]),
            trailingMargin: designLength(avatar[AvatarKey.trailingMargin], "trailingMargin"),
            bottomMargin: designLength(avatar[AvatarKey.bottomMargin], "bottomMargin"),
            fade: fade(avatar[AvatarKey.fade]))
        let overrides = list(avatar[AvatarKey.overrides], "overrides", of: "an override") { $0.override($1) }
        return AvatarSpec(range: range(of: reference), values: values, overrides: overrides)
    }

    private mutating func override(_ reference: NodeReference) -> AvatarSpec.Override? {
        guard let fields = fields(of: reference, .override, named: "override") else { return nil }
        let idiom = choice(fields[OverrideKey.idiom], "idiom", among: Calibration.Idiom.vocabulary)
        let display = displayName(fields[OverrideKey.display])
        let values = AvatarSpec.Values(
            size: designSize(fields[OverrideKey.size]),
            trailingMargin: designLength(fields[OverrideKey.trailingMargin], "trailingMargin"),
            bottomMargin: designLength(fields[OverrideKey.bottomMargin], "bottomMargin"),
            fade: fade(fields[OverrideKey.fade]))
        if fields[OverrideKey.idiom] == nil, fields[OverrideKey.display] == nil {
            diagnostics.add(
                .missingCondition, "an override says which devices it is for, found no 'idiom' and no 'display'",
                at: end(of: reference), fixIts: ["add 'idiom: pad' or 'display: …', or change the values above"])
        }
        return AvatarSpec.Override(idiom: idiom?.value, display: display, values: values)
    }

    private mutating func designSize(_ reference: NodeReference?) -> Located<Length>? {
        guard let size = designLength(reference, "size") else { return nil }
        guard size.value.sixths > 0 else {
            diagnostics.add(
                .numberOutOfRange, "'size' is more than 0, found '0'", at: size.range,
                fixIts: ["write the image's side in points"])
            return nil
        }
        return size
    }

    private mutating func fade(_ reference: NodeReference?) -> Located<FadeCurve>? {
        choice(reference, "fade", among: FadeCurve.vocabulary)
    }
}
