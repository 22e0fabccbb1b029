// swift-tools-version: 6.0
import PackageDescription

// What a strict team turns on: the generated sources have to stand it.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-warnings-as-errors"]),
]

let package = Package(
    name: "Postcard",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [.package(name: "DeviceCalibration", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Postcard",
            dependencies: ["PostcardBars", .product(name: "DeviceCalibration", package: "DeviceCalibration")],
            exclude: ["Specs/Drafts"],
            swiftSettings: strict,
            plugins: [.plugin(name: "GenerateCalibrations", package: "DeviceCalibration")]),
        .target(
            name: "PostcardBars",
            dependencies: [.product(name: "DeviceCalibration", package: "DeviceCalibration")],
            swiftSettings: strict + [.define("DEVICE_CALIBRATIONS_PACKAGE")],
            plugins: [.plugin(name: "GenerateCalibrations", package: "DeviceCalibration")]),
        .testTarget(
            name: "PocketTests",
            dependencies: [.product(name: "DeviceCalibration", package: "DeviceCalibration")],
            plugins: [.plugin(name: "GenerateCalibrations", package: "DeviceCalibration")]),
    ]
)
