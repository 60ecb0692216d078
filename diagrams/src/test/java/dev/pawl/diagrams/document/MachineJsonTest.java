package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Tests that a machine's JSON and its schema agree. */
class MachineJsonTest {

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(schemaText(), InputFormat.JSON);

  /** Returns the schema. The path is relative to the module's folder, in which tests run. */
  private static String schemaText() {
    try {
      return Files.readString(Path.of("../docs/model.schema.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Machine> all() {
    Map<String, Machine> all = new LinkedHashMap<>(SeedMachines.all());
    all.putAll(ChartMachines.all());
    return all;
  }

  static List<String> machines() {
    return List.copyOf(all().keySet());
  }

  @ParameterizedTest
  @MethodSource("machines")
  void modelOfMachineIsValidBySchema(String name) {
    String json = MachineJson.of(ResolvedMachine.of(all().get(name)));
    assertEquals(List.of(), SCHEMA.validate(json, InputFormat.JSON));
  }

  @Test
  void schemaRejectsWrongModels() {
    String json = MachineJson.of(ResolvedMachine.of(SeedMachines.circuit()));
    for (String wrong :
        List.of(
            json.replace("\"pawl\": 1", "\"pawl\": 2"),
            json.replace("\"machine\"", "\"name\""),
            json.replace("\"to\"", "\"target\""),
            json.replace("\"wireName\"", "\"wire\""))) {
      assertFalse(SCHEMA.validate(wrong, InputFormat.JSON).isEmpty(), wrong);
    }
  }

  @Test
  void hostileTextIsReadBackFromJson() {
    for (String text : HostileStrings.all()) {
      Machine machine =
          MachineSketch.named(text)
              .described(text)
              .state(text, s -> s.initial(text).described(text).tags(text).on(text, "B", text))
              .forbid(text, "B", text)
              .machine();
      String json = MachineJson.of(ResolvedMachine.of(machine));
      assertEquals(List.of(), SCHEMA.validate(json, InputFormat.JSON), text);
      Map<String, Object> read = read(json);
      assertEquals(text, read.get("machine"));
      Map<?, ?> state = (Map<?, ?>) ((List<?>) read.get("states")).get(0);
      assertEquals(text, state.get("name"));
      assertEquals(text.isEmpty() ? null : text, state.get("description"));
      Map<?, ?> transition = (Map<?, ?>) ((List<?>) state.get("transitions")).get(0);
      assertEquals(text.isEmpty() ? null : text, transition.get("event"));
      assertTrue(json.codePoints().noneMatch(c -> c != '\n' && Character.isISOControl(c)), text);
    }
  }

  /**
   * Parses JSON as YAML. The two differ only in escapes of characters outside the basic
   * multilingual plane.
   */
  private static Map<String, Object> read(String json) {
    return new Yaml(new SafeConstructor(new LoaderOptions())).load(json);
  }

  /**
   * Some members only occur in compiled programs; the golden cases of the processor contain them.
   */
  @Test
  void everyMemberOfSchemaOccursInModels() {
    StringBuilder written = new StringBuilder();
    all().values().forEach(machine -> written.append(MachineJson.of(ResolvedMachine.of(machine))));
    Set<String> missing = new TreeSet<>();
    members(read(schemaText()), missing);
    missing.removeIf(name -> written.indexOf("\"" + name + "\":") >= 0);
    assertEquals(
        Set.of(
            "access",
            "assume",
            "atMost",
            "choices",
            "claim",
            "configuration",
            "context",
            "contextMembers",
            "counterexample",
            "counters",
            "deferredAtMost",
            "dependsOn",
            "endless",
            "eventType",
            "include",
            "increment",
            "keepsArriving",
            "layout",
            "loop",
            "max",
            "neverArriving",
            "omit",
            "properties",
            "reached",
            "refused",
            "renamedFrom",
            "requirement",
            "reserved",
            "reset",
            "serializers",
            "stateOrder",
            "stateType",
            "steps",
            "threadSafe",
            "update",
            "verdict"),
        missing);
  }

  @Test
  void verdictsAndRequirementsAreWritten() {
    String yaml =
        """
        machine: M
        states:
          A: { initial: true, requirement: [R1], on: { go: { guard: ok, to: B, requirement: R2 } } }
          B: { final: true }
        verify:
          properties:
            first: { entered: B, onlyAfter: event(go), requirement: [R1, R3] }
            possible: { alwaysPossible: in(B), dependsOn: [ok] }
        """;
    ResolvedMachine machine = checked(yaml);
    String json = MachineJson.of(machine);
    assertEquals(List.of(), SCHEMA.validate(json, InputFormat.JSON));
    Map<?, ?> model = read(json);
    Map<?, ?> first = (Map<?, ?>) ((List<?>) model.get("properties")).get(0);
    assertEquals("entered(B) only after event(go)", first.get("claim"));
    assertEquals("holds", first.get("verdict"));
    assertEquals(List.of("R1", "R3"), first.get("requirement"));
    Map<?, ?> second = (Map<?, ?>) ((List<?>) model.get("properties")).get(1);
    assertEquals(List.of("ok"), second.get("dependsOn"));
    Map<?, ?> state = (Map<?, ?>) ((List<?>) model.get("states")).get(0);
    assertEquals(List.of("R1"), state.get("requirement"));
    String page = MarkdownPage.of(machine);
    assertTrue(page.contains("| `R1` | state `A` | property `first` holds |"), page);
    assertTrue(page.contains("| `R2` | transition from `A` on `go` if `ok` to `B` | |"), page);
    assertTrue(page.contains("| `R3` | | property `first` holds |"), page);
    assertTrue(page.contains("\nWithout requirement: 2 of 5 elements.\n"), page);
  }

  private static ResolvedMachine checked(String yaml) {
    Problems problems = new Problems();
    return YamlReader.read("m.pawl.yaml", yaml, "", true, new FakeTypes(), problems)
        .flatMap(m -> Checks.run(m, problems, false))
        .orElseThrow(() -> new AssertionError(problems.all()));
  }

  @Test
  void counterexamplesAreWritten() {
    String yaml =
        """
        machine: M
        states:
          A: { initial: true, on: { go: { guard: ok, to: B }, pick: { choose: some, to: [A, C] } } }
          B: { after: { 1s: A } }
          C: { final: true }
        verify:
          properties:
            ends: { whenever: event(go), eventually: final }
            stays: { never: in(C) }
            handled: { handlesAll: true, in: B, except: [go] }
        """;
    ResolvedMachine machine = checked(yaml);
    String json = MachineJson.of(machine);
    assertEquals(List.of(), SCHEMA.validate(json, InputFormat.JSON));
    List<?> properties = (List<?>) read(json).get("properties");
    Map<String, Object> start = Map.of("configuration", List.of("A"));
    Map<String, Object> go =
        Map.of(
            "event",
            "go",
            "transitions",
            List.of(0),
            "answers",
            List.of(Map.of("ok", true)),
            "configuration",
            List.of("B"));
    Map<String, Object> elapsed =
        Map.of("event", "B.after.1s", "transitions", List.of(2), "configuration", List.of("A"));
    assertEquals(
        Map.of("steps", List.of(start, go, elapsed, go), "endless", true, "loop", 2),
        ((Map<?, ?>) properties.get(0)).get("counterexample"));
    Map<String, Object> pick =
        Map.of(
            "event",
            "pick",
            "transitions",
            List.of(1),
            "choices",
            Map.of("some", List.of("C")),
            "configuration",
            List.of("C"));
    assertEquals(
        Map.of("steps", List.of(start, pick)),
        ((Map<?, ?>) properties.get(1)).get("counterexample"));
    assertEquals(
        Map.of("steps", List.of(start, go), "refused", "pick"),
        ((Map<?, ?>) properties.get(2)).get("counterexample"));
    String page = MarkdownPage.of(machine);
    assertTrue(page.contains("fails: pick \\[some: C\\] → C"), page);
  }

  private static void members(Object schema, Set<String> names) {
    if (schema instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            if (key.equals("properties")) {
              ((Map<?, ?>) value).keySet().forEach(name -> names.add((String) name));
              ((Map<?, ?>) value).values().forEach(member -> members(member, names));
            } else {
              members(value, names);
            }
          });
    } else if (schema instanceof List<?> list) {
      list.forEach(item -> members(item, names));
    }
  }
}
