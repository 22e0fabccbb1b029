# The command plugin, and what `swift package` says of a consumer.

package() {
    local status=0
    (cd "$consumer" && swift package --scratch-path "$scratch" "$@") >"$work/out" 2>"$work/err" || status=$?
    cat "$work/out" "$work/err" >"$log"
    echo "$status" >"$work/$system.status"
    echo "swift package $*: status $status"
    sed "s|$work|…|g" "$work/out" | cut -c1-200 | head -n 5 | sed 's/^/    | /'
}
folders=(--specs Sources/PostcardBars/Specs --output Tables)

step 'the command plugin checks without permission to write'
package calibrate check "${folders[@]}"
failed
says "Tables/DeviceCalibrations.swift: error: the file that 'Sources/PostcardBars/Specs' gives is missing"
says "run 'swift package --allow-writing-to-package-directory calibrate generate ${folders[*]}'"

step 'it generates with permission'
package --allow-writing-to-package-directory calibrate generate "${folders[@]}"
succeeded
says 'created Tables/DeviceCalibrations.swift (1 layout)'
package calibrate check "${folders[@]}"
succeeded

step 'it takes the targets that the menu of Xcode adds, and checks where no verb is given'
package calibrate check "${folders[@]}" --target PostcardBars
succeeded
package calibrate --target Postcard --target PostcardBars
failed
says "error: there is no folder 'devices' here"

step 'it passes every verb and every word on'
package calibrate list --json --specs Sources/PostcardBars/Specs
succeeded
says '"display" : "slab-6.7"'
package calibrate frobnicate
failed
says "there is no verb 'frobnicate'"
rm -r "$consumer/Tables"

step 'the manifest of a consumer stays clean'
package dump-package
succeeded
[ ! -s "$work/err" ] || fail 'dump-package complains'
