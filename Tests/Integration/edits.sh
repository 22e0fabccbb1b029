# A day with a spec, on the build system in use.

step 'no-op: nothing runs, nothing is compiled'
build
succeeded
says_not 'DeviceCalibrations.swift ('
compiled_nothing

step 'add a spec: the table has it'
cat >"$specs/leaf.yaml" <<'SPEC'
calibration: 1
display: leaf-5.4
models:
  iPhone90,3: Leaf
screen: {width: 375, height: 812, scale: 3}
layouts:
  - design: classic
    safeArea: {top: 50, bottom: 34, basis: inferred}
    navigationBar: {medium: 44, large: 96, basis: inferred}
SPEC
build
succeeded
says 'updated .*/Postcard/.*/DeviceCalibrations.swift (2 layouts)'
compiled_nothing_of PostcardBars
prints 'Postcard: iPhone90,3 rest -146.0 target -104.0 size 36.0'

step 'edit it: the value changes'
change() { sed "$1" "$specs/leaf.yaml" >"$work/leaf.yaml" && cat "$work/leaf.yaml" >"$specs/leaf.yaml"; }
change 's/top: 50/top: 44/'
build
succeeded
prints 'Postcard: iPhone90,3 rest -140.0 target -98.0 size 36.0'

step 'edit a comment: the tool runs, nothing is compiled'
echo '# A thought.' >>"$specs/leaf.yaml"
build
succeeded
says 'unchanged .*/Postcard/.*/DeviceCalibrations.swift (2 layouts)'
compiled_nothing

step 'edit the design: all values of the target change'
sed 's/bottomMargin: 10/bottomMargin: 13/' "$specs/avatar.yaml" >"$work/avatar.yaml"
cp "$specs/avatar.yaml" "$work/avatar.old"
cat "$work/avatar.yaml" >"$specs/avatar.yaml"
build
succeeded
prints 'Postcard: iPhone90,1 rest -143.0 target -104.0 size 36.0'
prints 'Postcard: iPhone90,3 rest -140.0 target -101.0 size 36.0'
cat "$work/avatar.old" >"$specs/avatar.yaml"

step 'break it: the build fails with the place in the spec'
change 's/top: 44/top: 44.2/'
build
failed
says "$specs/leaf.yaml:8:21: error: '44.2' is not on the 3x pixel grid"

step 'build again: it still fails'
build
failed
says "$specs/leaf.yaml:8:21: error: '44.2' is not on the 3x pixel grid"

step 'mend it: the build recovers'
change 's/top: 44.2/top: 48/'
build
succeeded
prints 'Postcard: iPhone90,3 rest -144.0 target -102.0 size 36.0'

step 'build twice at once: both succeed'
change 's/top: 48/top: 47/'
(build) &
first=$!
(use "$system" && log="$work/second.log" && build)
wait "$first"
succeeded
prints 'Postcard: iPhone90,3 rest -143.0 target -101.0 size 36.0'

step 'delete it: the table has it no more'
rm "$specs/leaf.yaml"
build
succeeded
prints 'Postcard: 1'
prints_not 'iPhone90,3'

step 'add YAML of another program: one message says what to do'
echo 'openapi: 3.0.0' >"$consumer/Sources/Postcard/service.yaml"
build
failed
says "$consumer/Sources/Postcard/service.yaml:1:1: error: this is no device spec"
[ "$(grep -c 'service.yaml:.*error:' "$log")" = 1 ] || fail 'one message was enough'
rm "$consumer/Sources/Postcard/service.yaml"

step 'delete all specs of a target: a warning, and an empty table'
mv "$consumer/Sources/PostcardBars/Specs" "$work/specs"
build
succeeded
says "warning: target 'PostcardBars' has no device spec"
prints 'PostcardBars: 0'
mv "$work/specs" "$consumer/Sources/PostcardBars/Specs"
build
succeeded
prints 'PostcardBars: 1'
