package dev.pawl.cli.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.preview.PreviewServer;
import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.document.HtmlPage;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.browser.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Tests that pages can be used with a screen reader and with only a keyboard: checks the
 * accessibility tree of the browser and the order of the Tab key.
 */
@Tag("slow")
class AccessibilityTest {

  /** The roles of elements that must have an accessible name. */
  private static final Set<String> CONTROLS =
      Set.of(
          "button",
          "checkbox",
          "combobox",
          "dialog",
          "graphics-document",
          "graphics-symbol",
          "image",
          "link",
          "listbox",
          "menuitem",
          "option",
          "radio",
          "region",
          "searchbox",
          "slider",
          "spinbutton",
          "tab",
          "table",
          "textbox");

  private static final String REACHABLE =
      """
      const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
      return [...document.querySelectorAll(all)].filter((e) => e.tabIndex >= 0 && !e.disabled
        && e.checkVisibility({ visibilityProperty: true })).length;
      """;

  /**
   * A script that returns the number of the focused element. The script assigns a number to an
   * element that has none.
   */
  private static final String FOCUSED =
      """
      const e = document.activeElement;
      if (e === document.body) return 0;
      e.dataset.reached ||= 1 + document.querySelectorAll('[data-reached]').length;
      return Number(e.dataset.reached);
      """;

  @TempDir static Path folder;

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start(folder);
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static String page() {
    return HtmlPage.of(ResolvedMachine.of(ChartMachines.order()));
  }

  /** Returns the accessible texts of a page, after checking that every control has a name. */
  private static List<String> heard(String where) {
    List<String> names = new ArrayList<>();
    List<String> nameless = new ArrayList<>();
    for (Map.Entry<String, String> told : browser.told()) {
      if (CONTROLS.contains(told.getKey())) {
        (told.getValue().isEmpty() ? nameless : names).add(told.getKey() + " " + told.getValue());
      }
    }
    assertEquals(List.of(), nameless, where);
    return names;
  }

  @Test
  void everyControlOfPageHasName() throws IOException {
    for (int width : List.of(1280, 390)) {
      browser.width(width);
      browser.open(page());
      List<String> names = heard("page, " + width);
      assertTrue(
          names.containsAll(
              List.of(
                  "button Back",
                  "button Start again",
                  "button Copy link",
                  "button Open audit trails or coverage",
                  "button place → DUE, CHECKING, WATCHED does reserve",
                  "button HELD waiting, state HELD, tagged waiting",
                  "combobox Begin in another state",
                  "graphics-symbol COUNTING to CHECKING: counted",
                  "searchbox Filter transitions")),
          names::toString);
    }
    browser.width(1280);
    browser.one("body").sendKeys("/");
    assertTrue(heard("palette").stream().anyMatch(n -> n.startsWith("combobox ")), "palette");
  }

  @Test
  void everyControlOfTimelineHasName() throws IOException {
    browser.width(1280);
    browser.open(page());
    Path trail =
        Files.writeString(
            folder.resolve("heard.jsonl"),
            """
            {"sequence":1,"timestamp":"2026-01-01T00:00:00Z","machine":"Order","entityId":"a","from":"CART","to":"DUE","event":"place","forced":false}
            """);
    browser.one("#trail-file").sendKeys(trail.toString());
    browser.await("it is shown", "document.querySelector('.panel input[type=range]')");
    List<String> names = heard("timeline");
    for (String wanted :
        List.of("slider ", "button First", "button Next refusal", "button Close")) {
      assertTrue(names.stream().anyMatch(n -> n.startsWith(wanted)), wanted + " in " + names);
    }
  }

  @Test
  void everyControlOfPreviewHasName() throws IOException {
    Path drafts = Files.createDirectory(folder.resolve("drafts"));
    Files.writeString(
        drafts.resolve("door.pawl.yaml"),
        "machine: Door\nstates: { OPEN: { initial: true, on: { shut: SHUTT } } }\n");
    try (PreviewServer server = PreviewServer.start(drafts, "", 0)) {
      browser.go(server.address());
      browser.await("problems", "!document.getElementById('problems').hidden");
      assertTrue(heard("preview").stream().anyMatch(n -> n.startsWith("link ")));
      browser.go(server.address() + "playground");
      browser.await("the example", "document.querySelector('#page iframe:not(.behind)')");
      List<String> names = heard("playground");
      for (String wanted : List.of("textbox ", "combobox Output", "button Save", "button Copy")) {
        assertTrue(names.stream().anyMatch(n -> n.startsWith(wanted)), wanted + " in " + names);
      }
    }
  }

  /** Tests that the Tab key reaches each control once and then leaves the page. */
  @Tag("long")
  @Test
  void tabKeyReachesEveryControl() {
    browser.width(1280);
    browser.open(page());
    long all = (Long) browser.run(REACHABLE);
    assertTrue(all > 50, "" + all);
    long reached = 0;
    for (long next = next(); next > reached; next = next()) {
      reached = next;
    }
    assertEquals(all, reached);
  }

  private static long next() {
    browser.press(Keys.TAB);
    return (Long) browser.run(FOCUSED);
  }

  /** Tests that animations are disabled if the user prefers reduced motion. */
  @Test
  void reducedMotionDisablesAnimations() {
    browser.reducedMotion(true);
    browser.open(page());
    Object moving =
        browser.run(
            """
            const quick = (times) => times.split(',').every((t) => parseFloat(t) === 0);
            return [...document.querySelectorAll('*')].filter((e) => {
              const style = getComputedStyle(e);
              return style.scrollBehavior === 'smooth' || !quick(style.transitionDuration)
                || style.animationName !== 'none';
            }).map((e) => e.outerHTML.slice(0, 80));
            """);
    browser.reducedMotion(false);
    assertEquals(List.of(), moving);
  }
}
