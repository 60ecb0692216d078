package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.document.HtmlPage;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.VisibleText;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests pages in a browser. */
@Tag("slow")
class PageTest {

  private static final Path SAMPLES = Path.of("../samples/src/main/pawl");

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

  private static Map<String, Machine> machines() {
    Map<String, Machine> all = new LinkedHashMap<>(SeedMachines.all());
    all.putAll(ChartMachines.all());
    return all;
  }

  private static Machine light() {
    return MachineSketch.named("Light")
        .state("RED", s -> s.initial("").on("go", "GREEN"))
        .state(
            "GREEN",
            s ->
                s.on("slow", "ready", "YELLOW", "Soon over", "blink")
                    .on("slow", "GREEN")
                    .on("fail", "BROKEN"))
        .state("YELLOW", s -> s.on("stop", "RED"))
        .state("BROKEN", s -> s.end())
        .machine();
  }

  @Test
  void everyPageIsFreeOfErrorsLegibleAndFitsAPhone() throws IOException {
    String contrast = resource("contrast.js");
    for (Map.Entry<String, Machine> entry : machines().entrySet()) {
      browser.open(HtmlPage.of(ResolvedMachine.of(entry.getValue())));
      assertEquals(List.of(), browser.complaints(), entry.getKey());
      for (String scheme : List.of("light", "dark")) {
        browser.scheme(scheme);
        Map<?, ?> found = (Map<?, ?>) browser.run(contrast);
        assertEquals(List.of(), found.get("bad"), entry.getKey() + " " + scheme);
        assertTrue((Long) found.get("seen") > 20, () -> entry.getKey() + found);
      }
      for (int width : List.of(390, 1280)) {
        browser.width(width);
        long wide = (Long) browser.run("return document.scrollingElement.scrollWidth");
        assertTrue(wide <= width, () -> entry.getKey() + " is " + wide + " wide");
      }
    }
    assertEquals(
        "dark",
        browser.run(
            "return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'"));
  }

  @Test
  void tagsOfActiveStateAreLegible() throws IOException {
    browser.open(HtmlPage.of(ResolvedMachine.of(sample("circuit"))));
    for (String scheme : List.of("light", "dark")) {
      browser.scheme(scheme);
      assertEquals(1, browser.all("svg .state.active .chip").size());
      Map<?, ?> found = (Map<?, ?>) browser.run(resource("contrast.js"));
      assertEquals(List.of(), found.get("bad"), scheme);
    }
    browser.scheme("light");
  }

  private static Machine sample(String name) throws IOException {
    String yaml = Files.readString(SAMPLES.resolve(name + ".pawl.yaml"));
    return Charts.read(yaml, new Problems()).orElseThrow();
  }

  /** Pages meet WCAG level AAA if the reader prefers more contrast, and no line is dim. */
  @Test
  void moreContrastIsAvailable() throws IOException {
    browser.open(HtmlPage.of(ResolvedMachine.of(SeedMachines.task())));
    for (String scheme : List.of("light", "dark")) {
      browser.scheme(scheme, "more");
      Map<?, ?> found = (Map<?, ?>) browser.run(resource("contrast.js"), 7);
      assertEquals(List.of(), found.get("bad"), scheme);
      assertEquals(
          Boolean.TRUE,
          browser.run(
              "return [...document.querySelectorAll('.pawl.walking .arrow path')]"
                  + ".every((line) => getComputedStyle(line).opacity === '1');"));
    }
    browser.scheme("light");
  }

  private static String resource(String name) throws IOException {
    return Files.readString(Path.of("src", "test", "resources", "browser", name));
  }

  @Test
  void filterKeepsRowsWithAllWords() {
    browser.open(HtmlPage.of(ResolvedMachine.of(SeedMachines.workstream())));
    List<WebElement> rows = browser.all("#transitions tbody tr");
    browser.one("#transitions input").sendKeys("s_failed RETRY");
    List<String> left = new ArrayList<>();
    for (WebElement row : rows) {
      String text = row.getText().toLowerCase();
      boolean wanted = text.contains("s_failed") && text.contains("retry");
      if (row.isDisplayed()) {
        left.add(text);
      } else {
        assertTrue(!wanted || text.isEmpty(), text);
      }
    }
    assertTrue(!left.isEmpty() && left.size() < rows.size(), left::toString);
    left.forEach(text -> assertTrue(text.contains("s_failed") && text.contains("retry"), text));
    assertEquals(left.size() + " of " + rows.size(), browser.one("#transitions .count").getText());
  }

  @Test
  void selectedStateHighlightsLegalEvents() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    browser.one("svg .state[data-state=GREEN] text").click();
    assertEquals(List.of("Fire go", "Begin in GREEN"), browser.texts(".menu button"));
    browser.all(".menu button").get(1).click();

    assertEquals(List.of("GREEN"), attributes("svg .state.active", "data-state"));
    assertEquals(List.of("true"), attributes("svg .state.active", "aria-current"));
    assertEquals(
        List.of("GREEN>YELLOW", "GREEN>GREEN", "GREEN>BROKEN"),
        browser.all("svg .lit").stream()
            .map(e -> e.getDomAttribute("data-from") + ">" + e.getDomAttribute("data-to"))
            .toList());
    assertEquals(
        List.of("slow → YELLOW\nif ready\ndoes blink", "slow → GREEN\notherwise", "fail → BROKEN"),
        browser.texts(".result").stream().toList());
    assertEquals("Now in GREEN. 2 events are legal.", browser.one(".here").getText());
  }

  @Test
  void walkWorksByKeyboardInBothDirections() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    WebElement green = browser.one("svg .state[data-state=GREEN]");
    browser.run("arguments[0].focus()", green);
    green.sendKeys(Keys.ENTER);
    active().sendKeys(Keys.ESCAPE);
    assertEquals(green, active());
    green.sendKeys(Keys.ENTER);
    active().sendKeys(Keys.ARROW_DOWN);
    active().sendKeys(Keys.ENTER);
    way("fail").sendKeys(Keys.SPACE);
    assertEquals("Now in BROKEN. The instance ends here.", browser.one(".here").getText());
    assertEquals(List.of("begins in GREEN", "fail → BROKEN"), browser.texts(".trail li"));
    assertEquals(List.of(), browser.all(".result"));

    button("Back").sendKeys(Keys.ENTER);
    assertEquals("Now in GREEN. 2 events are legal.", browser.one(".here").getText());
    button("Start again").click();
    assertEquals("Now in RED. 1 event is legal.", browser.one(".here").getText());
    assertEquals("polite", browser.one(".here").getDomAttribute("aria-live"));
    assertEquals(List.of(), browser.complaints());
  }

  private static WebElement active() {
    return (WebElement) browser.run("return document.activeElement");
  }

  @Test
  void focusStaysInTheList() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    way("go").sendKeys(Keys.ENTER);
    assertEquals("slow → YELLOW\nif ready\ndoes blink", active().getText());
    active().sendKeys(Keys.ENTER);
    active().sendKeys(Keys.ENTER);
    assertEquals(
        List.of("begins in RED", "go → GREEN", "slow → YELLOW", "stop → RED"),
        browser.texts(".trail li"));
    browser.run("document.activeElement.blur()");
    way("go").click();
    way("fail").sendKeys(Keys.ENTER);
    assertEquals("Back", active().getText());
  }

  @Test
  void digitsFireEvents() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    browser.one("body").sendKeys("1");
    assertEquals("Now in GREEN. 2 events are legal.", browser.one(".here").getText());
    assertEquals(List.of("1", "2", "3"), attributes(".result", "data-key"));
    browser.one("body").sendKeys("4");
    browser.one("#transitions input").sendKeys("1");
    browser.one("body").sendKeys(Keys.chord(Keys.CONTROL, "1"));
    assertEquals("Now in GREEN. 2 events are legal.", browser.one(".here").getText());
    browser.one("body").sendKeys("3");
    assertEquals("Now in BROKEN. The instance ends here.", browser.one(".here").getText());
  }

  @Test
  void litArrowsFire() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    arrow("GREEN", "YELLOW").click();
    assertEquals("Now in RED. 1 event is legal.", browser.one(".here").getText());
    arrow("RED", "GREEN").click();
    arrow("GREEN", "YELLOW").click();
    assertEquals(
        List.of("begins in RED", "go → GREEN", "slow → YELLOW"), browser.texts(".trail li"));
    // a click near the line has the effect of a click on its label
    browser.clickBeside("svg .arrow[data-from=YELLOW][data-to=RED] path:not(.hit)");
    assertEquals("Now in RED. 1 event is legal.", browser.one(".here").getText());
  }

  @Test
  void arrowOfSeveralEventsAsksWhich() {
    Machine both =
        MachineSketch.named("Both")
            .state("A", s -> s.initial("").when("go", "fast", "B").on("go", "B").on("jump", "B"))
            .state("B", s -> s.on("back", "A"))
            .machine();
    browser.open(HtmlPage.of(ResolvedMachine.of(both)));
    browser.clickBeside("svg .arrow[data-from=A] path:not(.hit)");
    assertEquals(List.of("go if fast", "go otherwise", "jump"), browser.texts(".menu button"));
    browser.one("h1").click();
    assertFalse(browser.one(".menu").isDisplayed());
    browser.clickBeside("svg .arrow[data-from=A] path:not(.hit)");
    browser.all(".menu button").get(2).click();
    assertEquals(List.of("begins in A", "jump → B"), browser.texts(".trail li"));
    assertEquals(List.of(), browser.complaints());
  }

  private static WebElement arrow(String from, String to) {
    return browser.one("svg .arrow[data-from=" + from + "][data-to=" + to + "] text");
  }

  private static WebElement button(String text) {
    return browser.all("#walk button").stream()
        .filter(b -> b.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void activeStateOfAWalkIsVisibleOnAPhone() throws IOException {
    browser.width(390);
    browser.open(HtmlPage.of(ResolvedMachine.of(SeedMachines.task())));
    assertEquals(
        true,
        browser.run(
            "const frame = document.querySelector('.picture');"
                + " return frame.scrollWidth <= frame.clientWidth"));
    for (int step = 0; step < 12; step++) {
      assertEquals(true, browser.run(resource("seen.js")), browser.one(".here").getText());
      List<WebElement> ways = browser.all(".result");
      (ways.isEmpty() ? button("Start again") : ways.get(step % ways.size())).click();
    }
    browser.width(1280);
  }

  @Test
  void walkCoversAllRegions() {
    browser.open(HtmlPage.of(ResolvedMachine.of(ChartMachines.order())));
    way("rush").click();
    assertEquals("PAID, PACKING, WATCHED", leaves());
    way("hold").click();
    assertEquals("HELD", leaves());
    // the browser history keeps the position
    way("release").click();
    assertEquals(List.of(), browser.complaints());
    assertTrue(leaves().contains("PACKING"), browser.one(".here").getText());
  }

  @Test
  void internalEventsCannotBeFiredInAWalk() {
    String yaml =
        """
        machine: Courier
        package: p
        states:
          IDLE: { initial: true, on: { call: BUSY } }
          BUSY:
            after: { 90s: { to: LOST, name: rideTakesTooLong }, 5m: { raise: [arrive] } }
            on: { done.BUSY: IDLE }
            states:
              RIDING: { initial: true, on: { arrive: THERE } }
              THERE: { final: true }
          LOST: { final: true }
        """;
    browser.open(HtmlPage.of(ResolvedMachine.of(Charts.read(yaml, new Problems()).orElseThrow())));
    way("call").click();
    assertEquals(
        "Now in RIDING. 1 event is legal. Timers run: 90s, 5m.", browser.one(".here").getText());
    assertEquals(List.of("arrive → IDLE"), browser.texts(".events:not(.timers) .result"));
    assertEquals(List.of("Let the time pass:\nafter 90s → LOST"), browser.texts(".timers li"));
    way("after 90s").click();
    assertEquals("Now in LOST. The instance ends here.", browser.one(".here").getText());
    assertEquals(List.of(), browser.complaints());
  }

  private static WebElement way(String event) {
    return browser.all(".result").stream()
        .filter(w -> w.getText().startsWith(event))
        .findFirst()
        .orElseThrow();
  }

  private static String leaves() {
    return String.join(", ", browser.texts(".here a"));
  }

  @Test
  void fragmentOpensAState() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())), "#state-YELLOW");
    assertEquals("state-YELLOW", browser.run("return document.querySelector(':target').id"));
    assertEquals("Now in YELLOW. 1 event is legal.", browser.one(".here").getText());
    browser.run("location.hash = '#state-BROKEN'; window.dispatchEvent(new Event('hashchange'))");
    assertEquals("Now in BROKEN. The instance ends here.", browser.one(".here").getText());
  }

  @Test
  void walkIsInTheUrlAndSurvivesAReload() throws IOException {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    way("go").click();
    browser.all(".result").get(1).click();
    way("fail").click();
    String address = (String) browser.run("return location.href");
    assertTrue(address.endsWith("#walk=,go,slow.1,fail"), address);
    List<String> path = browser.texts(".trail li");
    browser.go("about:blank");
    browser.go(address);
    assertEquals(path, browser.texts(".trail li"));
    assertFalse(browser.one(".notice").isDisplayed());

    browser.go("about:blank");
    browser.go(address.replace("slow.1", "gone"));
    assertEquals("Now in GREEN. 2 events are legal.", browser.one(".here").getText());
    assertEquals(
        "The walk of the address continues with gone, but this machine does not take that step there.",
        browser.one(".notice").getText());
    for (String hostile : List.of("%", "NONE", ",,,", "GREEN.9,x", "__proto__", "%3Cimg%3E")) {
      browser.go("about:blank");
      browser.go(address.replaceAll("#.*", "#walk=" + hostile));
      assertTrue(browser.one(".here").getText().startsWith("Now in "), hostile);
    }
    button("Start again").click();
    assertFalse(((String) browser.run("return location.href")).contains("#walk"));
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void selectionIsHighlighted() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    browser.run("arguments[0].focus()", browser.one("svg .state[data-state=YELLOW]"));
    assertEquals(1, browser.all("svg.looking").size());
    assertEquals(List.of("GREEN", "YELLOW", "RED"), near("state", "data-state"));
    assertEquals(List.of("GREEN>YELLOW", "YELLOW>RED"), nearArrows());
    browser.run("document.activeElement.blur()");
    assertEquals(0, browser.all("svg.looking").size());
  }

  private static List<String> near(String kind, String name) {
    List<String> found = attributes("svg ." + kind + ".near", name);
    return List.of("GREEN", "YELLOW", "RED").stream().filter(found::contains).toList();
  }

  private static List<String> nearArrows() {
    return browser.all("svg .arrow.near").stream()
        .map(e -> e.getDomAttribute("data-from") + ">" + e.getDomAttribute("data-to"))
        .sorted()
        .toList();
  }

  @Test
  void everythingIsReachableByKeyboard() {
    browser.open(HtmlPage.of(ResolvedMachine.of(light())));
    WebElement body = browser.one("body");
    body.sendKeys(Keys.chord(Keys.CONTROL, "k"));
    WebElement input = browser.one(".palette input");
    input.sendKeys("yell begin", Keys.ENTER);
    assertEquals("Now in YELLOW. 1 event is legal.", browser.one(".here").getText());
    body.sendKeys("/");
    input.sendKeys("stop fire", Keys.ENTER);
    assertEquals("Now in RED. 1 event is legal.", browser.one(".here").getText());
    body.sendKeys("/");
    assertEquals(List.of(), browser.hindrances());
    input.sendKeys("nothing of that name");
    assertEquals(0, browser.all(".palette li").size());
    input.sendKeys(Keys.ENTER, Keys.ESCAPE);
    assertFalse(browser.one(".palette").isDisplayed());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void fragmentOfAStateShowsItsRowAndPicture() {
    for (int width : List.of(1280, 390)) {
      browser.width(width);
      browser.open(HtmlPage.of(ResolvedMachine.of(ChartMachines.order())), "#state-PACKING");
      assertEquals(
          true,
          browser.run(
              "const seen = (e) => { const r = e.getBoundingClientRect();"
                  + "return r.top >= 0 && r.bottom <= innerHeight && r.height > 0; };"
                  + "return seen(document.querySelector(':target'))"
                  + " && seen(document.querySelector('svg .state[data-state=PACKING] text'));"),
          "at " + width);
    }
    browser.width(1280);
  }

  @Test
  void pagesAreAccessible() throws IOException {
    // -Dpawl.fuzz tests all machines
    boolean all = Integer.getInteger("pawl.fuzz") != null;
    for (Machine machine :
        all ? machines().values() : List.of(ChartMachines.order(), SeedMachines.circuit())) {
      browser.open(HtmlPage.of(ResolvedMachine.of(machine)));
      browser.scheme("light");
      browser.width(1280);
      assertEquals(List.of(), browser.hindrances(), machine.name());
      browser.scheme("dark");
      browser.width(390);
      assertEquals(List.of(), browser.hindrances(), machine.name());
    }
    browser.scheme("light");
    browser.width(1280);
  }

  @Test
  void activeStatesAreVisibleAfterEveryStep() throws IOException {
    // -Dpawl.fuzz=100 tests 100 walks through all machines
    Fuzz fuzz = Fuzz.of(getClass(), 8);
    boolean many = fuzz.count() > 8;
    Map<String, Machine> some = machines();
    if (!many) {
      some.keySet().retainAll(Set.of("task", "agent-loop", "chart-order", "chart-player"));
    }
    SplittableRandom random = fuzz.random();
    for (int walks = 0; walks < fuzz.count(); ) {
      walks += walksInSight(some, random, many ? 15 : 5);
    }
  }

  /** Walks through machines on a desktop and on a phone screen, and returns the number of walks. */
  private static int walksInSight(Map<String, Machine> machines, SplittableRandom random, int steps)
      throws IOException {
    String seen = resource("seen.js");
    int walks = 0;
    for (Map.Entry<String, Machine> entry : machines.entrySet()) {
      String page = HtmlPage.of(ResolvedMachine.of(entry.getValue()));
      for (int width : List.of(1280, 390)) {
        browser.width(width);
        browser.open(page);
        for (int step = 0; step < steps; step++) {
          List<WebElement> ways = browser.all("#walk .result");
          (ways.isEmpty() ? button("Start again") : ways.get(random.nextInt(ways.size()))).click();
          boolean isSeen = (Boolean) browser.run(seen);
          assertTrue(isSeen, () -> entry.getKey() + " " + width + " " + browser.texts(".trail li"));
        }
        walks++;
      }
    }
    browser.width(1280);
    return walks;
  }

  @Test
  void printedPageHasAFittingPictureAndWholeTables() {
    for (Map.Entry<String, Machine> entry : machines().entrySet()) {
      browser.open(HtmlPage.of(ResolvedMachine.of(entry.getValue())));
      browser.one("#transitions input").sendKeys("nothing has this word");
      browser.printing(true);
      assertEquals(
          List.of(),
          browser.run(
              "const svg = document.querySelector('.picture svg').getBoundingClientRect();"
                  + "const bad = svg.width > innerWidth || svg.height > 980 ? ['picture'] : [];"
                  + "document.querySelectorAll('.scroll').forEach((s) =>"
                  + " s.scrollWidth > s.clientWidth + 1 && bad.push(s.parentElement.id));"
                  + "document.querySelectorAll('tbody tr').forEach((r) =>"
                  + " r.getBoundingClientRect().height > 0 || bad.push(r.textContent));"
                  + "['#walk', '.tools', '#timeline', '.minimap'].forEach((s) => {"
                  + " const e = document.querySelector(s);"
                  + " e && getComputedStyle(e).display !== 'none' && bad.push(s); });"
                  + "const active = document.querySelector('.state.active > rect');"
                  + "active && parseFloat(getComputedStyle(active).strokeWidth) > 2"
                  + " && bad.push('what is active');"
                  + "return bad;"),
          entry.getKey());
      browser.printing(false);
    }
  }

  @Test
  void printedTablesFitThePaper() throws IOException {
    for (String name : List.of("order", "agent-loop", "step")) {
      browser.open(HtmlPage.of(ResolvedMachine.of(sample(name))));
      browser.printing(true);
      for (int width : List.of(688, 718)) {
        browser.width(width);
        long wide = (Long) browser.run("return document.scrollingElement.scrollWidth");
        assertTrue(wide <= width, () -> name + " is " + wide + " wide on " + width);
      }
      browser.printing(false);
    }
  }

  @Test
  void activeStatesShowTheirDescriptions() {
    Machine both =
        MachineSketch.named("Both")
            .any(s -> s.parallel())
            .state("ONE", s -> s.state("A", t -> t.initial("").described("The first")))
            .state("TWO", s -> s.state("B", t -> t.initial("").described("The second")))
            .machine();
    browser.open(HtmlPage.of(ResolvedMachine.of(both)));
    assertEquals(List.of("The first", "The second"), browser.texts("#walk .meanings p"));
    // the map shows the current state, not its whole surroundings
    assertEquals(2L, browser.run("return document.querySelectorAll('.minimap .now').length"));
  }

  @Test
  void possibleEndlessLoopIsReportedOnce() {
    // while "empty" holds, an eventless transition leads from OFF to OFF
    browser.open(HtmlPage.of(ResolvedMachine.of(ChartMachines.all().get("chart-player"))));
    for (int step = 0; step < 3; step++) {
      List<String> ways = browser.texts("#walk .result");
      assertTrue(ways.size() < 8, ways::toString);
      assertTrue(ways.stream().noneMatch(w -> w.contains("then if empty")), ways::toString);
      browser.one("#walk .result").click();
    }
    assertTrue(text("document.querySelector('#walk')").toString().contains("an endless loop"));
  }

  @Test
  void machineWithoutPictureCanBeWalked() {
    MachineSketch sketch = MachineSketch.named("Many");
    for (int i = 0; i < 300; i++) {
      int next = (i + 1) % 300;
      sketch.state("S" + i, s -> s.on("next", "S" + next));
    }
    browser.open(HtmlPage.of(ResolvedMachine.of(sketch.machine())));
    way("next").click();
    assertEquals("S1", leaves());
    assertEquals(List.of("next\nS0"), browser.texts(".around .ins .near"));
    assertEquals("S1", browser.one(".around .chosen strong").getText());
    assertEquals(List.of("next\nS2"), browser.texts(".around .outs .near"));
    browser.one(".around .outs .near").click();
    assertEquals("S2", leaves());
    WebElement find = browser.one("#neighbours input");
    find.sendKeys("S200", Keys.TAB);
    assertEquals("S200", leaves());
    assertEquals(List.of("277 other states"), attributes("svg .state.active", "data-state"));
    assertEquals(300, browser.all("#states tbody tr").size());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void hostileTextIsShownUnchanged() {
    List<String> all = HostileStrings.visible();
    for (int i = 0; i < all.size(); i += 12) {
      List<String> some = all.subList(i, Math.min(all.size(), i + 12));
      MachineSketch sketch = MachineSketch.named(some.get(0)).described(some.get(0));
      for (String text : some) {
        sketch.state(
            text, s -> s.initial(text).described(text).tags(text).on(text, "A", text, text));
      }
      browser.open(HtmlPage.of(ResolvedMachine.of(sketch.state("A", s -> s.end()).machine())));
      assertEquals(List.of(), browser.complaints(), some::toString);
      assertEquals(shown(some.get(0)), text("document.querySelector('h1')"));
      List<Object> expected = new ArrayList<>();
      some.stream().map(PageTest::shown).forEach(t -> expected.add(List.of(t, t, t)));
      assertEquals(
          expected,
          browser.run(
              "const { options } = document.querySelector('select');"
                  + "return [...document.querySelectorAll('#states tbody tr')]"
                  + ".slice(0, arguments[0]).map(({ cells }, i) =>"
                  + " [cells[0], cells[cells.length - 1], options[i + 1]]"
                  + ".map((e) => e.textContent));",
              some.size()));
    }
  }

  private static String shown(String text) {
    return VisibleText.of(text.replaceAll("[\\s\\u0085\\u2028\\u2029]+", " ").strip());
  }

  private static Object text(String element) {
    return browser.run("return " + element + ".textContent");
  }

  private static List<String> attributes(String selector, String name) {
    return browser.all(selector).stream().map(e -> e.getDomAttribute(name)).toList();
  }
}
