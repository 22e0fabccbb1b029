"""How soon the first device is drawn, and what a frame of scrubbing costs. The figures are printed."""

import statistics
import unittest

from browser import Browser, Report

WATCH = """
  window.frames_ = [];
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = work => real(now => {
    const start = performance.now();
    work(now);
    window.frames_.push(performance.now() - start);
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".stage svg [data-face]")) return;
    observer.disconnect();
    real(() => { const channel = new MessageChannel();
      channel.port1.onmessage = () => { window.drawn_ = performance.now() };
      channel.port2.postMessage(0) });
  }).observe(document, { childList: true, subtree: true });
"""


class SpeedTests(unittest.TestCase):
    """Limits on a machine with two cores that may have other work."""

    @classmethod
    def setUpClass(cls):
        cls.report = Report()
        cls.browser = Browser(cls.report.page, before=WATCH)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.report.close()

    def test_the_first_device_is_drawn_within_200_milliseconds(self):
        times = []
        for _ in range(7):
            self.browser.open("#iPhone15,2/classic/portrait")
            times.append(self.browser.run("return window.drawn_"))
        print(f"\nfirst device drawn after {min(times):.0f} to {max(times):.0f} ms, median {statistics.median(times):.0f}")
        # What another program takes of the time differs from try to try.
        self.assertLess(min(times), 200)

    def test_scrubbing_takes_less_than_8_milliseconds_of_script_a_frame(self):
        for link in ["#iPhone15,2/classic/portrait", "#iPhone15,2/classic/portrait&iPad13,18/liquidGlass/landscape"]:
            self.browser.open(link)
            for name in ["dimensions", "touch", "original"]:
                self.browser.run(f"document.getElementById('show-{name}').click()")
            # What another program takes of a frame differs from run to run; what the page takes does not.
            frames = [min(times) for times in zip(*(self.scrub() for _ in range(5)))]
            print(f"\nscrubbing {link}: median frame {statistics.median(frames):.2f} ms, worst {max(frames):.2f} ms")
            self.assertGreater(len(frames), 90)
            self.assertLess(max(frames), 8)

    def scrub(self):
        """Moves the slider from end to end, a frame a step, and gives what each frame's script took."""
        return self.browser.driver.execute_async_script("""
            const done = arguments[0], slider = document.getElementById("position"), times = [];
            let step = 0;
            const next = () => {
              if (step > slider.max) return done(times);
              slider.value = step;
              step += 4;
              window.frames_.length = 0;
              slider.dispatchEvent(new Event("input"));
              const look = () => {
                if (!window.frames_.length) return setTimeout(look, 1);
                times.push(window.frames_[0]);
                next();
              };
              setTimeout(look, 1);
            };
            slider.value = slider.max;
            slider.dispatchEvent(new Event("input"));
            setTimeout(next, 100);""")


if __name__ == "__main__":
    unittest.main()
