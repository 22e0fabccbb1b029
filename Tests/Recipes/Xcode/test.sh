# The phase as Xcode runs it, in a sandbox made of permissions: what is not named cannot be read, no folder be listed, and
# of the project only the output be written.
article_quotes 'cmp -s "$made" "$SCRIPT_OUTPUT_FILE_0" || cat "$made" >"$SCRIPT_OUTPUT_FILE_0"' generate-calibrations.sh
phase="$project/generate-calibrations.sh"
temporary="$work/Target Temp"
table=Generated/DeviceCalibrations.swift

step 'the list names each spec'
spec 'devices/su b/leaf.yaml' leaf-5.4 iPhone90,3 50
(cd "$project" && calibrate generate --list-inputs | sed 's|^|$(SRCROOT)/|' >calibrations.xcfilelist)
[ "$(cat "$project/calibrations.xcfilelist")" = '$(SRCROOT)/devices/su b/leaf.yaml' ] || fail 'the list is another'
(cd "$project" && [ "$(calibrate generate --list-outputs --output Generated)" = "$table" ]) || fail 'another output'
sed "s|\$(SRCROOT)|$project|" "$project/calibrations.xcfilelist" >"$work/resolved.xcfilelist"

mkdir "$temporary" "$project/Generated"
touch "$project/$table"
spec devices/unlisted.yaml unlisted-5.4 iPhone90,4 50
chmod 000 "$project/devices/unlisted.yaml"
as_user=()
if [ "$(id -u)" = 0 ]; then
    chmod 711 "$work"
    touch "$work/calls"
    chown 65534 "$temporary" "$project/$table" "$work/calls"
    as_user=(setpriv --reuid 65534 --regid 65534 --clear-groups)
fi
chmod a-w "$project/Generated" "$project/devices/su b" "$project"
chmod a-r "$project/devices" "$project/devices/su b"
build_command=(
    ${as_user[@]+"${as_user[@]}"} env SCRIPT_INPUT_FILE_LIST_0="$work/resolved.xcfilelist"
    SCRIPT_OUTPUT_FILE_0="$project/$table" TARGET_TEMP_DIR="$temporary" "$phase"
)

step 'the sandbox is one'
! ${as_user[@]+"${as_user[@]}"} ls "$project/devices" >/dev/null 2>&1 || fail 'a folder can be listed'
! ${as_user[@]+"${as_user[@]}"} touch "$project/Generated/x" 2>/dev/null || fail 'a folder can be written to'

step 'the phase makes the table'
succeeds
table_has "enum Leaf54 "
table_has_not unlisted

step 'a second run leaves it alone'
succeeds
! made "$table" || fail 'the table was to be left alone'

step 'a mistake stops the build, with the whole path of its place, and leaves the table alone'
sed 's/top: 50/top: 50.1/' "$project/devices/su b/leaf.yaml" >"$work/leaf.yaml"
cat "$work/leaf.yaml" >"$project/devices/su b/leaf.yaml"
build
[ "$build_status" != 0 ] || fail 'the build was to fail'
grep -q "^$project/devices/su b/leaf.yaml:8:21: error: " "$work/log" || fail 'no place was told'
table_has 'target: -106'

step 'the plugins compile with what Xcode has'
api=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)".*|\1/pm/PluginAPI|p')
plugin() { swiftc -swift-version 6 -package-description-version 6.0 -warnings-as-errors -I "$api" -I "$temporary" "$@"; }
plugin -emit-module -module-name XcodeProjectPlugin -parse-as-library \
    -emit-module-path "$temporary/XcodeProjectPlugin.swiftmodule" "$project/XcodeProjectPlugin.swift"
for source in "$top"/Sources/Plugins/*/*.swift; do
    plugin -typecheck -parse-as-library "$source" || fail "$source does not"
    ! sed 's/context: XcodePluginContext/context: Int/' "$source" | plugin -typecheck -parse-as-library - 2>/dev/null ||
        fail "nothing of $source is for Xcode"
done
