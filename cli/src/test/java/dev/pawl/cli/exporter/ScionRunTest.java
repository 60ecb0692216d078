package dev.pawl.cli.exporter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.Tools;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RandomCharts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that SCION runs exported random charts as the interpreter runs the machines. Requires Node
 * and SCION; {@code .ci/scion} installs both and sets the folder.
 */
class ScionRunTest {

  private static final String FOLDER = System.getProperty("pawl.scion", "");
  private static final int CHARTS = 300;
  private static final int STEPS = 40;

  @TempDir Path temp;

  @Test
  void scionRunsExportedCharts() throws IOException, InterruptedException {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.scion no SCION runs the exported charts");
    Fuzz fuzz = Fuzz.of(getClass(), CHARTS);
    SplittableRandom random = fuzz.random();
    int written = 0;
    while (written < fuzz.count()) {
      for (Machine machine : RandomCharts.machines(random.split(), 20).values()) {
        if (written < fuzz.count() && isExecutable(machine)) {
          write("chart" + written, machine, random.split());
          written++;
        }
      }
    }
    Path output = temp.resolve("output.txt");
    Process node =
        new ProcessBuilder("node", "run.js", temp.toString())
            .directory(Path.of(FOLDER).toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean hasEnded = node.waitFor(5, TimeUnit.MINUTES);
    node.destroyForcibly();
    String said = Files.readString(output);
    String current = Files.readString(temp.resolve("current"));
    assertTrue(
        hasEnded,
        () ->
            said
                + current
                + " does not end:\n"
                + read(current + ".scxml")
                + read(current + ".json"));
    assertEquals(0, node.exitValue(), said);
    assertTrue(said.contains(fuzz.count() + " charts, 0 wrong"), said);
  }

  private String read(String file) {
    try {
      return Files.readString(temp.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether SCXML can express the behavior of a machine. SCXML has no deferred events. */
  private static boolean isExecutable(Machine machine) {
    return machine.tree().nodes().stream().allMatch(s -> s.behavior().deferred().isEmpty());
  }

  /** Writes a chart, and the events of a run with the active leaves after each event. */
  private void write(String name, Machine machine, SplittableRandom random) throws IOException {
    XmlNames names = new XmlNames(ResolvedMachine.of(machine));
    FixedAnswers answers = new FixedAnswers(random.nextLong());
    List<Object> steps = new ArrayList<>();
    Interpreter interpreter = new Interpreter(machine, answers, 0);
    List<String> events =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.NAMED || e.kind() == Event.Kind.DIRECT)
            .map(Event::name)
            .toList();
    try {
      Step step = interpreter.start();
      boolean isEndless = step.outcome().equals(Step.LOOP);
      if (!isEndless) {
        steps.add(Map.of("leaves", leaves(step, names)));
      }
      for (int i = 0;
          i < STEPS && !isEndless && !interpreter.isOver() && canGoOn(step, events);
          i++) {
        String event = next(step, events, random);
        step = interpreter.fire(event);
        if (step.outcome().equals(Step.LOOP)) {
          break;
        }
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("event", names.event(event));
        entry.put("leaves", leaves(step, names));
        steps.add(entry);
      }
    } catch (Interpreter.EndlessException e) {
      // the steps before the endless loop can be compared
    }
    String scxml = ExportFormat.SCXML.export(ResolvedMachine.of(machine)).text();
    for (String holding : answers.holding()) {
      scxml = scxml.replace("'" + holding + "': false", "'" + holding + "': true");
    }
    Files.writeString(temp.resolve(name + ".scxml"), scxml);
    Files.writeString(temp.resolve(name + ".json"), JsonText.of(steps));
  }

  private static boolean canGoOn(Step step, List<String> events) {
    return !events.isEmpty() || !step.timers().isEmpty();
  }

  private static String next(Step step, List<String> events, SplittableRandom random) {
    List<String> running = step.timers().stream().map(Step::event).toList();
    boolean elapses = !running.isEmpty() && (events.isEmpty() || random.nextInt(3) == 0);
    List<String> from = elapses ? running : events;
    return from.get(random.nextInt(from.size()));
  }

  private static String leaves(Step step, XmlNames names) {
    return String.join(" ", step.configuration().stream().map(names::state).sorted().toList());
  }

  /** Results of predicates that depend only on the seed and the name. */
  private static final class FixedAnswers implements Answers {
    private final long seed;
    private final Map<String, Boolean> predicates = new LinkedHashMap<>();

    FixedAnswers(long seed) {
      this.seed = seed;
    }

    Collection<String> holding() {
      return predicates.keySet().stream().filter(predicates::get).toList();
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      return predicates.computeIfAbsent(
          predicate, p -> new SplittableRandom(seed ^ p.hashCode()).nextBoolean());
    }
  }
}
