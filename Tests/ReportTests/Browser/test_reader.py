"""The report for people with other windows, settings and tools, and with hostile specs."""

import base64
import unittest

from browser import REPOSITORY, Browser, Report
from selenium.webdriver.common.by import By

HOSTILE = "</script><img src=x onerror=alert(1)>"

SPEC = f"""
calibration: 1
display: hostile
models:
  iPhone14,7: "{HOSTILE}"
screen: {{width: 390, height: 844, scale: 3}}
notes: "{HOSTILE}"
layouts:
  - design: classic
    notes: "{HOSTILE}"
    safeArea: {{top: 47, bottom: 34, basis: measured, sources: ["{HOSTILE}", "javascript:alert(1)"]}}
    navigationBar: {{medium: 44, large: 96, basis: inferred}}
    observed: [{{quantity: barTop, title: large, value: 47, source: "{HOSTILE}"}}]
"""


class WindowTests(unittest.TestCase):
    """One report, several windows."""

    @classmethod
    def setUpClass(cls):
        cls.report = Report()

    @classmethod
    def tearDownClass(cls):
        cls.report.close()

    def browser(self, **settings):
        """A window that the test's end closes."""
        browser = Browser(self.report.page, **settings)
        self.addCleanup(browser.close)
        return browser

    def test_nothing_is_wider_than_a_phone(self):
        browser = self.browser(width=390, height=844)
        for link in ["", "#iPad13,18/classic/landscape", "#iPhone15,2/classic/landscape",
                     "#iPhone15,2/classic/portrait&iPad13,18/liquidGlass/portrait"]:
            browser.open(link)
            self.assertEqual(browser.run("return document.documentElement.scrollWidth"), 390)
        browser.run("document.querySelector('#filters input[value=table]').click()")
        self.assertEqual(browser.run("return document.documentElement.scrollWidth"), 390)
        self.assertEqual(browser.errors(), [])

    def test_no_label_is_smaller_than_12_pixels(self):
        # The clock, the titles and the sign on the glass are part of the picture of a device.
        small = """const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
            let count = 0;
            while (walker.nextNode()) {
              const node = walker.currentNode.parentElement;
              if (!walker.currentNode.data.trim() || node.closest('script, style, title, noscript, .unseen')) continue;
              if (node.closest('.clock, .large-title, .inline-title') || !node.getClientRects().length) continue;
              const drawing = node.closest('svg');
              const size = parseFloat(getComputedStyle(node).fontSize) * (drawing ? node.getScreenCTM().a : 1);
              count += 1;
              if (size < 11.99) found.push(`${walker.currentNode.data.trim()}: ${size.toFixed(2)}`);
            }
            return [count, found]"""
        for size in [(390, 844), (1280, 900), (1920, 1080)]:
            browser = self.browser(width=size[0], height=size[1])
            for link in ["#iPhone15,2/liquidGlass/portrait", "#iPhone15,2/classic/landscape", "#iPad13,18/classic/portrait",
                         "#iPad13,18/liquidGlass/landscape",
                         "#iPhone15,2/classic/portrait&iPad13,18/liquidGlass/portrait"]:
                browser.open(link)
                for name in ["dimensions", "touch", "original"]:
                    browser.run(f"document.getElementById('show-{name}').click()")
                for view in ["table", "overview"]:
                    browser.run(f"document.querySelector('#filters input[value={view}]').click()")
                    count, found = browser.run(small)
                    self.assertGreater(count, 100)
                    self.assertEqual(found, [], f"{link} at {size}")

    def test_the_transport_covers_nothing_and_is_in_sight_beside_the_picture(self):
        for size in [(1280, 900), (1100, 720), (390, 844)]:
            browser = self.browser(width=size[0], height=size[1])
            for link in ["#iPhone15,2/classic/portrait", "#iPad13,18/classic/landscape"]:
                browser.open(link)
                browser.click("#show-original")
                browser.run("scrollTo(0, 0)")
                boxes = browser.run("""return ['.transport', '.stage', '.pane-side', '.pane-facts'].map(name => {
                    const box = document.querySelector(name).getBoundingClientRect();
                    return [box.left, box.top, box.right, box.bottom] })""")
                left, top, right, bottom = boxes[0]
                for other in boxes[1:]:
                    apart = other[2] <= left or right <= other[0] or other[3] <= top or bottom <= other[1]
                    self.assertTrue(apart, f"{link} at {size}")
                self.assertLess(bottom, size[1])

    def test_it_follows_light_and_dark(self):
        colours = {}
        for scheme in ["light", "dark"]:
            browser = self.browser(features=[("prefers-color-scheme", scheme)])
            colours[scheme] = browser.run("return getComputedStyle(document.body).backgroundColor")
        self.assertEqual(colours, {"light": "rgb(245, 245, 247)", "dark": "rgb(0, 0, 0)"})

    def test_with_reduced_motion_play_steps_instead_of_gliding(self):
        record = """window.seen = new Set(); addEventListener('DOMContentLoaded', () => {
            const node = () => document.querySelector('[data-read=offset]');
            setInterval(() => node() && window.seen.add(node().textContent), 5) })"""
        browser = self.browser(features=[("prefers-reduced-motion", "reduce")], before=record)
        browser.open("#iPhone14,7/classic/portrait")
        browser.click("#play")
        self.assertTrue(browser.wait("return !document.body.classList.contains('playing')", 12))
        self.assertLessEqual(browser.run("return window.seen.size"), 5)
        self.assertGreaterEqual(browser.run("return window.seen.size"), 4)

    def test_it_prints(self):
        browser = self.browser()
        browser.command("Emulation.setEmulatedMedia", {"media": "print"})
        self.assertFalse(browser.one(".transport").is_displayed())
        paper = browser.command("Page.printToPDF", {"printBackground": True})["data"]
        self.assertTrue(base64.b64decode(paper).startswith(b"%PDF"))
        self.assertEqual(browser.errors(), [])

    def test_every_control_has_a_name_and_every_picture_a_description(self):
        browser = self.browser()
        browser.command("Accessibility.enable", {})
        browser.open("#iPhone15,2/classic/portrait&iPad13,18/classic/portrait")
        nodes = browser.command("Accessibility.getFullAXTree", {})["nodes"]
        roles = {"button", "radio", "slider", "combobox", "link", "img", "searchbox", "radiogroup", "table", "image"}
        named = 0
        for node in nodes:
            if node.get("ignored") or node["role"]["value"] not in roles:
                continue
            self.assertTrue(node.get("name", {}).get("value"), node["role"])
            named += 1
        self.assertGreater(named, 60)

    def test_the_policy_is_in_force(self):
        browser = self.browser()
        self.assertEqual(
            browser.run("try { document.body.innerHTML = '<b>x</b>' } catch (fault) { return fault.name }"), "TypeError")
        browser.run("""const script = document.createElement('script');
            try { script.textContent = 'window.ran = 1'; document.body.append(script) } catch { }""")
        self.assertIsNone(browser.run("return window.ran ?? null"))
        refused = browser.driver.execute_async_script(
            "fetch('http://127.0.0.1:9/').then(() => arguments[0](false), () => arguments[0](true))")
        self.assertTrue(refused)
        self.assertTrue(any("Content Security Policy" in message for message in browser.errors()))


class HostileTests(unittest.TestCase):
    """A device with a name that tries to be markup."""

    def test_it_is_shown_as_text_everywhere(self):
        report = Report(SPEC)
        self.addCleanup(report.close)
        browser = Browser(report.page)
        self.addCleanup(browser.close)
        browser.run("document.querySelector('#filters input[value=table]').click()")
        browser.click("#show-second")
        browser.run("document.querySelector('.pane-head .find input').click()")
        for place in ["title", ".pane-head h2", ".models", ".notes", ".sheet tbody th", ".seen", ".links",
                      ".matches", ".difference", ".tile b"]:
            self.assertIn(HOSTILE, browser.text(place), place)
        self.assertEqual(browser.all("img"), [])
        source = (REPOSITORY / "Sources/ReportPage/page/report.html").read_text()
        self.assertEqual(len(browser.all("script")), source.count("<script"))
        self.assertEqual([node.get_attribute("href") for node in browser.driver.find_elements(By.CSS_SELECTOR, "a")
                          if "javascript" in (node.get_attribute("href") or "")], [])
        self.assertEqual(browser.errors(), [])


if __name__ == "__main__":
    unittest.main()
