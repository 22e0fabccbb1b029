/// Specs for tests of the program: small, valid, and each with one layout.
enum Sample {
    /// Name of the file that is made of specs.
    static let outputName = "DeviceCalibrations.swift"
    /// Place of that file where nothing else is asked for.
    static let output = "generated/\(outputName)"

    /// The spec of a display.
    static func spec(
        _ display: String = "sample-notch", identifier: String = "iPhone14,7", top: String = "47",
        large: String = "96"
    ) -> String {
        """
        calibration: 1
        display: \(display)
        models:
          \(identifier): Sample
        screen: {width: 390, height: 844, scale: 3}
        layouts:
          - design: classic
            safeArea: {top: \(top), bottom: 34, basis: inferred}
            navigationBar: {medium: 44, large: \(large), basis: inferred}

        """
    }

    /// A folder with one spec in `devices`.
    static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("devices/sample.yaml", spec())
        return folder
    }

    /// A folder with one spec in `devices` and the file that it gives.
    static func generated() throws -> TemporaryFolder {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["generate"], in: folder)
        return folder
    }
}
