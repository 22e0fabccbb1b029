"""A headless Chromium with a report in it, and what the report's specs say."""

import json
import os
import pathlib
import subprocess
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
MINUS = "\N{MINUS SIGN}"


def calibrate(*words, specs=REPOSITORY / "devices"):
    """Runs the program that CALIBRATE names and gives what it prints."""
    program = os.environ.get("CALIBRATE") or REPOSITORY / ".build/debug/calibrate"
    run = subprocess.run([program, *words, "--specs", specs], stdout=subprocess.PIPE, check=True)
    return run.stdout.decode()


def listed(specs=REPOSITORY / "devices"):
    """The layouts of `calibrate list --json`."""
    return json.loads(calibrate("list", "--json", specs=specs))["layouts"]


def address(layout):
    """The deep link of a layout."""
    words = [layout["display"], layout["design"], layout["orientation"]] + (["zoomed"] if layout["zoomed"] else [])
    return "#" + "/".join(words)


def number(text):
    """A number as the page shows it."""
    return float(text.replace(MINUS, "-"))


class Browser:
    """A window with a report."""

    def __init__(self, page, width=1280, height=900, features=(), before=None):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}"]:
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.page = page
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.command("Emulation.setDeviceMetricsOverride", size)
        self.command("Emulation.setEmulatedMedia", {"features": [dict(name=n, value=v) for n, v in features]})
        if before:
            self.command("Page.addScriptToEvaluateOnNewDocument", {"source": before})
        self.open()

    def command(self, name, parameters):
        """Sends a command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, link=""):
        """Loads the page afresh at a deep link, and waits until all of it is drawn."""
        self.driver.get("about:blank")
        self.driver.get(pathlib.Path(self.page).as_uri() + link)
        self.wait("return document.querySelectorAll('.tile, .empty, tbody tr, #notice:not([hidden])').length > 0")

    def follow(self, link):
        """Goes to a deep link in the open page."""
        self.run("location.hash = arguments[0]", link)
        self.settle()

    def run(self, script, *arguments):
        """Runs a script in the page."""
        return self.driver.execute_script(script, *arguments)

    def wait(self, condition, seconds=5):
        """Waits until a script gives true."""
        return self.driver.execute_async_script(
            """const done = arguments[arguments.length - 1], end = Date.now() + arguments[0];
            const look = () => (() => {%s})() ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 10);
            look();""" % condition, seconds * 1000)

    def settle(self):
        """Waits for the next two frames."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    def one(self, selector):
        """The first element of a selector."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        """The elements of a selector."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        """The text of an element, shown or not."""
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def click(self, selector):
        """Clicks an element as the page's reader could, and waits for the frame that follows."""
        self.run("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", selector)
        self.one(selector).click()
        self.settle()

    def stop(self, name):
        """Scrolls to rest, half, target or collapsed."""
        self.run("document.querySelector(`[data-stop=${arguments[0]}]`).click()", name)
        self.settle()

    def readouts(self, pane=0):
        """What a pane shows: offset, height, progress, opacity, hidden."""
        return self.run(
            """const nodes = document.querySelectorAll(`[data-pane="${arguments[0]}"] [data-read]`);
            return Object.fromEntries([...nodes].map(node => [node.dataset.read, node.textContent]))""", pane)

    def errors(self):
        """Messages of the console since the last call, but for debugging."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "DEBUG"]

    def requests(self):
        """Addresses that the page has asked for since the last call."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]

    def close(self):
        """Ends the browser."""
        self.driver.quit()


class Report:
    """A report in a folder that goes away with it."""

    def __init__(self, spec=None):
        self.folder = tempfile.TemporaryDirectory()
        path = pathlib.Path(self.folder.name)
        specs = REPOSITORY / "devices"
        if spec:
            specs = path / "spec.yaml"
            specs.write_text(spec, encoding="utf-8")
        self.page = path / "report.html"
        calibrate("report", "--quiet", "--output", str(self.page), specs=specs)
        self.layouts = listed(specs)

    def close(self):
        """Removes the folder."""
        self.folder.cleanup()
