import Foundation
import PackagePlugin

// Stands in for the module that Xcode alone has, so that what the plugins do for Xcode targets is compiled elsewhere too:
// the part of its interface that they use.

/// What Xcode tells a plugin.
public struct XcodePluginContext {
    /// The project that the plugin works on.
    public let xcodeProject: XcodeProject
    /// The folder that the plugin's commands may write to.
    public let pluginWorkDirectoryURL: URL

    /// Finds a tool that the plugin depends on.
    public func tool(named name: String) throws -> PluginContext.Tool { preconditionFailure("\(name) is Xcode's") }
}

/// A project.
public struct XcodeProject {
    /// Its folder.
    public let directoryURL: URL
}

/// A target of a project.
public struct XcodeTarget {
    /// Its name.
    public let displayName: String
    /// The files that belong to it.
    public let inputFiles: FileList
}

/// A build plugin that serves targets of projects too.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    /// Gives the commands for a target.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A command plugin that serves projects too.
public protocol XcodeCommandPlugin: CommandPlugin {
    /// Does what a user asks for.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
