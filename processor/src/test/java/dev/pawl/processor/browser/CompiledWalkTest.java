package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** Tests that random walks in a page reach the same states as the compiled machine. */
@Tag("long")
class CompiledWalkTest {

  private static final String WORKSTREAM =
      """
      machine: Workstream
      package: walked
      states:
        S_PENDING: { initial: true, on: { startExecution: S_RUNNING } }
        S_RUNNING: { on: { allStepsSucceed: S_SUCCESS, stepFails: S_FAILED } }
        S_FAILED: { on: { retry: S_RETRYING } }
        S_RETRYING: { on: { retryDelayExpires: S_RUNNING }, to: [S_ABANDONED] }
        S_SUCCESS: { final: true }
        S_ABANDONED: { final: true }
      on: { operatorStop: S_ABANDONED }
      """;

  private static final Path CIRCUIT_BREAKER =
      Path.of("../samples/src/main/pawl/circuit-breaker.pawl.yaml");

  @TempDir Path folder;

  @Test
  void walksReachTheStatesOfTheMachine() throws Exception {
    Path machines = folder.resolve("machines");
    Job.write(machines, "workstream.pawl.yaml", WORKSTREAM);
    Job.write(machines, "breaker.pawl.yaml", Files.readString(CIRCUIT_BREAKER));
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    Path docs = folder.resolve("docs");
    Compiled compiled =
        Tool.JAVAC
            .compile(
                Job.of(folder.resolve("src"), folder.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + machines, "-Apawl.docs=" + docs))
            .clean();
    Fuzz fuzz = Fuzz.of(getClass(), 20);
    SplittableRandom random = fuzz.random();
    try (URLClassLoader loader = compiled.loader();
        Browser browser = Browser.start(folder)) {
      for (String name :
          List.of("walked.Workstream", "dev.pawl.samples.circuitbreaker.CircuitBreaker")) {
        browser.open(Files.readString(docs.resolve(name + ".html")));
        assertTrue(walk(browser, new Table(loader, name), random, fuzz.count()) > 10, name);
      }
      assertEquals(List.of(), browser.complaints());
    }
  }

  /** The transitions of the generated code. */
  private static final class Table {
    private final Class<?> events;
    private final Class<?> states;
    private final Class<?> transitions;

    Table(ClassLoader loader, String name) throws ClassNotFoundException {
      states = loader.loadClass(name + "State");
      events = loader.loadClass(name + "Event");
      transitions = loader.loadClass(name + "Transitions");
    }

    Object state(String name) {
      return Stream.of(states.getEnumConstants())
          .filter(s -> s.toString().equals(name))
          .findFirst()
          .orElseThrow();
    }

    /** Returns the legal events with their targets, as the page writes them. */
    TreeSet<String> ways(Object state) throws ReflectiveOperationException {
      Method permits = transitions.getMethod("permits", states, events);
      Method next = transitions.getMethod("next", states, events);
      TreeSet<String> ways = new TreeSet<>();
      for (Object event : events.getEnumConstants()) {
        if ((Boolean) permits.invoke(null, state, event)) {
          String wire = (String) events.getMethod("wireName").invoke(event);
          ways.add(wire + " → " + next.invoke(null, state, event));
        }
      }
      return ways;
    }
  }

  /** Walks in a page and returns the number of steps. When an instance ends, another one starts. */
  private static int walk(Browser browser, Table table, SplittableRandom random, int steps)
      throws ReflectiveOperationException {
    int taken = 0;
    int ends = 0;
    for (int i = 0; i < steps; i++) {
      String here = browser.one(".here a").getText();
      List<WebElement> ways = browser.all(".result");
      TreeSet<String> texts = new TreeSet<>();
      ways.forEach(w -> texts.add(w.getText().replaceAll("\\s+", " ")));
      assertEquals(table.ways(table.state(here)), texts, here);
      if (ways.isEmpty()) {
        assertTrue(browser.one(".here").getText().endsWith("The instance ends here."), here);
        ends++;
        browser.one("#walk .tools button:nth-child(2)").click();
      } else {
        WebElement way = ways.get(random.nextInt(ways.size()));
        String to = way.getText().replaceAll("(?s).*→ ", "");
        way.click();
        assertEquals(to, browser.one(".here a").getText());
        taken++;
      }
    }
    boolean hasEnd =
        Stream.of(table.states.getEnumConstants()).anyMatch(s -> s.toString().equals("S_SUCCESS"));
    assertEquals(hasEnd, ends > 0);
    return taken;
  }
}
