package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.ModelReader;
import dev.pawl.language.yaml.YamlReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the model of a machine can be read back into the machine. */
public final class ModelRoundTripTest {

  private static Map<String, Machine> all() {
    Map<String, Machine> all = new LinkedHashMap<>(SeedMachines.all());
    all.putAll(ChartMachines.all());
    return all;
  }

  static List<String> machines() {
    return List.copyOf(all().keySet());
  }

  /**
   * Asserts that the machine that is read from a model has the same model, apart from the verdicts.
   */
  public static void assertReadsBack(String json) {
    Machine machine = ModelReader.open(json).orElseThrow().machine();
    String again = MachineJson.of(ResolvedMachine.of(machine));
    int properties = json.indexOf(",\n  \"properties\": [");
    assertEquals(properties < 0 ? json : json.substring(0, properties) + "\n}\n", again);
  }

  @ParameterizedTest
  @MethodSource("machines")
  void modelReadsBack(String name) {
    assertReadsBack(MachineJson.of(ResolvedMachine.of(all().get(name))));
  }

  @Test
  void assumptionsCountersAndFormerNamesReadBack() {
    String yaml =
        """
        machine: M
        context: com.acme.Status
        reserved: { OLD: A, GONE: }
        reservedEvents: [quit]
        states:
          A:
            initial: true
            renamedFrom: FIRST
            layout: side
            on:
              go: { guard: left, update: count, to: B }
              again: { guard: right, update: reset }
          B: { final: true }
        verify:
          assume:
            - { neverBoth: [left, right] }
            - { keepsArriving: [go] }
          counters: { tries: { max: 3, increment: [count], reset: [reset], atMost: left } }
          properties:
            first: { entered: B, onlyAfter: event(go) }
        """;
    Problems problems = new Problems();
    ResolvedMachine machine =
        YamlReader.read("m.pawl.yaml", yaml, "", true, new FakeTypes(), problems)
            .flatMap(m -> Checks.run(m, problems, false))
            .orElseThrow(() -> new AssertionError(problems.all().toString()));
    String json = MachineJson.of(machine);
    assertReadsBack(json);
    for (String member : List.of("renamedFrom", "reserved", "layout", "assume", "counters")) {
      assertTrue(json.contains("\"" + member + "\": "), member);
    }
    assertEquals(
        List.of(new StatedProperty("first", "entered(B) only after event(go)", "holds", List.of())),
        ModelReader.open(json).orElseThrow().properties());
  }

  @Test
  void anyTextReadsBack() {
    for (String text : HostileStrings.all()) {
      Machine machine =
          MachineSketch.named(text)
              .described(text)
              .state(text, s -> s.initial(text).described(text).tags(text).on(text, "B", text))
              .forbid(text, "B", text)
              .machine();
      assertReadsBack(MachineJson.of(ResolvedMachine.of(machine)));
    }
  }

  @Test
  void otherTextsAreNoModels() {
    String json = MachineJson.of(ResolvedMachine.of(SeedMachines.circuit()));
    for (String other :
        List.of(
            "",
            "{}",
            "[1]",
            "{\"pawl\": 1}",
            json.replace("\"pawl\": 1", "\"pawl\": 2"),
            json.replace("\"states\"", "\"places\""),
            json.substring(0, json.length() - 3),
            "machine: M")) {
      assertTrue(ModelReader.open(other).isEmpty(), other);
    }
  }

  /** The reader omits damaged parts, so that the checks can report the missing parts. */
  @Test
  void damagedModelsAreReadAsFarAsPossible() {
    String json = MachineJson.of(ResolvedMachine.of(SeedMachines.circuit()));
    for (int at = 0; at < json.length(); at++) {
      char c = json.charAt(at);
      if (c == '"' || c == '[' || c == '{' || c == ':') {
        String damaged = json.substring(0, at) + "null" + json.substring(at + 1);
        ModelReader.open(damaged).ifPresent(m -> ResolvedMachine.of(m.machine()));
        String other = json.substring(0, at) + "7" + json.substring(at);
        ModelReader.open(other).ifPresent(m -> ResolvedMachine.of(m.machine()));
      }
    }
  }
}
