package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.pawl.diagrams.document.MachineJson;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.browser.Browser;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that walks of pages take the same steps as the compiled machine and the interpreter, event
 * by event, in random charts. {@code -Dpawl.fuzz=200} tests more charts.
 */
@Tag("slow")
class WalkTest {

  private static final Path SCRIPT =
      Path.of("../diagrams/src/main/resources/dev/pawl/diagrams/document/html/chart.js");

  /** The prefix of a forged event: an internal event that is fired from outside. */
  private static final String FORGED = "!";

  private static final Map<String, String> OUTCOMES =
      Map.of(
          Step.STARTED, "moved",
          Step.MOVED, "moved",
          Step.IGNORED, "ignored",
          Step.QUEUED, "deferred",
          Step.ILLEGAL, "illegal",
          Step.GUARD_REFUSED, "refused",
          Step.LOOP, "endless");

  /**
   * A script that repeats the runs and returns the first difference, or the number of compared
   * steps.
   */
  private static final String REPLAY =
      """
      const chart = new Chart(JSON.parse(arguments[0]));
      const updates = new Set(chart.arcs
        .map((arc) => arc.transition.update));
      let compared = 0;
      for (const happenings of arguments[1]) {
        let instance = UNBORN;
        for (const [event, answers, expected] of happenings) {
          const left = [...answers];
          const ask = (question) => {
            const [asked, value] = left.shift() || [];
            if (asked !== question) {
              throw new Error("asks " + question + " not " + asked);
            }
            return value;
          };
          const step = new Step(chart, instance, { holds: ask, picks: ask, evaluates() {}, acted() {} });
          let actual;
          try {
            const passes = instance.timers.includes(event);
            const result = event === "" ? step.start()
              : event.startsWith("!") ? step.fire(event.slice(1))
              : passes ? step.elapse(event) : step.fire(event);
            instance = result.instance;
            const leaves = instance.active.filter((node) => chart.isLeaf(node)).map((node) => node.name);
            const timers = [...instance.timers].sort();
            actual = result.outcome === "endless" ? "endless"
              : [result.outcome, leaves.join(), timers.join(), result.done.filter((name) => !updates.has(name)).join()].join(" | ");
          } catch (error) {
            actual = error.message;
          }
          if (actual !== expected) {
            return JSON.stringify(happenings) + "\\nnot " + actual;
          }
          compared++;
        }
      }
      return compared;
      """;

  /** The number of charts that are compiled together. */
  private static final int BATCH = 50;

  @TempDir Path folder;

  /** Records the questions and results. */
  private record Recorder(RandomAnswers answers, List<List<Object>> asked) implements Answers {

    @Override
    public boolean holds(String predicate, Integer context) {
      boolean holds = answers.holds(predicate, context);
      asked.add(List.of(predicate, holds));
      return holds;
    }

    @Override
    public Integer update(String update, Integer context) {
      return answers.update(update, context);
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      String picked = answers.choose(choice, targets, context);
      asked.add(List.of(choice, picked));
      return picked;
    }
  }

  @Test
  void walkMatchesTheCompiledMachine() throws IOException {
    Fuzz fuzz = Fuzz.of(getClass(), 20);
    String script = Files.readString(SCRIPT) + REPLAY;
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    AtomicLong compared = new AtomicLong();
    try (Browser browser = Browser.start(folder)) {
      browser.open("<!DOCTYPE html><title>Walk</title>");
      for (int made = 0; made < fuzz.count(); made += BATCH) {
        int size = Math.min(BATCH, fuzz.count() - made);
        List<ChartSource.Chart> charts = Stream.generate(source::next).limit(size).toList();
        new InMemoryCompiler()
            .each(
                charts,
                (chart, driver) -> {
                  List<List<Object>> instances =
                      Stream.generate(() -> instance(chart, driver, random.split()))
                          .limit(6)
                          .toList();
                  String json = MachineJson.of(ResolvedMachine.of(chart.machine()));
                  Object result = browser.run(script, json, instances);
                  assertTrue(result instanceof Long, () -> chart.yaml() + "\n" + result);
                  compared.addAndGet((Long) result);
                },
                (chart, error) -> fail(chart.yaml(), error));
      }
    }
    System.out.println(compared + " steps compared, " + ChartSource.tally(List.of(source)));
    assertTrue(compared.get() > fuzz.count() * 30L, "compared only " + compared);
    assertEquals(7, OUTCOMES.size());
  }

  /** Returns the run of an instance in the interpreter and the machine, which must agree. */
  private static List<Object> instance(
      ChartSource.Chart chart, MachineDriver<?, ?> driver, SplittableRandom random) {
    Machine machine = chart.machine();
    long seed = random.nextLong();
    Recorder recorder = new Recorder(new RandomAnswers(seed), new ArrayList<>());
    Interpreter interpreter = new Interpreter(machine, recorder, 0);
    List<Object> happenings = new ArrayList<>();
    List<String> events = new ArrayList<>();
    List<String> made = new ArrayList<>();
    for (Event each : machine.events()) {
      boolean byMachine = each.kind() == Event.Kind.TIMER || each.kind() == Event.Kind.DONE;
      (byMachine ? made : events).add((byMachine ? FORGED : "") + each.name());
    }
    List<String> timers = List.of();
    String event = "";
    for (int i = 0; i < 20; i++) {
      recorder.asked().clear();
      Step step = interpreted(interpreter, event);
      Step compiled =
          event.isEmpty()
              ? driver.start(new RandomAnswers(seed), true, false)
              : event.startsWith(FORGED)
                  ? driver.forge(event.substring(FORGED.length()), false)
                  : driver.fire(event, false);
      String happened = event;
      assertTrue(
          Lockstep.agree(step, compiled, true),
          () -> chart.yaml() + happenings + "\n" + happened + "\n" + step + "\nnot " + compiled);
      happenings.add(List.of(event, List.copyOf(recorder.asked()), expected(step)));
      if (step.outcome().equals(Step.LOOP)) {
        break;
      }
      timers = timers(step);
      boolean timer = !timers.isEmpty() && random.nextInt(3) == 0;
      boolean forged = !made.isEmpty() && random.nextInt(8) == 0;
      List<String> from = forged ? made : timer || events.isEmpty() ? timers : events;
      if (from.isEmpty()) {
        break;
      }
      event = from.get(random.nextInt(from.size()));
    }
    return happenings;
  }

  private static Step interpreted(Interpreter interpreter, String event) {
    try {
      return event.isEmpty()
          ? interpreter.start()
          : event.startsWith(FORGED) ? interpreter.refuse() : interpreter.fire(event);
    } catch (Interpreter.EndlessException e) {
      return Step.loop();
    }
  }

  /** Returns the events of the running timers, without their remaining durations. */
  private static List<String> timers(Step step) {
    return step.timers().stream().map(t -> t.substring(0, t.lastIndexOf('@'))).sorted().toList();
  }

  private static String expected(Step step) {
    String outcome = OUTCOMES.get(step.outcome());
    if (outcome.equals("endless")) {
      return outcome;
    }
    return String.join(
        " | ",
        outcome,
        String.join(",", step.configuration()),
        String.join(",", timers(step)),
        String.join(",", step.effects()));
  }
}
