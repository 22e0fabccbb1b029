import Foundation
import PackagePlugin

/// Makes a Swift file of the device specs in a target's folder, in every build that finds them changed.
///
/// The constants are internal. A package's target says otherwise by a compilation condition:
/// `swiftSettings: [.define("DEVICE_CALIBRATIONS_PACKAGE")]`, or `…_PUBLIC`.
@main
struct GenerateCalibrations: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let conditions = (module as? SwiftSourceModuleTarget)?.compilationConditions ?? []
        let access = ["public", "package"].first { conditions.contains("DEVICE_CALIBRATIONS_\($0.uppercased())") }
        return [
            command(
                try context.tool(named: "calibrate"), for: target.name, files: module.sourceFiles,
                access: access ?? "internal", in: context.pluginWorkDirectoryURL)
        ]
    }

    /// The command that keeps the file of a target fresh.
    ///
    /// The tool gets each spec by its whole path: Xcode opens nothing else from a message, and what the target excludes
    /// is not read.
    private func command(
        _ tool: PluginContext.Tool, for target: String, files: FileList, access: String, in folder: URL
    ) -> Command {
        let specs = files.map(\.url).filter { ["yaml", "yml"].contains($0.pathExtension.lowercased()) }
        if specs.isEmpty {
            Diagnostics.warning("target '\(target)' has no device spec (*.yaml, *.yml): its table is empty")
        }
        let places = specs.isEmpty ? [folder] : specs
        return .buildCommand(
            displayName: "Calibrate the devices of \(target)", executable: tool.url,
            arguments: ["generate", "--access", access, "--output", folder.path, "--allow-empty"]
                + places.flatMap { ["--specs", $0.path] },
            inputFiles: specs, outputFiles: [folder.appendingPathComponent("DeviceCalibrations.swift")])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateCalibrations: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                command(
                    try context.tool(named: "calibrate"), for: target.displayName, files: target.inputFiles,
                    access: "internal", in: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
