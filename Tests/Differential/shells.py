"""Completion in a real shell, on a terminal of our own."""

import json
import os
import pty
import select
import shutil
import signal
import tempfile
import time

START = {
    "bash": ["bash", "--noprofile", "--norc", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
LOAD = {
    "bash": 'eval "$(calibrate completions bash)"; bind "set enable-bracketed-paste off" 2>/dev/null',
    "zsh": 'autoload -Uz compinit; compinit -u -D; eval "$(calibrate completions zsh)"; compdef _calibrate calibrate',
    "fish": "calibrate completions fish | source",
}


def completed(shell, calibrate, typed):
    """Types `calibrate explain `, these characters, a tab and a return; returns the words that the tool was then given,
    None where the shell did not run it."""
    folder = tempfile.mkdtemp()
    log = os.path.join(folder, "log")
    # What is completed asks the tool itself; what is run after it only notes its words.
    with open(os.path.join(folder, "calibrate"), "w") as file:
        file.write(
            "#!/usr/bin/env python3\nimport json, os, sys\n"
            f"if sys.argv[1] != 'explain': os.execv({calibrate!r}, sys.argv)\n"
            f"json.dump(sys.argv[2:], open({log!r}, 'w'))\n"
        )
    os.chmod(os.path.join(folder, "calibrate"), 0o755)
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(
            PATH=folder + ":" + os.environ["PATH"], PS1="> ", TERM="dumb", HISTFILE="/dev/null", HOME=folder
        )
        os.execvp(START[shell][0], START[shell])
    try:
        quiet(terminal, 0.3)
        send(terminal, LOAD[shell] + "\r", 0.5)
        send(terminal, "calibrate explain " + typed, 0.1)
        send(terminal, "\t", 0.4)
        quote = typed[0] if typed[0] in "\"'" else ""
        send(terminal, "\r", 0.3)
        if not os.path.exists(log) and quote:
            send(terminal, quote + "\r", 0.3)  # The quote was still open.
        if not os.path.exists(log):
            return None
        return [word.strip("\n ") for word in json.load(open(log))]
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)
        shutil.rmtree(folder)


def send(terminal, text, seconds):
    os.write(terminal, text.encode())
    quiet(terminal, seconds)


def quiet(terminal, seconds):
    """Reads until nothing has come for a while."""
    end = time.monotonic() + 5
    while time.monotonic() < end and select.select([terminal], [], [], seconds)[0]:
        try:
            if not os.read(terminal, 65536):
                return
        except OSError:
            return
