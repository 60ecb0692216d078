package dev.pawl.language.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Tests that the JSON Schema and the reader accept the same machine files. */
class SchemaTest {

  private static final String RESOURCE = "/META-INF/pawl/pawl.schema.json";

  private static final String DRAFT_SEVEN = "/META-INF/pawl/pawl.draft-07.schema.json";

  private static final Map<MapKeys, String> DEFINITIONS =
      Map.ofEntries(
          Map.entry(MapKeys.MACHINE, ""),
          Map.entry(MapKeys.STATE, "plainState"),
          Map.entry(MapKeys.HISTORY, "history"),
          Map.entry(MapKeys.ACTIONS, "actionMap"),
          Map.entry(MapKeys.TRANSITION, "transition"),
          Map.entry(MapKeys.TIMER, "timer"),
          Map.entry(MapKeys.DIRECT, "direct"),
          Map.entry(MapKeys.EVENT, "event"),
          Map.entry(MapKeys.FORBID, "forbid"),
          Map.entry(MapKeys.VERIFY, "verify"),
          Map.entry(MapKeys.ASSUMPTION, "assumption"),
          Map.entry(MapKeys.COUNTER, "counter"),
          Map.entry(MapKeys.PROPERTY, "property"));

  private static String text() {
    return text(RESOURCE);
  }

  private static String text(String resource) {
    try (var in = SchemaTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the errors that the schema finds. The schema of draft 7 must find the same errors. */
  private static List<Error> errors(String yaml) {
    List<Error> errors = errors(yaml, text(RESOURCE), SpecificationVersion.DRAFT_2020_12);
    List<Error> seven = errors(yaml, text(DRAFT_SEVEN), SpecificationVersion.DRAFT_7);
    assertEquals(errors.isEmpty(), seven.isEmpty(), errors + " and by draft 7 " + seven);
    return errors;
  }

  private static List<Error> errors(String yaml, String text, SpecificationVersion version) {
    Schema schema = SchemaRegistry.withDefaultDialect(version).getSchema(text, InputFormat.JSON);
    return schema.validate(json(yaml), InputFormat.JSON);
  }

  /** Converts YAML to JSON as an editor does, with scalars of the core schema of YAML 1.2. */
  private static String json(String yaml) {
    String body = yaml.startsWith("\uFEFF") ? yaml.substring(1) : yaml;
    return json(new Yaml().compose(new StringReader(body)));
  }

  private static String json(Node node) {
    if (node instanceof SequenceNode list) {
      return list.getValue().stream()
          .map(SchemaTest::json)
          .collect(Collectors.joining(",", "[", "]"));
    }
    if (node instanceof MappingNode map) {
      List<String> entries = new ArrayList<>();
      for (NodeTuple tuple : map.getValue()) {
        String key = quoted(((ScalarNode) tuple.getKeyNode()).getValue());
        entries.add(key + ":" + json(tuple.getValueNode()));
      }
      return "{" + String.join(",", entries) + "}";
    }
    ScalarNode scalar = (ScalarNode) node;
    String text = scalar.getValue();
    if (scalar.getScalarStyle() != ScalarStyle.PLAIN) {
      return quoted(text);
    }
    if (text.matches("~|null|Null|NULL|")) {
      return "null";
    }
    boolean bare = text.matches("true|false|0|-?[1-9][0-9]*(\\.[0-9]+)?([eE][0-9]+)?");
    return bare ? text : quoted(text);
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      out.append(c < ' ' || c == '"' || c == '\\' ? String.format("\\u%04x", (int) c) : c);
    }
    return out.append('"').toString();
  }

  @TestFactory
  Stream<DynamicTest> goodDocumentIsAccepted() {
    return GoodDocuments.all().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> assertEquals(List.of(), errors(GoodDocuments.text(file)))));
  }

  @TestFactory
  Stream<DynamicTest> documentThatReaderRejectsIsRejected() {
    String head = "machine: M\nstates: { A: { initial: true } }\n";
    String state = "machine: M\nstates:\n  B:\n  A: ";
    return Stream.of(
            "states: { A: }",
            "machine: M",
            "machine: M\nstates: [A]",
            "machine: [M]\nstates: { A: }",
            "machine: '-'\nstates: { A: }",
            head + "zebra: x",
            head + "parallel: yes",
            head + "history: deep",
            head + "data: { a: int }",
            head + "raise: go",
            head + "initial: true",
            head + "initial: []",
            head + "initial: { description: x }",
            head + "entry: { update: x }",
            head + "serializers: x",
            head + "unexpected: throw",
            head + "wireNames: snake-case",
            head + "wireNames: SNAKE_CASE",
            head + "threadSafe: yes",
            head + "threadSafe: 'true'",
            head + "omit: [Phase]",
            head + "include: all",
            head + "package: com.my-shop",
            head + "description: { a: b }",
            head + "events: [a]",
            head + "events: { e: { payload: int } }",
            head + "events: { e: { payload: { a-b: int } } }",
            head + "events: { e: { data: { a: int } } }",
            head + "events: { done.A: }",
            head + "forbid: { from: A, to: A, because: x }",
            head + "forbid: [{ from: A, to: A }]",
            head + "forbid: [{ from: A, to: A, because: '' }]",
            head + "views: { Status: A }",
            head + "on: [go]",
            head + "on: { done.: A }",
            head + "after: { 60: A }",
            head + "after: 60s",
            head + "defer: '*'",
            state + "B",
            state + "{ final: yes }",
            state + "{ initial: B }",
            state + "{ initial: { doc: x } }",
            state + "{ type: final }",
            state + "{ states: [C] }",
            state + "{ states: { C: D } }",
            state + "{ states: { C: { type: final } } }",
            state + "{ states: { C: }, initial: [] }",
            state + "{ parallel: C, states: { C: } }",
            state + "{ history: full, to: B }",
            state + "{ history: deep, to: B, final: true }",
            state + "{ history: deep, to: { to: B } }",
            state + "{ history: deep, to: [] }",
            state + "{ entry: { effects: '!' } }",
            state + "{ entry: { raise: done.A } }",
            state + "{ exit: [{ raise: x }] }",
            state + "{ always: { } }",
            state + "{ always: [[B]] }",
            state + "{ after: { 60 s: B } }",
            state + "{ after: { PT: B, PT1Y: B } }",
            state + "{ after: { 30s1m: B } }",
            state + "{ after: { -5s: B } }",
            state + "{ after: { 60s: } }",
            state + "{ ignore: { x: } }",
            state + "{ defer: [done.A] }",
            state + "{ data: int }",
            state + "{ data: { a-b: int } }",
            state + "{ on: { go: } }",
            state + "{ on: { go: [] } }",
            state + "{ on: { go: { target: B } } }",
            state + "{ on: { go: { } } }",
            state + "{ on: { go: { choose: x } } }",
            state + "{ on: { go: { raise: '*' } } }",
            state + "{ on: { go: { to: B, cond: x } } }",
            state + "{ on: { go: { to: B, guard: a > 3 } } }",
            state + "{ on: { go: { to: B, guard: in(a.b) . c } } }",
            state + "{ on: { go: { to: B, guard: inside(a.b) } } }",
            state + "{ on: { go: { to: B, internal: 'true' } } }",
            state + "{ to: [] }",
            state + "{ to: { to: B, choose: x } }",
            state + "{ tags: ['!'] }",
            state + "{ wireName: '' }")
        .map(yaml -> DynamicTest.dynamicTest(yaml, () -> assertRefused(yaml)));
  }

  private static void assertRefused(String yaml) {
    Problems problems = new Problems();
    YamlReader.read("m.yaml", yaml, "com.acme", true, new FakeTypes(), problems);
    assertTrue(problems.hasErrors(), "The reader accepts it");
    assertFalse(errors(yaml).isEmpty(), "The schema accepts it");
  }

  @Test
  void schemaHasKeysOfReader() {
    Map<String, ?> schema = new Yaml(new SafeConstructor(new LoaderOptions())).load(text());
    DEFINITIONS.forEach(
        (keys, name) -> {
          Map<?, ?> owner = name.isEmpty() ? schema : map(map(schema, "$defs"), name);
          assertEquals(keys.accepted(), List.copyOf(map(owner, "properties").keySet()), name);
        });
    Map<?, ?> initial = map(map(map(map(schema, "$defs"), "plainState"), "properties"), "initial");
    List<?> forms = (List<?>) initial.get("anyOf");
    assertEquals(
        Set.copyOf(MapKeys.INITIAL.accepted()),
        map((Map<?, ?>) forms.get(1), "properties").keySet());
    assertEquals(MapKeys.values().length, DEFINITIONS.size() + 1);
  }

  @Test
  void everyKeyAndDefinitionHasDescription() {
    Map<String, ?> schema = new Yaml(new SafeConstructor(new LoaderOptions())).load(text());
    Set<String> silent = new TreeSet<>();
    silent("", schema, map(schema, "$defs"), silent);
    assertEquals(Set.of(), silent);
  }

  private static void silent(String path, Object part, Map<?, ?> definitions, Set<String> silent) {
    if (part instanceof List<?> list) {
      list.forEach(item -> silent(path, item, definitions, silent));
    } else if (part instanceof Map<?, ?> map) {
      for (Iterator<? extends Map.Entry<?, ?>> it = map.entrySet().iterator(); it.hasNext(); ) {
        Map.Entry<?, ?> entry = it.next();
        if (entry.getKey().equals("properties") || entry.getKey().equals("$defs")) {
          ((Map<?, ?>) entry.getValue())
              .forEach(
                  (name, value) -> {
                    if (!described((Map<?, ?>) value, definitions)) {
                      silent.add(path + "/" + name);
                    }
                    silent(path + "/" + name, value, definitions, silent);
                  });
        } else {
          silent(path, entry.getValue(), definitions, silent);
        }
      }
    }
  }

  private static boolean described(Map<?, ?> value, Map<?, ?> definitions) {
    if (value.containsKey("description")) {
      return true;
    }
    String reference = String.valueOf(value.get("$ref"));
    return described((Map<?, ?>) definitions.get(reference.replace("#/$defs/", "")), Map.of());
  }

  private static Map<?, ?> map(Map<?, ?> map, String key) {
    return (Map<?, ?>) map.get(key);
  }

  @Test
  void schemaInDocumentsIsShippedSchema() throws IOException {
    // the tests run in the module's folder
    assertEquals(text(), Files.readString(Path.of("../docs/pawl.schema.json")));
  }

  /** With {@code -Dpawl.golden.update=true}, the test writes the file again. */
  @Test
  void draftSevenSchemaIsDerivedFromSchema() throws IOException {
    String made = DraftSeven.of(text());
    for (String file :
        List.of("../docs/pawl.draft-07.schema.json", "src/main/resources" + DRAFT_SEVEN)) {
      if (Boolean.getBoolean("pawl.golden.update")) {
        Files.writeString(Path.of(file), made);
      }
      assertEquals(made, Files.readString(Path.of(file)));
    }
  }

  /**
   * Tests the catalog, in the format of SchemaStore, in which editors look up the schema of a file.
   */
  @Test
  void catalogNamesSchemaForEveryMachineFile() throws IOException {
    Map<String, ?> catalog =
        new Yaml(new SafeConstructor(new LoaderOptions()))
            .load(Files.readString(Path.of("../docs/schema-catalog.json")));
    Map<?, ?> entry = (Map<?, ?>) ((List<?>) catalog.get("schemas")).get(0);
    assertEquals(List.of("*.pawl.yaml"), entry.get("fileMatch"));
    String url = (String) entry.get("url");
    assertEquals("https://pawl.dev/pawl.draft-07.schema.json", url);
    assertTrue(Files.exists(Path.of("../docs", url.substring(url.lastIndexOf('/') + 1))));
  }
}
