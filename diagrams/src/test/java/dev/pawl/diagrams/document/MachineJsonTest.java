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
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
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

/** A machine's JSON, its schema, and that they agree. */
class MachineJsonTest {

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(schemaText(), InputFormat.JSON);

  /** The tests run in the module's folder. */
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
  void writesWhatTheSchemaDescribes(String name) {
    String json = MachineJson.of(ResolvedMachine.of(all().get(name)));
    assertEquals(List.of(), SCHEMA.validate(json, InputFormat.JSON));
  }

  @Test
  void refusesWhatIsNoModel() {
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
  void textReadsBack() {
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

  /** JSON is YAML, but for how characters beyond the basic plane are escaped. */
  private static Map<String, Object> read(String json) {
    return new Yaml(new SafeConstructor(new LoaderOptions())).load(json);
  }

  /** All but what only whole programs have, which the golden cases compile. */
  @Test
  void everyMemberOfTheSchemaOccurs() {
    StringBuilder written = new StringBuilder();
    all().values().forEach(machine -> written.append(MachineJson.of(ResolvedMachine.of(machine))));
    Set<String> missing = new TreeSet<>();
    members(read(schemaText()), missing);
    missing.removeIf(name -> written.indexOf("\"" + name + "\":") >= 0);
    assertEquals(
        Set.of(
            "context",
            "eventType",
            "include",
            "omit",
            "stateOrder",
            "stateType",
            "threadSafe",
            "update"),
        missing);
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
