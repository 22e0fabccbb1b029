# The hooks as the package declares them, but with the program that is here already: pre-commit would build it.
article_quotes 'repos:' .pre-commit-config.yaml
if have git && have pre-commit; then
    hooks="$work/hooks"
    export PRE_COMMIT_HOME="$work/pre-commit"
    commit() {
        git -C "$1" init -q
        git -C "$1" add -A
        git -C "$1" -c user.name=x -c user.email=x@x.invalid commit -qm x
    }
    mkdir "$hooks"
    cp "$top/.pre-commit-hooks.yaml" "$hooks"
    commit "$hooks"
    configure() {
        sed -e "s|https.*|$hooks|" -e "s|rev: .*|rev: $(git -C "$hooks" rev-parse HEAD)|" \
            -e "s|id: .*|{id: $1, language: system}|" "$here/PreCommit/.pre-commit-config.yaml" \
            >"$project/.pre-commit-config.yaml"
        git -C "$project" add -A
    }
    build_command=(pre-commit run --all-files)

    step 'the check passes what is sound and fresh'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 50
    (cd "$project" && calibrate generate >/dev/null)
    commit "$project"
    configure calibrate-check
    succeeds
    grep -q 'check device specs\.*Passed' "$work/log" || fail 'the hook did not run'

    step 'it stops a stale table'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 48
    git -C "$project" add -A
    build
    [ "$build_status" = 1 ] || fail 'the check was to fail'
    grep -q "fix-it: run '.*calibrate generate'" "$work/log" || fail 'no remedy was told'

    step 'the other hook mends it, once'
    configure calibrate-generate
    build
    [ "$build_status" = 1 ] || fail 'a table that was mended is a table to be added'
    grep -q 'target: -104' "$project/generated/DeviceCalibrations.swift" || fail 'the table is stale'
    git -C "$project" add -A
    succeeds

    step 'it is of no business to other files'
    : >"$work/calls"
    echo >"$project/README.md"
    git -C "$project" add -A
    (cd "$project" && pre-commit run --files README.md) >"$work/log" 2>&1 || fail 'it was to pass'
    runs 0
fi
