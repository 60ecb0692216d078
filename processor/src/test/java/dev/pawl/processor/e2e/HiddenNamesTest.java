package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests types of the user that hide types or packages that generated code names. */
class HiddenNamesTest {

  private static final String LIGHT =
      """
      machine: Light
      package: p
      states:
        OFF: { initial: true, on: { press: ON } }
        ON: { on: { press: OFF } }
      """;

  @TempDir Path temp;

  private Compiled compile(Tool tool, String machine, String... types) {
    Job.write(temp, "machines/light.pawl.yaml", machine);
    for (String type : types) {
      Job.write(temp, "src/p/" + type + ".java", "package p; class " + type + " {}");
    }
    return tool.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("machines")));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void typesNamedLikeImportedTypesOrPackagesAreAllowed(Tool tool) {
    Compiled compiled =
        compile(
            tool,
            LIGHT,
            "javax",
            "java",
            "dev",
            "org",
            "Object",
            "String",
            "Override",
            "List",
            "Generated",
            "Step",
            "Outcome",
            "Machine",
            "Class",
            "Void");
    assertTrue(compiled.success(), compiled::text);
    assertEquals(List.of(), compiled.codes(), compiled::text);
  }

  /** FlatMachine extends a type of Pawl with the same simple name, which cannot be imported. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void typeThatHidesAPackageIsReported(Tool tool) {
    Compiled compiled = compile(tool, LIGHT.replace("Light", "Flat"), "dev", "other");
    assertEquals(List.of("PAWL042"), compiled.codes(), compiled::text);
    assertTrue(
        compiled
            .text()
            .contains(
                "p.FlatMachine would be generated for Flat, but the type p.dev hides the package"
                    + " dev. Rename the type dev."),
        compiled::text);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void typesWithinLowerCaseTypesAreAllowed(Tool tool) {
    String machine =
        "events: { go: { payload: { i: light.inner, k: light.kind } } }\n"
            + LIGHT
            + "on: { go: OFF }\n";
    Job.write(
        temp,
        "src/p/light.java",
        "package p; public class light { public record inner() {} public enum kind { a } }");
    Compiled compiled = compile(tool, machine);
    assertTrue(compiled.success(), compiled::text);
    assertEquals(List.of(), compiled.codes(), compiled::text);
  }

  /** Generated code has parameters and variables with these names. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void typesNamedLikeVariablesOfGeneratedCodeAreAllowed(Tool tool) {
    String machine =
        LIGHT.replace("press: ON", "press: { guard: isCharged, effects: [glow], to: ON }");
    Compiled compiled =
        compile(tool, machine, "logic", "effects", "builder", "from", "event", "machine", "state");
    assertTrue(compiled.success(), compiled::text);
    assertEquals(List.of(), compiled.codes(), compiled::text);
  }

  /** Each of these names would also be the name of another method that reads a plain value. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void methodsOfConversionsHaveDifferentNames(Tool tool) {
    Job.write(
        temp,
        "src/p/Types.java",
        """
        package p;
        public interface Types {
          record ReadContext(int i) {}
          record Snapshot(int i) {}
          record ReadState(int i) {}
          record OnState(int i) {}
          record PressEvent(int i) {}
          record StateOf(int i) {}
          record Payload(ReadContext a, Snapshot b, ReadState c, OnState d, PressEvent e, StateOf f) {}
        }
        """);
    Job.write(
        temp,
        "machines/light.pawl.yaml",
        """
        machine: Light
        package: p
        serializers: [json, binary, store]
        context: p.Types.Payload
        events: { press: { payload: { payload: p.Types.Payload } }, read: { payload: { i: int } } }
        states:
          READ: { initial: true, data: { i: int }, on: { press: ON, read: READ } }
          ON: { data: { payload: p.Types.Payload }, on: { press: READ } }
        """);
    Compiled compiled =
        tool.compile(
            Job.of(temp.resolve("src"), temp.resolve("work"))
                .with("-Apawl.machines=" + temp.resolve("machines"))
                .with("-Apawl.lock=" + temp.resolve("locks"))
                .with("-classpath", Libraries.withStores()));
    assertTrue(compiled.success(), compiled::text);
  }
}
