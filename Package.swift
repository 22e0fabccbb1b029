// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "DeviceCalibration",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "DeviceCalibration", targets: ["DeviceCalibration"])
    ],
    targets: [
        .target(name: "DeviceCalibration"),
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .testTarget(name: "DeviceCalibrationTests", dependencies: ["DeviceCalibration"]),
    ],
    swiftLanguageModes: [.v6]
)
