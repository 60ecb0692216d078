package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.ModelVersion;
import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the timeline of pages with audit trails of compiled machines. */
@Tag("slow")
class TimelineTest {

  private static final String FLAT =
      """
      machine: Flat
      package: trail
      states:
        CLOSED: { initial: true, on: { fail: OPEN, ok: { effects: count } } }
        OPEN: { on: { cool: HALF } }
        HALF: { on: { fail: OPEN, ok: CLOSED } }
        NEVER: { external: true, on: { ok: CLOSED } }
      """;

  /**
   * A chart with two regions, nested states, both kinds of history, raised events and eventless
   * transitions.
   */
  private static final String CHART =
      """
      machine: Chart
      package: trail
      states:
        OFF: { initial: true, on: { power: ON, resume: LAST, all: ALL } }
        ON:
          on: { power: OFF }
          states:
            LAST: { history: shallow, to: IDLE }
            ALL: { history: deep, to: IDLE }
            IDLE: { initial: true, on: { go: BUSY, both: PAIR } }
            BUSY:
              states:
                B1: { initial: true, on: { go: B2 } }
                B2: { on: { go: IDLE, both: PAIR } }
            PAIR:
              parallel: true
              on: { stop: IDLE }
              states:
                LEFT:
                  states:
                    L1: { initial: true, on: { go: L2 } }
                    L2: { on: { go: { to: L1, raise: tick } } }
                RIGHT:
                  states:
                    R1: { initial: true, on: { tick: R2 } }
                    R2: { on: { tick: R3 } }
                    R3: { always: R1 }
      """;

  /** A program that takes random steps and prints the configuration after each of them. */
  private static final String PROGRAM =
      """
      package trail;

      import dev.pawl.*;
      import dev.pawl.hook.*;
      import java.util.*;
      import java.util.stream.*;

      public class Program {
        static <S, E> void walk(Machine<S, E> machine, E[] events, StringBuilder trail, StringBuilder out, SplittableRandom random) {
          for (int i = 0; i < 60; i++) {
            machine.tryFire(events[random.nextInt(events.length)]);
            long lines = trail.chars().filter(c -> c == '\\n').count();
            String in = machine.configuration().stream().map(String::valueOf).collect(Collectors.joining(" "));
            out.append(lines).append(':').append(in).append('\\n');
          }
        }

        public static String[] flat() {
          StringBuilder trail = new StringBuilder();
          StringBuilder out = new StringBuilder();
          for (int i = 0; i < 3; i++) {
            walk(FlatMachine.builder().entityId("f-" + i).effects(() -> {}).hook(JsonLinesHook.to(trail)).build(),
                FlatEvent.values(), trail, out, new SplittableRandom(i));
          }
          return new String[] {trail.toString(), out.toString()};
        }

        public static String[] chart() {
          StringBuilder trail = new StringBuilder();
          StringBuilder out = new StringBuilder();
          for (int i = 0; i < 5; i++) {
            walk(ChartMachine.builder().entityId("c-" + i).hook(JsonLinesHook.to(trail)).build(),
                ChartEvent.values(), trail, out, new SplittableRandom(100 + i));
          }
          return new String[] {trail.toString(), out.toString()};
        }
      }
      """;

  @TempDir static Path folder;

  private static Browser browser;
  private static Path docs;
  private static String[] flat;
  private static String[] chart;

  @BeforeAll
  static void compile() throws Exception {
    browser = Browser.start(folder.resolve("browser"));
    Path machines = folder.resolve("machines");
    Job.write(machines, "flat.pawl.yaml", FLAT);
    Job.write(machines, "chart.pawl.yaml", CHART);
    Job.write(folder, "src/Program.java", PROGRAM);
    docs = folder.resolve("docs");
    Compiled compiled =
        Tool.JAVAC
            .compile(
                Job.of(folder.resolve("src"), folder.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + machines, "-Apawl.docs=" + docs))
            .clean();
    try (URLClassLoader loader = compiled.loader()) {
      Class<?> program = loader.loadClass("trail.Program");
      flat = (String[]) program.getMethod("flat").invoke(null);
      chart = (String[]) program.getMethod("chart").invoke(null);
    }
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void open(String name) throws IOException {
    browser.width(1280);
    browser.scheme("light");
    browser.open(Files.readString(docs.resolve("trail." + name + ".html")));
  }

  private static void drop(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("trail.jsonl"), text);
    browser.one("#trail-file").sendKeys(file.toString());
    browser.await(
        "the trail is read",
        "!/^(Reading|$)/.test(document.querySelector('#timeline [role=status]').textContent)");
  }

  private static String status() {
    return browser.one("#timeline [role=status]").getText();
  }

  /** Returns the configurations that the page computes after each record of a trail. */
  private static List<String> configurations(String trail) {
    Object found =
        browser.later(
            "const model = JSON.parse(document.getElementById('model').textContent);"
                + "const trail = new Trail(new Chart(model), model.machine, model.package);"
                + "trail.read(arguments[0], () => Promise.resolve()).then(() =>"
                + "done(trail.records.map((r) => trail.configurations[r.after]"
                + ".filter((n) => trail.chart.isLeaf(n)).map((n) => n.name).join(' '))));",
            trail);
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  private static void sameAsTheMachine(String[] run) {
    List<String> found = configurations(run[0]);
    assertEquals(run[0].lines().count(), found.size());
    List<String> differences = new ArrayList<>();
    int told = 0;
    for (String line : run[1].lines().toList()) {
      String[] parts = line.split(":", 2);
      int lines = Integer.parseInt(parts[0]);
      if (lines > 0 && !found.get(lines - 1).equals(parts[1])) {
        differences.add(line + " but " + found.get(lines - 1));
      }
      told++;
    }
    assertTrue(told > 100);
    assertEquals(List.of(), differences);
  }

  @Test
  void trailLeadsToTheConfigurationsOfTheMachine() throws IOException {
    open("Flat");
    sameAsTheMachine(flat);
    open("Chart");
    sameAsTheMachine(chart);
  }

  @Test
  void statesAreHighlightedAndRefusalsAreRed() throws IOException {
    open("Flat");
    drop(
        """
        {"sequence":1,"timestamp":"2026-01-01T00:00:00Z","machine":"Flat","entityId":"a","from":"CLOSED","to":"OPEN","event":"fail","forced":false}
        {"sequence":1,"timestamp":"2026-01-01T00:00:30Z","machine":"Flat","entityId":"a","from":"OPEN","to":null,"event":"ok","forced":false,"refused":"illegal","why":"not now"}
        {"sequence":2,"timestamp":"2026-01-01T00:01:00Z","machine":"Flat","entityId":"a","from":"OPEN","to":"HALF","event":"cool","forced":false,"actor":"clock"}
        {"sequence":1,"timestamp":"2026-01-01T00:01:00Z","machine":"Other","entityId":"x","from":"A","to":"B","event":"cool","forced":false}
        {"sequence":9,"timestamp":"2026-01-01T00:01:00Z","machine":"Flat","entityId":"x","from":"GONE","to":"B","event":"cool","forced":false}
        {"sequence
        """);
    assertTrue(
        status()
            .startsWith("3 records of 1 instance, 1 refusal, 1 record of other machines omitted,"),
        status());
    assertTrue(
        status().contains("2 lines not understood (line 5: This machine has no state GONE.)"));
    assertFalse(browser.one("#walk").isDisplayed());
    browser.await(
        "the last is shown", "document.querySelector('.state.active').dataset.state === 'HALF'");
    assertTrue(browser.one(".record").getText().contains("OPEN → HALF: cool"));
    assertTrue(browser.one(".record").getText().contains("actor: clock"));
    assertEquals(
        List.of("OPEN", "1", "1 min", "1 min"),
        browser.texts(".panel table tbody tr:nth-child(2) td"));

    press("First");
    browser.await("before all", "document.querySelector('.record').textContent.includes('Before')");
    press("Next refusal");
    browser.await("the refusal", "document.querySelector('.record.refused')");
    assertTrue(browser.one(".record").getText().contains("In OPEN: ok illegal"));
    assertTrue(browser.one(".record").getText().contains("why: not now"));
    assertEquals("OPEN", browser.one(".state.refusing").getDomAttribute("data-state"));
    assertEquals("OPEN", browser.one(".state.active").getDomAttribute("data-state"));

    press("Close");
    assertTrue(browser.one("#walk").isDisplayed());
    assertEquals(0, browser.all(".pawl .taken, .pawl .never, .refusing, .trailing").size());
    assertEquals(1, browser.all(".state.active").size());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void statesShowInstancesAndArrowsShowSteps() throws IOException {
    open("Flat");
    StringBuilder trail = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      trail.append(
          "{'sequence':1,'timestamp':'2026-01-01T00:00:0%s','machine':'Flat','entityId':'%s',"
                  .formatted(i + "Z", i)
              + "'from':'CLOSED','to':'OPEN','event':'fail','forced':false}\n");
    }
    drop(trail.toString().replace('\'', '"'));
    browser.await(
        "the last is shown",
        "document.querySelector('.state[data-state=OPEN] .number')?.textContent === '3'");
    assertEquals(1, browser.all(".state .number").size());
    assertEquals(
        List.of("3"), browser.texts(".arrow[data-from=CLOSED][data-to=OPEN] .number text"));
    press("First");
    browser.await("before all", "document.querySelector('.record').textContent.includes('Before')");
    assertEquals(0, browser.all(".arrow .number").size());
    press("Close");
    assertEquals(0, browser.all(".number").size());
  }

  private static void press(String name) {
    browser.all(".panel button").stream()
        .filter(b -> b.getText().equals(name))
        .findFirst()
        .orElseThrow()
        .click();
  }

  @Test
  void untestedTransitionsAreMarkedAndListed() throws IOException {
    open("Flat");
    drop(flat[0]);
    press("Coverage");
    assertTrue(
        browser
            .one(".coverage .record")
            .getText()
            .matches("83 % of the transitions: 5 of 6 were taken, and 3 of 4 states entered\\."),
        browser.one(".coverage").getText());
    assertEquals(List.of("NEVER: ok → CLOSED", "NEVER"), browser.texts(".coverage li"));
    assertEquals("NEVER", browser.one(".state.never").getDomAttribute("data-state"));
    assertEquals(
        List.of("NEVER to CLOSED: ok"),
        ((List<?>)
            browser.run(
                "return [...document.querySelectorAll('.arrow.never')].map((a) =>"
                    + " a.getAttribute('aria-label'))")));
  }

  /** Returns the lines of a coverage file of the machine Chart. */
  private static String recorded(String version, String... lines) {
    StringBuilder text = new StringBuilder("{'pawl':1,'machine':'trail.Chart','model':'");
    text.append(version).append("'}\n");
    for (String line : lines) {
      text.append("{'machine':'trail.Chart','test':'T#a',").append(line).append(",'times':3}\n");
    }
    return text.toString().replace('\'', '"');
  }

  private static String version(String name) throws IOException {
    return ModelVersion.of(Files.readString(docs.resolve("trail." + name + ".json")));
  }

  private static void dropAll(String... texts) throws IOException {
    List<String> files = new ArrayList<>();
    for (String text : texts) {
      Path file = folder.resolve("coverage-" + files.size() + ".jsonl");
      files.add(Files.writeString(file, text).toString());
    }
    browser.one("#trail-file").sendKeys(String.join("\n", files));
    browser.await(
        "the files are read",
        "!/^(Reading|$)/.test(document.querySelector('#timeline [role=status]').textContent)");
  }

  @Test
  void coverageFilesArePaintedAndAddUp() throws IOException {
    open("Chart");
    String version = version("Chart");
    dropAll(
        recorded(
            version,
            "'entered':'OFF'",
            "'leaf':'OFF','event':'power','selected':0",
            "'leaf':'OFF','event':'power','taken':0",
            "'entered':'IDLE'"),
        recorded(
                version,
                "'leaf':'IDLE','event':'power','taken':0",
                "'leaf':'R3','event':'','taken':0",
                "'entered':'GONE'")
            .replace("T#a", "T#b")
            .concat("{\"machine\":\"trail.Flat\",\"entered\":\"OPEN\",\"times\":1}\n"));
    assertEquals(
        "Coverage by 2 tests in 2 files, 1 record of other machines omitted, 1 line not understood"
            + " (line 4: This machine has no leaf GONE.).",
        status());
    assertFalse(browser.one("[data-view=timeline]").isDisplayed());
    assertEquals("true", browser.one("[data-view=coverage]").getDomAttribute("aria-pressed"));
    List<?> taken =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('.arrow.taken')].map((a) =>"
                    + " a.getAttribute('aria-label')).sort()");
    assertEquals(List.of("OFF to ON: power", "ON to OFF: power", "R3 to R1"), taken);
    String text = browser.one(".coverage .record").getText();
    assertTrue(text.matches("\\d+ % of the transitions: 3 of \\d+ were taken, and 6 of .*"), text);
    assertTrue(browser.texts(".coverage li").contains("IDLE: go → BUSY"));
    assertFalse(browser.texts(".coverage li").contains("OFF: power → ON"));
    press("Close");
    assertEquals(0, browser.all(".pawl .taken, .pawl .never, .trailing").size());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void coverageAndTrailsAddUp() throws IOException {
    open("Chart");
    dropAll(recorded(version("Chart"), "'leaf':'R3','event':'','taken':0"), chart[0]);
    assertTrue(status().matches("Coverage by 1 test in 1 file, \\d+ records .*"), status());
    press("Timeline");
    assertTrue(browser.one(".panel .track").isDisplayed());
    assertTrue(
        ((Number) browser.run("return document.querySelector('.track').width")).intValue() > 9);
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void coverageOfAnotherVersionIsLeftOut() throws IOException {
    open("Chart");
    dropAll(recorded("0123456789abcdef", "'entered':'OFF'", "'entered':'GONE'"));
    assertEquals(
        "Coverage by 0 tests in 1 file, 2 lines of another version of this machine omitted.",
        status());
    assertFalse(browser.one(".stage > .panel").isDisplayed());
  }

  @Test
  void tableRowsAreReadAsTrails() throws IOException {
    open("Flat");
    String csv =
        """
        transition_id,flat_id,sequence,from_state,to_state,event,transitioned_at,actor,reason
        2,f-1,2,OPEN,HALF,cool,2026-01-01 00:01:00+00,,
        1,f-1,1,CLOSED,OPEN,fail,2026-01-01 00:00:00+00,"ann ""x"", y","two
        lines"
        """;
    drop(csv);
    assertEquals("2 records of 1 instance, 0 refusals.", status());
    assertEquals(List.of("OPEN", "HALF"), configurations(csv));
    String json =
        """
        [{"entity_id":"f-1","from_state":"CLOSED","to_state":"OPEN","event":"fail","at":"2026-01-01T00:00:00Z","outcome":"moved"},
         {"entity_id":"f-1","from_state":"OPEN","to_state":null,"event":"ok","at":"2026-01-01T00:00:01Z","outcome":"guardRefused"}]
        """;
    drop(json);
    assertEquals("2 records of 1 instance, 1 refusal.", status());
  }

  @Test
  void invalidTrailIsReported() throws IOException {
    open("Flat");
    for (String text :
        List.of("", "[1,2", "{\"from\":{}}", "a,b\n\"x", "\u0000\uffff", "<svg onload=alert(1)>")) {
      drop(text);
      assertTrue(status().startsWith("0 records"), text + " " + status());
      assertFalse(browser.one(".stage > .panel").isDisplayed());
    }
    drop(
        "{\"from\":\"CLOSED\",\"to\":\"OPEN\",\"event\":\"<img src=x onerror=alert(1)>\","
            + "\"entityId\":\"<b>\",\"timestamp\":\"never\"}");
    assertTrue(browser.one(".record").getText().contains("<img src=x onerror=alert(1)>"));
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void trailIsFilteredByInstance() throws IOException {
    open("Chart");
    drop(chart[0]);
    assertEquals(6, browser.all(".panel select option").size());
    browser.run(
        "const s = document.querySelector('.panel select'); s.value = '2';"
            + "s.dispatchEvent(new Event('change'));");
    browser.await(
        "its records alone",
        "[...document.querySelectorAll('.near li')].every((l) => l.textContent.startsWith('c-2'))");
    assertEquals(List.of(), browser.hindrances());
  }

  /** A jump to a record shows the same page as single steps to this record. */
  @Test
  void jumpShowsTheSameAsSteps() throws IOException {
    open("Flat");
    Object differences =
        browser.later(
            """
            const states = ["CLOSED", "OPEN", "HALF"], events = ["fail", "cool", "ok"];
            const lines = [];
            for (let i = 0; i < 9000; i++) {
              const n = Math.floor(i / 7) % 3;
              lines.push(JSON.stringify({ entityId: "e" + i % 7, from: states[n],
                to: states[(n + 1) % 3], event: events[n], timestamp: i }));
            }
            new Trail(MachinePage.chart, "Flat", "").read(lines.join("\\n"), () => null).then((trail) => {
              const positions = trail.positions(-1);
              const jumps = new Scrub(trail, positions);
              const steps = new Scrub(trail, positions);
              const told = ({ at, active, taken }) => [at, active.join(), taken.join()].join("|");
              const walked = [];
              for (let at = 0; at <= positions.length; at++) {
                steps.seek(at);
                walked.push(told(steps));
              }
              const bad = [];
              for (let i = 0, at = 17; i < 300; i++, at = (at * 7919 + 13) % (positions.length + 1)) {
                jumps.seek(at);
                told(jumps) === walked[at] || bad.push(at);
              }
              done(walked.length === 9001 && new Set(walked).size === 9001 ? bad.join() : "too few");
            });
            """);
    assertEquals("", differences);
  }

  @Test
  @SuppressWarnings("unchecked")
  void longTrailIsReadLikeAShortOne() throws IOException {
    open("Flat");
    StringBuilder text = new StringBuilder();
    String[] states = {"CLOSED", "OPEN", "HALF"};
    String[] events = {"fail", "cool", "ok"};
    for (int i = 0; i < 100_000; i++) {
      int n = (i / 50) % 3;
      text.append("{\"sequence\":").append(i / 50 + 1).append(",\"timestamp\":\"2026-01-01T");
      text.append(String.format("%02d:%02d:%02dZ", i / 3600 % 24, i / 60 % 60, i % 60));
      text.append("\",\"machine\":\"Flat\",\"entityId\":\"e")
          .append(i % 50)
          .append("\",\"from\":\"");
      text.append(states[n]).append("\",\"to\":\"").append(states[(n + 1) % 3]);
      text.append("\",\"event\":\"").append(events[n]).append("\",\"forced\":false}\n");
    }
    drop(text.toString());
    assertEquals("100,000 records of 50 instances, 0 refusals.", status());
    Map<String, Object> frames =
        (Map<String, Object>)
            browser.later(
                "const range = document.querySelector('.panel input[type=range]');"
                    + "let worst = 0, last = performance.now(), n = 0;"
                    + "const step = () => { const now = performance.now();"
                    + "worst = Math.max(worst, now - last); last = now;"
                    + "if (++n > 60) { done({ worst, at: Number(range.value) }); return; }"
                    + "range.value = String(Math.floor(Math.random() * 100000));"
                    + "range.dispatchEvent(new Event('input')); requestAnimationFrame(step); };"
                    + "requestAnimationFrame(step);");
    System.out.println("the longest frame of a scrub, in ms: " + frames.get("worst"));
    browser.run(
        "const range = document.querySelector('.panel input[type=range]');"
            + "range.value = '1'; range.dispatchEvent(new Event('input'));");
    browser.await(
        "the first", "document.querySelector('.record').textContent.startsWith('1 of 100,000')");
    assertTrue(browser.one(".record").getText().contains("CLOSED → OPEN"));
  }
}
