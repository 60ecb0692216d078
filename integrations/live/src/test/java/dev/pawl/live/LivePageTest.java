package dev.pawl.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.processor.browser.Browser;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The live pages in a browser. */
@Tag("slow")
class LivePageTest {

  @TempDir Path folder;
  private PawlLive live;

  @BeforeEach
  void start() {
    live = PawlLive.start();
  }

  @AfterEach
  void stop() {
    live.close();
  }

  private static ParcelMachine parcel(String id) {
    return LiveRecorderTest.parcel(true).entityId(id).build();
  }

  private static String inBox(String state, String what) {
    return "document.querySelector('.state[data-state=\"" + state + "\"]')" + what;
  }

  private static String hasActive(String state) {
    return inBox(state, ".classList.contains('active')");
  }

  @Test
  void pictureFollowsTheProgram() {
    ParcelMachine first = parcel("p-1");
    ParcelMachine second = parcel("p-<b>2");
    try (Browser browser = Browser.start(folder)) {
      browser.go(live.address());
      browser.await("the machine is listed", "document.querySelector('#machines a')");
      assertThat(browser.hindrances()).isEmpty();
      browser.one("#machines a").click();
      browser.await(
          "both are packed", inBox("PACKED", ".querySelector('.number')?.textContent === '2'"));
      assertThat(browser.run("return " + hasActive("ON_THE_WAY"))).isEqualTo(false);

      first.send();
      browser.await("one is on the way", hasActive("ON_THE_WAY"));
      browser.await("its arrow is lit", "document.querySelector('.arrow.taken.lit')");
      browser.await("the arrow goes out", "!document.querySelector('.arrow.lit')");
      second.tryFire(ParcelEvent.ARRIVE);
      browser.await("the refusal is shown", inBox("PACKED", ".classList.contains('refusing')"));
      browser.await("the refusal is listed", "document.querySelector('.live .refused')");
      assertThat(browser.one(".live .lines").getText())
          .contains("p-<b>2 arrive illegal in PACKED", "p-1 PACKED → ON_THE_WAY: send");
      assertThat(browser.hindrances()).isEmpty();

      browser.one(".live .instances button").click();
      browser.await(
          "only p-1 is shown", "!" + hasActive("PACKED") + " && " + hasActive("ON_THE_WAY"));
      first.arrive();
      second.send();
      browser.await("p-1 is delivered", hasActive("DELIVERED") + " && !" + hasActive("ON_THE_WAY"));

      browser.run("document.querySelector('.live .tools button:last-child').click()");
      browser.await(
          "the walk is back",
          "!document.querySelector('#walk').hidden && !document.querySelector('.trailing')");
      assertThat(browser.complaints()).isEmpty();
    }
  }

  /** A browser opens only six connections to a server. */
  @Test
  void hiddenPagesLeaveConnectionsToOthers() {
    ParcelMachine parcel = parcel("p-1");
    String page = live.address() + "machine?name=dev.pawl.live.Parcel";
    try (Browser browser = Browser.start(folder)) {
      browser.go(page);
      for (int tab = 2; tab <= 8; tab++) {
        browser.await("the page is connected", hasActive("PACKED"));
        browser.goInNewTab(page);
      }
      browser.await("the last page is connected", hasActive("PACKED"));
      parcel.send();
      browser.closeTab();
      browser.await("the first page is connected again", hasActive("ON_THE_WAY"));
    }
  }

  /**
   * Tests that each frame is drawn within 100 ms while a chart and a flat machine make 10,000 steps
   * a second. Runs for {@code -Dpawl.live.seconds}, in {@code .ci/long live}.
   */
  @Test
  @EnabledIfSystemProperty(named = "pawl.live.seconds", matches = "\\d+")
  void tenThousandStepsASecondAreDrawn() throws Exception {
    int seconds = Integer.getInteger("pawl.live.seconds");
    Thread program = new Thread(() -> tenThousandASecond(seconds + 5), "program");
    program.setDaemon(true);
    try (Browser browser = Browser.start(folder)) {
      parcel("p-0");
      browser.go(live.address() + "machine?name=dev.pawl.live.Parcel");
      browser.await("it is connected", "document.querySelector('.live .record').textContent");
      program.start();
      browser.await("steps are shown", "document.querySelector('.arrow.taken')");
      browser.run(
          "window.frames_ = []; let last = performance.now();"
              + "const next = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(next); };"
              + "requestAnimationFrame(next);");
      Thread.sleep(seconds * 1000L);
      List<?> frames = (List<?>) browser.run("return frames_.slice(2)");
      double[] millis =
          frames.stream().mapToDouble(f -> ((Number) f).doubleValue()).sorted().toArray();
      double longest = millis[millis.length - 1];
      String totals = browser.one(".live .record").getText();
      System.out.printf(
          "%d frames in %d s: median %.0f ms, longest %.0f ms; %s%n",
          millis.length, seconds, millis[millis.length / 2], longest, totals);
      program.interrupt();
      program.join();
      assertThat(frames).hasSizeGreaterThan(seconds * 10);
      assertThat(longest).isLessThan(100);
      assertThat(totals).containsPattern("; (9,[5-9]\\d\\d|10,\\d{3}) steps a second");
    }
  }

  private static void tenThousandASecond(int seconds) {
    SplittableRandom random = new SplittableRandom(1);
    ParcelMachine[] parcels = new ParcelMachine[200];
    long start = System.nanoTime();
    for (long step = 0; step < seconds * 10_000L && !Thread.currentThread().isInterrupted(); ) {
      int number = random.nextInt(parcels.length);
      ParcelMachine parcel = parcels[number];
      if (parcel == null || parcel.state() == ParcelState.DELIVERED) {
        parcels[number] = parcel("p-" + number);
      } else if (parcel.state() == ParcelState.PACKED) {
        parcel.send();
        step++;
      } else {
        parcel.fire(random.nextInt(4) == 0 ? ParcelEvent.ARRIVE : ParcelEvent.SCAN);
        step++;
      }
      long due = start + step * 100_000;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(50_000);
      }
    }
  }
}
