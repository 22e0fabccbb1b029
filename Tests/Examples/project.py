"""Tells what is wrong with the example's Xcode project, as far as that can be seen without Xcode."""
import pathlib
import re
import xml.etree.ElementTree

import openstep

# What a key refers to, by the type of the object that has it.
REFERENCES = {
    ("PBXBuildFile", "productRef"): {"XCSwiftPackageProductDependency"},
    ("PBXContainerItemProxy", "containerPortal"): {"PBXProject"},
    ("PBXContainerItemProxy", "remoteGlobalIDString"): {"PBXNativeTarget"},
    ("PBXFrameworksBuildPhase", "files"): {"PBXBuildFile"},
    ("PBXGroup", "children"): {"PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"},
    ("PBXNativeTarget", "buildConfigurationList"): {"XCConfigurationList"},
    ("PBXNativeTarget", "buildPhases"): {
        "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase"},
    ("PBXNativeTarget", "dependencies"): {"PBXTargetDependency"},
    ("PBXNativeTarget", "fileSystemSynchronizedGroups"): {"PBXFileSystemSynchronizedRootGroup"},
    ("PBXNativeTarget", "packageProductDependencies"): {"XCSwiftPackageProductDependency"},
    ("PBXNativeTarget", "productReference"): {"PBXFileReference"},
    ("PBXProject", "buildConfigurationList"): {"XCConfigurationList"},
    ("PBXProject", "mainGroup"): {"PBXGroup"},
    ("PBXProject", "packageReferences"): {"XCLocalSwiftPackageReference"},
    ("PBXProject", "productRefGroup"): {"PBXGroup"},
    ("PBXProject", "targets"): {"PBXNativeTarget"},
    ("PBXTargetDependency", "target"): {"PBXNativeTarget"},
    ("PBXTargetDependency", "targetProxy"): {"PBXContainerItemProxy"},
    ("XCConfigurationList", "buildConfigurations"): {"XCBuildConfiguration"},
}
IDENTIFIER = re.compile(r"[0-9A-F]{24}")


class Project:
    """A project file with the folder that it is in."""

    def __init__(self, folder, text=None, scheme=None):
        self.folder = pathlib.Path(folder)
        bundle = next(self.folder.glob("*.xcodeproj"))
        self.name = bundle.stem
        self.plist = openstep.read(text or (bundle / "project.pbxproj").read_text())
        schemes = bundle / "xcshareddata" / "xcschemes"
        self.scheme = xml.etree.ElementTree.fromstring(scheme or (schemes / f"{self.name}.xcscheme").read_text())
        self.objects = self.plist.get("objects", {})

    def all(self, isa):
        """The objects of a type, with their identifiers."""
        return {key: value for key, value in self.objects.items() if value.get("isa") == isa}

    def problems(self):
        """Everything that is wrong."""
        return [*self.wrong_version(), *self.wrong_references(), *self.wrong_folders(), *self.wrong_targets(),
                *self.wrong_packages(), *self.wrong_scheme()]

    def wrong_version(self):
        if self.plist.get("objectVersion") != "77":
            yield "synchronized folders need objectVersion 77"
        root = self.objects.get(self.plist.get("rootObject"), {})
        if root.get("isa") != "PBXProject":
            yield "the root object is no project"

    def wrong_references(self):
        """References to nothing, or to an object of the wrong type, and objects that nothing refers to."""
        referred = {self.plist.get("rootObject")}
        for key, value in self.objects.items():
            isa = value.get("isa")
            for field, content in value.items():
                expected = REFERENCES.get((isa, field))
                for item in content if isinstance(content, list) else [content]:
                    if not isinstance(item, str) or (expected is None and not IDENTIFIER.fullmatch(item)):
                        continue
                    referred.add(item)
                    found = self.objects.get(item, {}).get("isa")
                    if expected is None:
                        yield f"{isa} {key} has a reference '{field}' that should not be there"
                    elif found not in expected:
                        yield f"'{field}' of {isa} {key} refers to {found or 'nothing'}: {item}"
                    elif isinstance(content, list) and content.count(item) > 1:
                        yield f"'{field}' of {isa} {key} has {item} twice"
        for key in self.objects.keys() - referred:
            yield f"nothing refers to {self.objects[key].get('isa')} {key}"

    def wrong_folders(self):
        """Synchronized folders that are missing or empty, and sources that are in none."""
        paths = [group["path"] for group in self.all("PBXFileSystemSynchronizedRootGroup").values()]
        for path in paths:
            if not any((self.folder / path).rglob("*.swift")):
                yield f"the folder '{path}' has no Swift in it"
        for source in self.folder.rglob("*.swift"):
            if source.relative_to(self.folder).parts[0] not in paths:
                yield f"'{source.name}' is in no folder of the project"
        used = [group for target in self.all("PBXNativeTarget").values()
                for group in target.get("fileSystemSynchronizedGroups", [])]
        for key, group in self.all("PBXFileSystemSynchronizedRootGroup").items():
            if key not in used:
                yield f"no target builds the folder '{group['path']}'"

    def settings(self, owner):
        """The build settings of each configuration of a project or a target."""
        configurations = self.objects.get(owner.get("buildConfigurationList"), {}).get("buildConfigurations", [])
        return {self.objects[key]["name"]: self.objects[key]["buildSettings"]
                for key in configurations if key in self.objects}

    def wrong_targets(self):
        targets = self.all("PBXNativeTarget")
        names = {target["name"]: key for key, target in targets.items()}
        for owner in [*self.all("PBXProject").values(), *targets.values()]:
            if set(self.settings(owner)) != {"Debug", "Release"}:
                yield f"{owner.get('name', 'the project')} has not the configurations Debug and Release"
        for key, target in targets.items():
            phases = [self.objects.get(phase, {}).get("isa") for phase in target.get("buildPhases", [])]
            if "PBXSourcesBuildPhase" not in phases:
                yield f"{target['name']} compiles nothing"
            if target["productType"] != "com.apple.product-type.bundle.ui-testing":
                continue
            attributes = next(iter(self.all("PBXProject").values()))["attributes"]["TargetAttributes"]
            for settings in self.settings(target).values():
                tested = names.get(settings.get("TEST_TARGET_NAME"))
                if tested is None or attributes.get(key, {}).get("TestTargetID") != tested:
                    yield f"{target['name']} tests no target, or two"
            if not target.get("dependencies"):
                yield f"{target['name']} does not build the app"

    def wrong_packages(self):
        manifests = [self.folder / package["relativePath"] / "Package.swift"
                     for package in self.all("XCLocalSwiftPackageReference").values()]
        for manifest in manifests:
            if not manifest.exists():
                yield f"there is no package at '{manifest.parent}'"
        products = set(re.findall(r'\.library\(name: "(\w+)"', "".join(
            manifest.read_text() for manifest in manifests if manifest.exists())))
        linked = {file["productRef"] for file in self.all("PBXBuildFile").values()}
        for key, dependency in self.all("XCSwiftPackageProductDependency").items():
            if dependency["productName"] not in products:
                yield f"no package has a product '{dependency['productName']}'"
            if key not in linked:
                yield f"the product '{dependency['productName']}' is not linked"

    def wrong_scheme(self):
        targets = self.all("PBXNativeTarget")
        for reference in self.scheme.iter("BuildableReference"):
            target = targets.get(reference.get("BlueprintIdentifier"), {})
            product = self.objects.get(target.get("productReference"), {}).get("path")
            if (target.get("name"), product) != (reference.get("BlueprintName"), reference.get("BuildableName")):
                yield f"the scheme's '{reference.get('BlueprintName')}' is no target of the project"
            if reference.get("ReferencedContainer") != f"container:{self.name}.xcodeproj":
                yield "the scheme refers to another project"
        pages = re.findall(r'= "([a-z-]+)"', (self.folder / "Readout" / "ExamplePage.swift").read_text())
        arguments = [argument.get("argument") for argument in self.scheme.iter("CommandLineArgument")]
        if sorted(arguments) != sorted(f"-page {page}" for page in pages):
            yield "the scheme's arguments are not the pages of the app"
