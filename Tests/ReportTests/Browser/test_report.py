"""The report in a real browser, opened from disk."""

import unittest

from browser import MINUS, Browser, Report, address, number
from model import expected, stops
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


class ReportTestCase(unittest.TestCase):
    """Tests on the catalogue's report in one window."""

    @classmethod
    def setUpClass(cls):
        cls.report = Report()
        cls.browser = Browser(cls.report.page)
        cls.fading = [layout for layout in cls.report.layouts if layout["scroll"]]

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.report.close()

    def setUp(self):
        self.browser.open()

    def tearDown(self):
        self.assertEqual(self.browser.errors(), [])
        self.assertEqual({url.split("#")[0] for url in self.browser.requests()} - {"about:blank"},
                         {self.report.page.as_uri()})

    def layout(self, display, design="classic", orientation="portrait"):
        """A layout of the list."""
        wanted = (display, design, orientation, False)
        return next(layout for layout in self.report.layouts
                    if (layout["display"], layout["design"], layout["orientation"], layout["zoomed"]) == wanted)

    def expect(self, layout, offset, pane=0, curve=None):
        """Expects the read-outs to be the model's."""
        shown, wanted = self.browser.readouts(pane), expected(layout, offset, curve)
        for key in ["offset", "height", "progress", "opacity"]:
            self.assertAlmostEqual(number(shown[key]), wanted[key], delta=0.0005001, msg=f"{address(layout)} {key}")
        self.assertEqual(shown["hidden"], wanted["hidden"])


class ScrollTests(ReportTestCase):
    """Offsets, heights and opacities."""

    def test_every_layout_is_the_models_at_rest_half_way_target_and_collapsed(self):
        self.assertGreater(len(self.fading), 60)
        for layout in self.fading:
            self.browser.follow(address(layout))
            for name, offset in stops(layout).items():
                self.browser.stop(name)
                self.expect(layout, offset)

    def test_the_slider_moves_by_pixels_from_before_rest_to_behind_collapsed(self):
        layout = self.layout("iphone-6.1-island")
        self.browser.follow(address(layout))
        slider = self.browser.one("#position")
        slider.send_keys(Keys.HOME)
        self.browser.settle()
        self.expect(layout, layout["scroll"]["rest"] - 40)
        slider.send_keys(Keys.ARROW_RIGHT)
        self.browser.settle()
        self.expect(layout, layout["scroll"]["rest"] - 40 + 1 / 3)
        slider.send_keys(Keys.END)
        self.browser.settle()
        self.expect(layout, layout["scroll"]["collapsed"] + 40)
        self.assertIn("image hidden", slider.get_attribute("aria-valuetext"))

    def test_every_pixel_between_rest_and_target_is_the_models(self):
        layout = self.layout("iphone-6.1-notch", "liquidGlass")
        self.browser.follow(address(layout))
        self.browser.stop("rest")
        for step in range(121):
            self.expect(layout, layout["scroll"]["rest"] + step / 3)
            self.browser.run("document.getElementById('forward').click()")
            self.browser.settle()

    def test_arrow_keys_move_a_pixel_and_with_shift_ten_points(self):
        layout = self.layout("ipad-11-pro")
        self.browser.follow(address(layout))
        body = self.browser.one("body")
        rest = layout["scroll"]["rest"]
        for keys, offset in [((Keys.ARROW_DOWN,), rest + 0.5), ((Keys.ARROW_UP,), rest),
                             ((Keys.SHIFT, Keys.ARROW_DOWN), rest + 10), ((Keys.SHIFT, Keys.ARROW_UP), rest)]:
            body.send_keys(*keys)
            self.browser.settle()
            self.expect(layout, offset)

    def test_dragging_the_picture_scrolls_by_as_many_points(self):
        layout = self.layout("iphone-6.1-notch")
        self.browser.follow(address(layout))
        picture = self.browser.one(".stage svg")
        shown = picture.size["width"] / self.browser.run("return arguments[0].viewBox.baseVal.width", picture)
        ActionChains(self.browser.driver).move_to_element(picture).click_and_hold().move_by_offset(0, -30).release().perform()
        self.browser.settle()
        moved = number(self.browser.readouts()["offset"]) - layout["scroll"]["rest"]
        self.assertAlmostEqual(moved, 30 / shown, delta=0.7)

    def test_the_image_fades_moves_and_hides_in_the_picture(self):
        layout = self.layout("iphone-6.1-island")
        self.browser.follow(address(layout))
        drawn = """const face = document.querySelector('.stage [data-face]');
            return [Number(face.getAttribute('opacity')), face.getAttribute('visibility'),
              ...face.getAttribute('transform').match(/[-.0-9]+/g).map(Number)]"""
        bar, avatar = layout["navigationBar"], layout["avatar"]
        for name, offset in stops(layout).items():
            self.browser.stop(name)
            opacity, visibility, x, y, size = self.browser.run(drawn)
            wanted = expected(layout, offset)
            self.assertAlmostEqual(opacity, wanted["opacity"], delta=1e-6)
            self.assertEqual(visibility, "hidden" if wanted["hidden"] == "Hidden" else "visible")
            self.assertEqual(size, avatar["size"])
            self.assertAlmostEqual(x, layout["screen"]["width"] - avatar["trailingMargin"] - size)
            self.assertAlmostEqual(y, bar["top"] + wanted["height"] - avatar["bottomMargin"] - size, delta=1e-6)

    def wheel(self, points):
        """Turns the wheel over the picture, as many points of its scale, and says whether the page was kept from scrolling."""
        kept = self.browser.run("""const stage = document.querySelector('.stage');
            const turn = new WheelEvent('wheel', { cancelable: true, bubbles: true,
              deltaY: arguments[0] * stage.querySelector('svg').getScreenCTM().a });
            return !stage.dispatchEvent(turn)""", points)
        self.browser.settle()
        return kept

    def test_the_wheel_scrolls_the_bar_and_then_the_page(self):
        layout = self.layout("iphone-6.1-notch", "liquidGlass")
        rest, collapsed = layout["scroll"]["rest"], layout["scroll"]["collapsed"]
        self.browser.follow(address(layout))
        self.browser.stop("rest")
        self.assertTrue(self.wheel(30))
        self.expect(layout, rest + 30)
        for _ in range(10):
            self.assertTrue(self.wheel(0.2))
        self.expect(layout, rest + 32)
        self.assertTrue(self.wheel(-32))
        self.expect(layout, rest)
        self.assertTrue(self.wheel(500))
        self.expect(layout, collapsed + 40)
        self.assertFalse(self.wheel(10))
        self.expect(layout, collapsed + 40)

    def test_in_liquid_glass_the_title_scrolls_with_the_content_and_the_image_with_it(self):
        layout = self.layout("iphone-6.3-island", "liquidGlass")
        self.browser.follow(address(layout))
        bar, scroll = layout["navigationBar"], layout["scroll"]
        place = """const stage = document.querySelector('.stage'), box = node => node.getBoundingClientRect();
            const zoom = stage.querySelector('svg').getScreenCTM().a;
            return [box(stage.querySelector('[data-face]')).bottom / zoom, box(stage.querySelector('.large-title')).bottom / zoom]"""
        self.browser.stop("rest")
        self.assertEqual(self.browser.text(".pane-side div:nth-child(2) dt"), "Shown height")
        face, title = self.browser.run(place)
        for points in range(5, 45, 5):
            self.wheel(5)
            self.expect(layout, scroll["rest"] + points)
            moved = [start - now for start, now in zip((face, title), self.browser.run(place))]
            self.assertAlmostEqual(moved[0], min(points, bar["large"] - bar["medium"]), delta=0.4)
            self.assertAlmostEqual(moved[1], points, delta=0.4)

    def test_play_scrolls_there_and_back(self):
        layout = self.layout("iphone-6.1-notch")
        self.browser.follow(address(layout))
        self.browser.click("#play")
        self.assertTrue(self.browser.wait("return document.querySelector('[data-read=hidden]').textContent == 'Hidden'"))
        self.assertTrue(self.browser.wait("return !document.body.classList.contains('playing')", 8))
        self.expect(layout, layout["scroll"]["rest"])

    def test_what_is_shown_is_spoken_once_it_rests(self):
        self.browser.follow(address(self.layout("iphone-6.1-notch")))
        self.browser.stop("target")
        self.assertTrue(self.browser.wait("return document.getElementById('spoken').textContent.includes('103')"))
        self.assertEqual(self.browser.text("#spoken"),
                         f"offset {MINUS}103, bar height 56, progress 0.000, opacity 0.000, image hidden")
        self.assertEqual(self.browser.one("#spoken").get_attribute("aria-live"), "polite")

    def test_a_layout_without_a_large_title_says_why_nothing_fades(self):
        for layout in self.report.layouts:
            if layout["scroll"]:
                continue
            self.browser.follow(address(layout))
            self.assertEqual(self.browser.all("[data-face], [data-read]"), [])
            self.assertIn("image", self.browser.text(".says"))
            self.assertFalse(self.browser.one("#play").is_displayed())


class PickTests(ReportTestCase):
    """Finding devices."""

    def pick(self, text, *keys):
        """Types into the search field."""
        field = self.browser.one(".pane-head .find input")
        field.click()
        field.send_keys(text, *keys)
        self.browser.settle()

    def test_typing_a_name_an_identifier_or_a_display_finds_the_device(self):
        for text, name in [("iphone 14 pro", "iPhone 14 Pro"), ("iPhone12,8", "iPhone SE (2nd generation)"),
                           ("iphone-6.1-island", "iPhone 14 Pro"), ("ipad mini a17", "iPad mini (A17 Pro)")]:
            self.pick(text, Keys.ENTER)
            self.assertEqual(self.browser.text(".pane-head h2"), name)
        self.assertEqual(self.browser.run("return document.activeElement.type"), "search")

    def test_points_of_a_screen_and_a_safe_area_find_the_devices_that_have_them(self):
        sides = {"393": lambda layout: 393 in (layout["screen"]["width"], layout["screen"]["height"]),
                 "59": lambda layout: layout["safeArea"]["top"] == 59,
                 "393x852": lambda layout: layout["screen"]["width"] == 393 and layout["screen"]["height"] == 852}
        for text, has in sides.items():
            self.pick(text)
            shown = {node.text for node in self.browser.all(".pane-head .matches b")}
            wanted = {model["name"] for layout in self.report.layouts if has(layout) for model in layout["models"]}
            self.assertEqual(shown, wanted, text)
            self.assertIn("iPhone 15", shown)
            self.browser.one(".pane-head .find input").send_keys(Keys.ESCAPE, *[Keys.BACKSPACE] * len(text))

    def test_it_opens_on_the_newest_phone(self):
        self.browser.open()
        phones = [(model["identifier"], layout) for layout in self.report.layouts if layout["idiom"] == "phone"
                  for model in layout["models"]]
        newest = max(int(identifier[6:].split(",")[0]) for identifier, _ in phones)
        shown = self.browser.text(".pane-head .about span")
        self.assertEqual(int(shown[6:].split(",")[0]), newest)
        self.assertTrue(self.browser.one(".pane-head input[value=liquidGlass]").is_selected())
        self.assertTrue(self.browser.one(".stage [data-face]").is_displayed())

    def test_the_address_keeps_the_offset(self):
        layout = self.layout("iphone-6.1-island")
        self.browser.open("#iPhone15,2/classic/portrait")
        self.browser.stop("half")
        half = stops(layout)["half"]
        self.assertTrue(self.browser.wait("return location.hash.includes('@')"))
        link = self.browser.run("return location.hash")
        self.assertEqual(link, f"#iPhone15,2/classic/portrait@{round(half, 3):g}")
        self.browser.open(link)
        self.expect(layout, half)
        self.browser.stop("rest")
        self.assertTrue(self.browser.wait("return location.hash === '#iPhone15,2/classic/portrait'"))

    def test_the_list_of_matches_works_by_keyboard(self):
        self.pick("pro max")
        field = self.browser.one(".pane-head .find input")
        self.assertEqual(field.get_attribute("aria-expanded"), "true")
        first = self.browser.run("return document.getElementById(arguments[0]).textContent",
                                 field.get_attribute("aria-activedescendant"))
        field.send_keys(Keys.ARROW_DOWN)
        second = self.browser.run("return document.getElementById(arguments[0]).textContent",
                                  field.get_attribute("aria-activedescendant"))
        self.assertNotEqual(first, second)
        field.send_keys(Keys.ENTER)
        self.browser.settle()
        self.assertTrue(second.startswith(self.browser.text(".pane-head h2")))
        self.pick("nothing has this name")
        self.assertIn("No name", self.browser.text(".pane-head .matches"))
        self.browser.one(".pane-head .find input").send_keys(Keys.ESCAPE)
        self.assertFalse(self.browser.one(".pane-head .matches").is_displayed())

    def test_a_deep_link_opens_its_layout_and_picking_writes_one(self):
        self.browser.open("#iPhone15,2/classic/portrait")
        self.assertEqual(self.browser.text(".pane-head h2"), "iPhone 14 Pro")
        self.expect(self.layout("iphone-6.1-island"), self.layout("iphone-6.1-island")["scroll"]["rest"])
        self.browser.run("document.querySelector('.pane-head input[value=liquidGlass]').click()")
        self.browser.settle()
        self.assertEqual(self.browser.run("return location.hash"), "#iPhone15,2/liquidGlass/portrait")
        self.browser.run("document.querySelector('.pane-head input[value=landscape]').click()")
        self.browser.settle()
        self.assertEqual(self.browser.run("return location.hash"), "#iPhone15,2/liquidGlass/landscape")

    def test_a_deep_link_finds_the_zoomed_layout(self):
        layout = next(layout for layout in self.fading if layout["zoomed"])
        self.browser.open("#" + layout["models"][0]["identifier"] + f"/{layout['design']}/{layout['orientation']}/zoomed")
        self.expect(layout, layout["scroll"]["rest"])

    def test_a_deep_link_to_nothing_says_so_as_text(self):
        for link in ["#iPhone99,9/classic/portrait", "#<img src=x onerror=alert(1)>", "#%E0%A4%A", "#a&b&c"]:
            self.browser.open(link)
            self.assertIn("Not in this report", self.browser.text("#notice"))
            self.assertTrue(self.browser.one(".stage svg").is_displayed())
            self.assertEqual(self.browser.all("img"), [])

    def test_two_devices_stand_side_by_side_and_follow_one_finger(self):
        one, other = self.layout("iphone-6.1-island"), self.layout("iphone-6.3-island", "liquidGlass")
        self.browser.open("#iPhone15,2/classic/portrait&iPhone17,1/liquidGlass/portrait")
        self.assertEqual([node.text for node in self.browser.all(".pane-head h2")], ["iPhone 14 Pro", "iPhone 16 Pro"])
        left, right = (node.rect for node in self.browser.all(".stage"))
        self.assertEqual(left["y"], right["y"])
        self.assertLess(left["x"] + left["width"], right["x"])
        for name, offset in stops(one).items():
            self.browser.stop(name)
            self.expect(one, offset)
            self.expect(other, offset - one["scroll"]["rest"] + other["scroll"]["rest"], pane=1)
        self.assertIn(f"{MINUS}18.333", self.browser.text("table.difference"))
        self.browser.click("#show-second")
        self.assertEqual(len(self.browser.all(".pane-stage")), 1)
        self.browser.click("#show-second")
        self.assertEqual(len(self.browser.all(".pane-stage")), 2)
        self.assertIn("&", self.browser.run("return location.hash"))


class CatalogueTests(ReportTestCase):
    """Overview, table, filters and what can be switched on."""

    def test_the_overview_shows_every_layout_that_passes_the_filters(self):
        for row in ["Orientation", "Display Zoom"]:
            self.browser.click(f"#filters [aria-label='{row}'] input[value=all]")
        self.assertEqual(len(self.browser.all(".tile")), len(self.report.layouts))
        field = self.browser.one("#filters input[type=search]")
        field.send_keys("14 pro max")
        wanted = [layout for layout in self.report.layouts
                  if any(model["name"] == "iPhone 14 Pro Max" for model in layout["models"])]
        self.assertEqual(len(self.browser.all(".tile")), len(wanted))
        self.assertEqual(self.browser.text("#count"), f"{len(wanted)} of {len(self.report.layouts)} layouts")
        field.send_keys("nothing")
        self.assertIn("No layout", self.browser.text("#overview"))

    def test_a_tile_opens_its_layout(self):
        self.browser.click(".tile[href='#ipad-9.7-home/classic/portrait']")
        self.browser.wait("return document.querySelector('.pane-head h2').textContent.startsWith('iPad')")
        layout = self.layout("ipad-9.7-home")
        self.expect(layout, layout["scroll"]["rest"])
        self.assertEqual(self.browser.one(".tile[aria-current=true]").get_attribute("href").split("#")[1],
                         "ipad-9.7-home/classic/portrait")

    def test_the_table_has_all_constants_and_sorts(self):
        self.browser.click("#filters input[value=table]")
        rows = "return [...document.querySelectorAll('.sheet tbody tr')].map(row => [...row.cells].map(cell => cell.textContent))"
        shown = self.browser.run(rows)
        wanted = [layout for layout in self.report.layouts
                  if layout["orientation"] == "portrait" and not layout["zoomed"]]
        self.assertEqual(len(shown), len(wanted))
        for cells, layout in zip(shown, wanted):
            scroll = layout["scroll"]
            values = [scroll[key] for key in ["rest", "target", "norm", "collapsed"]] if scroll else [None] * 4
            for cell, value in zip(cells[11:15], values):
                if value is None:
                    self.assertEqual(cell, "\N{EN DASH}")
                else:
                    self.assertAlmostEqual(number(cell), value, delta=0.0005001)
            self.assertIn(cells[16], ["Measured", "Documented", "Inferred"])
        head = ".sheet thead th:nth-child(13)"
        for direction in ["ascending", "descending"]:
            self.browser.click(f"{head} button")
            self.assertEqual(self.browser.one(head).get_attribute("aria-sort"), direction)
            targets = [number(cells[12]) for cells in self.browser.run(rows) if cells[12] != "\N{EN DASH}"]
            self.assertEqual(targets, sorted(targets, reverse=direction == "descending"))

    def test_the_originals_constants_and_the_touch_area_come_on_demand(self):
        self.browser.open("#iPhone14,6/classic/portrait")
        self.assertEqual(self.browser.all(".curve .original, .touch-area, .guide"), [])
        for name in ["original", "touch", "dimensions"]:
            self.browser.click(f"#show-{name}")
        self.assertEqual(len(self.browser.all(".curve .original")), 1)
        self.assertEqual(self.browser.run("return document.querySelector('.touch-area').getBBox().width"), 44)
        self.assertGreater(len(self.browser.all(".guide")), 3)
        # At rest on an SE the original shows (-116 + 103) / -40.
        self.assertIn("give 0.325 at rest, 0 at this target", self.browser.text(".verdict"))
        self.assertEqual(self.browser.readouts()["original"], f"opacity 0.325, {MINUS}0.675")
        ghost, ours = (self.browser.run(f"""const box = document.querySelector('{name}').getBoundingClientRect();
            return [box.left, box.right, box.bottom]""") for name in [".ghost > g", "[data-face]"])
        self.assertEqual(self.browser.run("return document.querySelector('.ghost > g').getAttribute('opacity')"), "0.325")
        self.assertLess(ghost[1], ours[0])
        self.assertAlmostEqual(ghost[2], ours[2], delta=0.5)

    def test_observed_values_stand_with_their_sources(self):
        self.browser.open("#iPhone15,2/classic/portrait")
        self.assertGreater(len(self.browser.all(".seen li")), 1)
        links = [node.get_attribute("href") for node in self.browser.all(".seen a")]
        self.assertTrue(links and all(link.startswith("https://") for link in links))
        self.assertGreater(len(self.browser.all(".curve .observed")), 0)

    def test_each_number_says_what_it_is_worth(self):
        mixed = 0
        for layout in self.report.layouts:
            if layout["orientation"] == "landscape" or layout["zoomed"] or not layout["navigationBar"]:
                continue
            self.browser.follow(address(layout))
            groups = self.browser.run("""return [...document.querySelectorAll('.group')].slice(0, 2).map(group =>
                [...group.querySelectorAll('.known p:first-child')].map(line =>
                  [line.firstChild.data, ...[...line.childNodes].slice(1).map(node => node.textContent)].join('|')))""")
            for key, lines in zip(["safeArea", "navigationBar"], groups):
                basis, shown = layout["basis"][key], {}
                for line in lines:
                    text, _, worth = line.split("|")[:3]
                    for item in text.split(", "):
                        name, value = ("large", None) if item == "no large title" else item.split(" ")
                        if value:
                            self.assertAlmostEqual(number(value), layout[key][name], delta=0.0005001)
                        else:
                            self.assertIsNone(layout[key][name])
                        shown[name] = worth.lower()
                self.assertEqual(shown, basis, address(layout))
                mixed += len(set(basis.values())) > 1
            if layout["scroll"]:
                self.assertEqual(self.browser.text(".facts .chip").lower(), layout["basis"]["scroll"])
        self.assertGreater(mixed, 3)

    def test_another_curve_and_size_can_be_tried(self):
        layout = self.layout("iphone-6.1-notch")
        self.browser.follow(address(layout))
        for curve in ["smoothstep", "smootherstep", "easeIn", "easeOut", "threshold", "linear"]:
            self.browser.run("document.querySelector(`.trial input[value=${arguments[0]}]`).click()", curve)
            self.browser.stop("half")
            # A threshold's half-way is the edge itself: a pixel before it is clear.
            self.browser.run("document.getElementById('back').click()")
            self.browser.settle()
            self.expect(layout, stops(layout)["half"] - 1 / 3, curve=curve)
        self.browser.click(".trial [data-keep=smaller]")
        self.assertEqual(self.browser.text(".trial output"), "38 pt")
        self.assertTrue(self.browser.run("return document.querySelector('.stage [data-face]').getAttribute('transform')")
                        .endswith("scale(38)"))


if __name__ == "__main__":
    unittest.main()
