package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the tests that pages generate from walks compile and pass. */
@Tag("slow")
class WalkAsTestTest {

  private static final Map<String, String> MACHINES =
      Map.of(
          "plain",
          """
          machine: Plain
          package: walks
          states:
            half-open: { initial: true, on: { class: Closed, go on: Closed } }
            Closed: { on: { class: half-open } }
          """,
          "timed",
          """
          machine: Timed
          package: walks
          states:
            IDLE: { initial: true, on: { begin: RUNNING } }
            RUNNING: { after: { 90s: SLOW, 5m: IDLE }, on: { end: IDLE } }
            SLOW: { after: { 10s: RUNNING } }
          """,
          "wide",
          """
          machine: Wide
          package: walks
          states:
            OFF: { initial: true, on: { start: { to: BOTH } } }
            BOTH:
              parallel: true
              on: { stop: OFF }
              states:
                A: { states: { A1: { initial: true, on: { next: A2 } }, A2: { on: { back: A1 } } } }
                B: { states: { B1: { initial: true, on: { next: B2 } }, B2: {} } }
          """,
          "carrying",
          """
          machine: Carrying
          package: walks
          events: { load: { payload: { weight: int, label: String, at: java.time.Instant } } }
          states:
            EMPTY: { initial: true, on: { load: FULL } }
            FULL: { data: { weight: int }, on: { unload: EMPTY } }
          """);

  @TempDir static Path folder;

  private static Browser browser;
  private static Compiled compiled;

  @BeforeAll
  static void compile() throws Exception {
    browser = Browser.start(folder.resolve("browser"));
    Path machines = folder.resolve("machines");
    for (Map.Entry<String, String> machine : MACHINES.entrySet()) {
      Job.write(machines, machine.getKey() + ".pawl.yaml", machine.getValue());
    }
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    compiled =
        Tool.JAVAC
            .compile(
                Job.of(folder.resolve("src"), folder.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + machines, "-Apawl.docs=" + folder.resolve("docs"))
                    .with("-Apawl.warnings=off"))
            .clean();
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  /** Returns the test that the page generates from a walk. */
  private static String test(String machine, String... ways) throws Exception {
    browser.open(Files.readString(folder.resolve("docs/walks." + machine + ".html")));
    for (String way : ways) {
      browser.all("#walk .result").stream()
          .filter(w -> w.getText().startsWith(way))
          .findFirst()
          .orElseThrow()
          .click();
    }
    String source = CopiedTest.from(browser);
    assertEquals(List.of(), browser.complaints());
    return source;
  }

  private static void run(String source) throws Exception {
    CopiedTest.run(compiled, folder, List.of(source));
  }

  @Test
  void generatedTestPasses() throws Exception {
    String source = test("Plain", "class", "class", "go on");
    assertTrue(source.contains("machine.fire(PlainEvent."), source);
    run(source);
    String wrong = source.replaceFirst("(?s)(.*)PlainState\\.CLOSED", "$1PlainState.HALF_OPEN");
    assertThrows(AssertionError.class, () -> run(wrong));
  }

  @Test
  void timersElapseInVirtualTime() throws Exception {
    String source = test("Timed", "begin", "after 90s", "after 10s", "after 90s");
    assertTrue(source.contains("time.advance(Duration.ofMillis(90000));"), source);
    run(source);
  }

  @Test
  void regionsAreCheckedTogether() throws Exception {
    run(test("Wide", "start", "next", "back"));
  }

  @Test
  void payloadIsLeftToTheReader() throws Exception {
    String source = test("Carrying", "load", "unload");
    assertTrue(source.contains("load(0 /* weight */, \"\" /* label */, null /* at */)"), source);
    run(source.replace("null /* at */", "java.time.Instant.EPOCH"));
  }
}
