package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.check.Checks;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.option.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** Tests that pages play the counterexamples of properties, and write them as tests that pass. */
@Tag("slow")
class PropertyPathTest {

  private static final String GATE =
      """
      machine: Gate
      package: walks
      context: Integer
      states:
        CLOSED:
          initial: true
          on:
            pay: { guard: enough, to: PAID, update: count }
            force: { guard: "!locked && key", to: OPEN }
        PAID: { after: { 10s: CLOSED }, on: { open: { guard: ready, to: OPEN } } }
        OPEN: { entry: ring, after: { 1m: CLOSED }, on: { alarm: ALARM } }
        ALARM: { on: { off: CLOSED } }
      """;

  /**
   * The timer of one hour can elapse while the timer of ten seconds is running, if PAYING is
   * entered in the last ten seconds of the hour.
   */
  private static final String SHOP =
      """
      machine: Shop
      package: walks
      states:
        ORDER:
          initial: true
          after: { 1h: LATE }
          states:
            NEW: { initial: true, on: { pay: PAYING } }
            PAYING: { after: { 10s: NEW } }
        LATE: { final: true }
      """;

  /** A predicate changes its answer within one step. */
  private static final String RETRY =
      """
      machine: Retry
      package: walks
      states:
        IDLE: { initial: true, on: { go: { guard: left, to: TRY } } }
        TRY: { always: { guard: "!left", to: GONE }, on: { stop: IDLE } }
        GONE: { final: true }
      """;

  private static final String PROPERTIES =
      """
      verify:
        properties:
          paidFirst: { entered: OPEN, onlyAfter: entered(PAID) }
          opens: { whenever: event(pay), eventually: in(OPEN) }
          settles: { eventually: in(OPEN) }
          canOpen: { alwaysPossible: in(OPEN), while: in(PAID) }
          handled: { handlesAll: true, in: CLOSED, except: [off] }
      """;

  @TempDir static Path folder;

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start(folder.resolve("browser"));
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  /** Returns the page of a machine. Only the properties of the machine may have errors. */
  private static String page(String yaml) {
    Problems problems = new Problems();
    ResolvedMachine machine =
        Charts.read(yaml, problems)
            .flatMap(m -> Checks.run(m, problems, false))
            .orElseThrow(() -> new AssertionError(problems.all() + yaml));
    return Documents.of(machine, Output.HTML, TextDiagram.Options.DEFAULT);
  }

  private static void showPath(String property) {
    browser.one("[aria-label='Show path of " + property + "']").click();
  }

  private static String here() {
    return String.join(" ", browser.texts("#walk .here a"));
  }

  private static List<String> trail() {
    return browser.all("#walk .trail li").stream()
        .map(WebElement::getText)
        .map(t -> t.replace('\n', ' '))
        .toList();
  }

  private static void next() {
    browser.one("#walk .path button").click();
  }

  @Test
  void pathOfSafetyPropertyIsWalkedStepByStep() {
    browser.open(page(GATE + PROPERTIES));
    assertEquals(
        "This machine does not compile: see its properties paidFirst, opens, settles, handled.",
        browser.one(".about .notice").getText());
    assertEquals("Show path", browser.all("#properties .show").get(0).getText());
    showPath("paidFirst");
    assertEquals("CLOSED", here());
    assertTrue(browser.one("#walk .path").getText().contains("Step 1 of 2"));
    assertEquals(
        "force → OPEN if !locked && key does ring next on the path",
        browser.one("#walk .planned").getText().replace('\n', ' '));
    assertEquals(List.of("begins in CLOSED", "force → OPEN if !locked && key"), trail());
    next();
    assertEquals("OPEN", here());
    assertFalse(browser.one("#walk .path button").isEnabled());
    browser.one("#walk .tools:not(.path *) button").click();
    assertEquals("CLOSED", here());
    browser.one("#walk .planned").click();
    assertEquals("OPEN", here());
    assertTrue(browser.one("#walk .path").isDisplayed());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void loopOfEventuallyIsMarked() {
    browser.open(page(GATE + PROPERTIES));
    showPath("opens");
    List<String> expected =
        List.of(
            "begins in CLOSED",
            "pay → PAID if enough",
            "Repeatedly: after 10s → CLOSED",
            "pay → PAID if enough");
    assertEquals(expected, trail());
    StringBuilder states = new StringBuilder(here());
    for (int i = 0; i < 3; i++) {
      next();
      states.append(' ').append(here());
    }
    assertEquals("CLOSED PAID CLOSED PAID", states.toString());
    assertEquals(expected, trail());
    showPath("settles");
    assertEquals(List.of("begins in CLOSED", "Nothing else happens."), trail());
    showPath("handled");
    assertEquals(List.of("begins in CLOSED", "Here open is refused."), trail());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void pathOfDependentVerdictIsShown() {
    browser.open(page(GATE + PROPERTIES));
    showPath("canOpen");
    assertEquals(List.of("begins in CLOSED", "pay → PAID if enough"), trail());
    assertTrue(browser.one("#walk .path").getText().contains("Property canOpen depends"));
  }

  @Test
  void otherStepLeavesThePath() {
    browser.open(page(GATE + PROPERTIES));
    showPath("opens");
    browser.all("#walk .result").stream()
        .filter(w -> w.getText().startsWith("force"))
        .findFirst()
        .orElseThrow()
        .click();
    assertFalse(browser.one("#walk .path").isDisplayed());
    assertEquals(2, trail().size());
    showPath("opens");
    browser.one("#walk .path .link").click();
    assertFalse(browser.one("#walk .path").isDisplayed());
    assertEquals(List.of("begins in CLOSED"), trail());
  }

  @Test
  void addressKeepsThePath() {
    browser.open(page(GATE + PROPERTIES), "#path=opens.2");
    assertEquals("CLOSED", here());
    assertTrue(browser.one("#walk .path").getText().contains("Step 3 of 4"));
    next();
    assertTrue(((String) browser.run("return location.hash")).endsWith("#path=opens.3"));
    browser.open(page(GATE + PROPERTIES), "#path=unknown.2");
    assertEquals("The property unknown has no path.", browser.one("#walk .notice").getText());
  }

  @Test
  void pageWithPathsIsAccessibleAndFitsAPhone() {
    browser.open(page(GATE + PROPERTIES));
    showPath("opens");
    for (int width : List.of(390, 1280)) {
      browser.width(width);
      assertEquals(List.of(), browser.hindrances());
      long wide = (Long) browser.run("return document.scrollingElement.scrollWidth");
      assertTrue(wide <= width, () -> wide + " at " + width);
      assertEquals(
          true,
          browser.run(
              "const box = document.querySelector('#walk .path button').getBoundingClientRect();"
                  + "return box.top >= 0 && box.bottom <= innerHeight;"));
    }
  }

  /** Returns the test of the path of a property. */
  private static String copied(String property) {
    showPath(property);
    return CopiedTest.from(browser);
  }

  /** The compiler refuses machines with such properties, so the tests run without them. */
  @Test
  void copiedTestsPassOnTheMachine() throws Exception {
    Compiled compiled = CopiedTest.compiled(folder, List.of(GATE, SHOP, RETRY));
    List<String> sources = new ArrayList<>();
    browser.open(page(GATE + PROPERTIES));
    for (String property : List.of("paidFirst", "opens", "settles", "canOpen", "handled")) {
      String source = copied(property);
      assertTrue(source.contains("property " + property), source);
      sources.add(source);
    }
    String opens = sources.get(1);
    assertTrue(opens.contains("// from here on repeatedly"), opens);
    assertTrue(opens.contains("logic.enough = true;"), opens);

    String inTime = "inTime: { never: 'entered(LATE) && exited(PAYING)' }";
    browser.open(page(SHOP + "verify: { properties: { " + inTime + " } }\n"));
    sources.add(copied("inTime"));
    assertTrue(sources.get(5).contains("advance(Duration.ofMillis(3590001))"), sources.get(5));

    browser.open(page(RETRY + "verify: { properties: { stays: { never: in(GONE) } } }\n"));
    sources.add(copied("stays"));
    assertTrue(sources.get(6).contains("List.of(true, false)"), sources.get(6));

    CopiedTest.run(compiled, folder, sources);
    String wrong = opens.replace("logic.enough = true;", "logic.enough = false;");
    assertThrows(AssertionError.class, () -> CopiedTest.run(compiled, folder, List.of(wrong)));
  }
}
