package dev.pawl.cli.exporter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.SourceText;
import dev.pawl.cli.importer.xstate.XStateFormat;
import dev.pawl.language.Tools;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RandomCharts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.RunningTimers;
import dev.pawl.processor.scxml.Step;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that XState runs random machines as the interpreter does: exported machines with Pawl's
 * semantics, and imported machines with XState's semantics. A machine may behave differently only
 * if the export or the import has reported a difference. Requires Node and XState; {@code
 * .ci/xstate} installs both and sets the folder.
 */
@Tag("slow")
class XStateLockstepTest {

  private static final String FOLDER = System.getProperty("pawl.xstate", "");
  private static final int CHARTS = 40;
  private static final int STEPS = 25;
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A machine with the configuration for XState and the events to run. */
  private record Run(Machine machine, JsonNode config, List<String> events, boolean mayDiffer) {}

  @TempDir Path temp;

  @Test
  void exportedMachinesRunAlike() throws Exception {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.xstate no XState runs the exported machines");
    List<Run> runs = new ArrayList<>();
    Fuzz fuzz = Fuzz.of(getClass(), CHARTS);
    SplittableRandom random = fuzz.random();
    for (Machine machine : RandomCharts.machines(random.split(), fuzz.count()).values()) {
      ExportFormat.Exported exported = ExportFormat.XSTATE.export(ResolvedMachine.of(machine));
      runs.add(
          new Run(
              machine,
              JSON.readTree(exported.text()),
              events(machine, random),
              !exported.losses().isEmpty()));
    }
    compare(runs);
  }

  @Test
  void importedMachinesRunAlike() throws Exception {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.xstate no XState runs the imported machines");
    List<Run> runs = new ArrayList<>();
    Fuzz fuzz = Fuzz.of(getClass(), CHARTS);
    SplittableRandom random = fuzz.random();
    for (Machine machine : RandomCharts.machines(random.split(), fuzz.count()).values()) {
      JsonNode config =
          JSON.readTree(ExportFormat.XSTATE.export(ResolvedMachine.of(machine)).text());
      if (config.toString().contains("\"choose\"")) {
        continue;
      }
      removeMeta(config);
      MachineImport imported =
          MachineImport.of(
              new SourceText("m.json", config.toString()),
              new XStateFormat(),
              new MachineImport.Naming(Optional.empty(), ""));
      assertTrue(imported.checked().resolved().isPresent(), imported::yaml);
      Machine good = imported.checked().resolved().get().declared();
      runs.add(new Run(good, config, events(good, random), !imported.remarks().isEmpty()));
    }
    compare(runs);
  }

  @Test
  void importedCasesRunAlike() throws Exception {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.xstate no XState runs the cases");
    List<Run> runs = new ArrayList<>();
    for (JsonNode one : JSON.readTree(Path.of(FOLDER, "cases.json").toFile())) {
      List<String> events = new ArrayList<>();
      one.get("events").forEach(e -> events.add(e.asText()));
      Machine machine =
          Imports.machine(Imports.of(one.get("config").toString(), new XStateFormat()));
      runs.add(new Run(machine, one.get("config"), events, false));
    }
    compare(runs);
  }

  private static void removeMeta(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove("meta");
    }
    node.forEach(XStateLockstepTest::removeMeta);
  }

  private static List<String> events(Machine machine, SplittableRandom random) {
    List<String> names =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.NAMED || e.kind() == Event.Kind.DIRECT)
            .map(Event::name)
            .toList();
    List<String> events = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      boolean waits = names.isEmpty() || random.nextInt(5) == 0;
      events.add(
          waits ? "+" + (1 + random.nextInt(3000)) : names.get(random.nextInt(names.size())));
    }
    return events;
  }

  private void compare(List<Run> runs) throws IOException, InterruptedException {
    Path input = temp.resolve("machines.json");
    Path output = temp.resolve("results.json");
    ArrayNode all = JSON.createArrayNode();
    for (Run run : runs) {
      ObjectNode one = all.addObject().set("config", run.config());
      one.set("events", JSON.valueToTree(run.events()));
      delays(run.machine().root(), one.putObject("delays"));
    }
    JSON.writeValue(input.toFile(), all);
    Process node =
        new ProcessBuilder("node", "run.mjs", input.toString(), output.toString())
            .directory(Path.of(FOLDER).toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, node.waitFor(), said);
    JsonNode results = JSON.readTree(output.toFile());
    List<String> differences = new ArrayList<>();
    int[] compared = new int[2];
    int named = 0;
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      Optional<String> difference = difference(run, results.get(i), compared);
      if (difference.isPresent() && run.mayDiffer()) {
        named++;
      } else {
        difference.ifPresent(d -> differences.add(d + "\n" + run.config().toPrettyString()));
      }
    }
    System.out.printf(
        "%d machines, of which %d differ as named; %d equal configurations, %d equal effects%n",
        runs.size(), named, compared[0], compared[1]);
    assertEquals(List.of(), differences, () -> String.join("\n\n", differences));
    assertTrue(compared[0] > runs.size(), "too little was compared");
  }

  private static void delays(State state, ObjectNode delays) {
    state.behavior().timers().stream()
        .map(Behavior.Timer::delay)
        .filter(d -> d.constant().isEmpty())
        .forEach(d -> delays.put(d.text(), RunningTimers.millis(d)));
    state.children().forEach(c -> delays(c, delays));
  }

  private static Optional<String> difference(Run run, JsonNode results, int[] compared) {
    try {
      return firstDifference(run, results, compared);
    } catch (Interpreter.EndlessException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> firstDifference(Run run, JsonNode results, int[] compared) {
    int[] step = new int[1];
    Interpreter interpreter = new Interpreter(run.machine(), new HashAnswers(step), 0);
    Step now = interpreter.start();
    List<String> actions = new ArrayList<>(now.effects());
    for (int i = 0; i <= run.events().size(); i++) {
      if (now.outcome().equals(Step.LOOP)) {
        return Optional.empty();
      }
      JsonNode result = results.get(i);
      if (result == null || result.has("error")) {
        return Optional.of("XState fails at step " + i + ": " + result);
      }
      TreeSet<String> expected = new TreeSet<>();
      result.get("leaves").forEach(leaf -> expected.add(leaf.asText()));
      TreeSet<String> actual = new TreeSet<>();
      now.configuration().forEach(leaf -> actual.add(key(run.machine(), leaf)));
      if (!actual.equals(expected)) {
        return Optional.of(
            "after "
                + run.events().subList(0, i)
                + " in Pawl "
                + actual
                + ", in XState "
                + expected);
      }
      compared[0]++;
      List<String> done = new ArrayList<>();
      result.get("actions").forEach(a -> done.add(a.asText()));
      // updates are actions in XState, but Pawl does not count them as effects
      done.removeIf(name -> name.startsWith("u"));
      actions.removeIf(name -> name.startsWith("u"));
      compared[1] += done.equals(actions) ? 1 : 0;
      if (i < run.events().size()) {
        step[0]++;
        String event = run.events().get(i);
        actions.clear();
        if (event.startsWith("+")) {
          long left = Long.parseLong(event.substring(1));
          while (!interpreter.isOver()
              && interpreter.untilDue() <= left
              && !now.outcome().equals(Step.LOOP)) {
            left -= interpreter.untilDue();
            now = interpreter.fireDue();
            actions.addAll(now.effects());
          }
          if (!now.outcome().equals(Step.LOOP)) {
            now = interpreter.pass(left);
          }
        } else if (!interpreter.isOver()) {
          now = interpreter.fire(event);
          actions.addAll(now.effects());
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the key of a state in XState. The wire name of a renamed state ends with this key. */
  private static String key(Machine machine, String name) {
    return machine.states().stream()
        .filter(s -> s.name().equals(name))
        .map(machine::wireName)
        .filter(wireName -> wireName.contains("."))
        .map(wireName -> wireName.substring(wireName.lastIndexOf('.') + 1))
        .findFirst()
        .orElse(name);
  }

  /** Results of predicates that depend on the name and the step, as in {@code run.mjs}. */
  private record HashAnswers(int[] step) implements Answers {

    private int hash(String name) {
      int hash = 7;
      // the guards of eventless transitions (q) have constant results, because in XState only an
      // event changes the step
      for (char c : (name + "#" + (name.startsWith("q") ? 0 : step[0])).toCharArray()) {
        hash = 31 * hash + c;
      }
      return hash >>> 5;
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      return hash(predicate) % 2 == 1;
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return targets.get(hash(choice) % targets.size());
    }
  }
}
