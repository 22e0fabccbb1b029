import Foundation
import PackagePlugin

/// Passes a command line on to the tool: `swift package calibrate check`.
///
/// It asks for no permission, so that what only reads needs none. What writes is allowed by the user:
/// `swift package --allow-writing-to-package-directory calibrate generate`.
@main
struct CalibrateCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(try context.tool(named: "calibrate"), arguments, in: context.package.directoryURL)
    }

    /// Runs the tool in the package's folder, where its defaults, `devices` and `generated`, are.
    private func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = CalibrateCommand.words(of: arguments)
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
        // What the tool proposes is typed so.
        process.environment?["CALIBRATE_COMMAND"] = "swift package --allow-writing-to-package-directory calibrate"
        try process.run()
        process.waitUntilExit()
        // SwiftPM has one status for all failures of a plugin, so the tool's own is reported in words.
        let status = process.terminationStatus
        if status != 0 { Diagnostics.error("calibrate ended with status \(status)") }
    }
}

extension CalibrateCommand {
    /// The words for the tool. Xcode's menu adds the targets that are chosen, which mean nothing here, and no verb.
    private static func words(of arguments: [String]) -> [String] {
        var extractor = ArgumentExtractor(arguments)
        let targets = extractor.extractOption(named: "target")
        guard !targets.isEmpty else { return arguments }
        return extractor.remainingArguments.isEmpty ? ["check"] : extractor.remainingArguments
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CalibrateCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(try context.tool(named: "calibrate"), arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
