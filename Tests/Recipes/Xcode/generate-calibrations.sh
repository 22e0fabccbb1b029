#!/bin/sh
# A Run Script phase, before "Compile Sources"; user-script sandboxing may be on.
#
#   Input File Lists:  $(SRCROOT)/calibrations.xcfilelist
#   Output Files:      $(SRCROOT)/Generated/DeviceCalibrations.swift
#
# The list is made, and made again when a spec comes or goes, by
#
#   calibrate generate --list-inputs | sed 's|^|$(SRCROOT)/|' >calibrations.xcfilelist
#
# Paste this text into the phase, or name this file among its Input Files: the sandbox lets a script read only what is
# named. It lets it write to its outputs, not beside them; the tool puts a whole file in an output's place, so it works in
# the target's temporary folder, where the script may do as it likes.
set -eu
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

set --
while IFS= read -r spec; do
    set -- "$@" --specs "$spec"
done <"$SCRIPT_INPUT_FILE_LIST_0"
calibrate generate --access internal --output "$TARGET_TEMP_DIR/calibrations" "$@"

made=$TARGET_TEMP_DIR/calibrations/DeviceCalibrations.swift
cmp -s "$made" "$SCRIPT_OUTPUT_FILE_0" || cat "$made" >"$SCRIPT_OUTPUT_FILE_0"
