package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests several machines in one compilation, and the options for warnings. */
class SeveralMachinesTest {

  private static final String GOOD =
      """
      package p;
      import dev.pawl.*;
      @StateMachine enum GoodState { @Initial @Transition(on = "go", to = "A") A }
      """;

  private static final String BROKEN =
      """
      package p;
      import dev.pawl.*;
      @StateMachine
      enum BrokenState {
        @Initial @Transition(on = "go", to = "X") A,
        @Transition(on = "go", to = "Y") B
      }
      """;

  private static final String WARNED =
      """
      package p;
      import dev.pawl.*;
      @StateMachine
      enum WarnedState {
        @Initial @Transition(on = "go", to = "B", guard = "a") A,
        B
      }
      """;

  private static final String YAML =
      "machine: Other\npackage: p\nstates:\n  A: { initial: true, to: Z }\n";

  @TempDir Path temp;

  private Compiled compile(Tool tool, String... options) {
    return tool.compile(Job.of(temp.resolve("src"), temp.resolve("work")).lenient().with(options));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void invalidMachineDoesNotAffectOthers(Tool tool) {
    Job.write(temp, "src/GoodState.java", GOOD);
    Job.write(temp, "src/BrokenState.java", BROKEN);
    Job.write(temp, "machines/other.pawl.yaml", YAML);
    Job.write(temp, "machines/fine.pawl.yaml", YAML.replace("Other", "Fine").replace("Z", "A"));
    Compiled compiled = compile(tool, "-Apawl.machines=" + temp.resolve("machines"));
    assertFalse(compiled.success());
    assertEquals(List.of("PAWL012", "PAWL012", "PAWL012"), compiled.codes(), compiled::text);
    Set<String> generated = compiled.generated().keySet();
    assertTrue(generated.contains("p/GoodMachine.java"), generated::toString);
    assertTrue(generated.contains("p/FineMachine.java"), generated::toString);
    assertTrue(generated.contains("META-INF/pawl/p.Good.md"), generated::toString);
    assertTrue(
        generated.stream()
            .filter(g -> g.contains("Broken") || g.contains("Other"))
            .allMatch(g -> g.endsWith(".java")),
        generated::toString);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void duplicateNameIsReported(Tool tool) {
    Job.write(temp, "src/GoodState.java", GOOD);
    Job.write(temp, "machines/a.pawl.yaml", YAML.replace("Z", "A"));
    Job.write(temp, "machines/b.pawl.yaml", YAML.replace("Z", "A"));
    Job.write(
        temp, "src/Use.java", "package p; class Use { GoodMachine good; OtherMachine other; }");
    Compiled compiled = compile(tool, "-Apawl.machines=" + temp.resolve("machines"));
    assertFalse(compiled.success());
    assertEquals(List.of("PAWL131"), compiled.codes(), compiled::text);
    assertEquals(1, compiled.messages().stream().filter(Message::isError).count(), compiled::text);
    assertTrue(compiled.generated().containsKey("p/GoodMachine.java"));
    assertTrue(compiled.generated().containsKey("p/OtherMachine.java"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void existingTypePreventsAllDocuments(Tool tool) {
    Job.write(temp, "src/GoodState.java", GOOD);
    Job.write(temp, "src/GoodPhase.java", "package p; class GoodPhase {}");
    Compiled compiled = compile(tool);
    assertEquals(List.of("PAWL042"), compiled.codes(), compiled::text);
    Set<String> generated = compiled.generated().keySet();
    assertTrue(generated.contains("p/GoodMachine.java"), "so that nobody misses it");
    assertTrue(generated.stream().allMatch(g -> g.endsWith(".java")), generated::toString);
  }

  /** ECJ throws an exception for positions after an empty array. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void emptyArrayHidesNoProblem(Tool tool) {
    Job.write(
        temp,
        "src/EmptyState.java",
        """
        package p;
        import dev.pawl.*;
        @StateMachine
        @Forbid(from = {}, to = {}, because = "x")
        @Forbid(from = "X", to = "A", because = "x")
        enum EmptyState {
          @Initial @State(tags = {}, aliases = {})
          @Transition(on = "go", to = "A", effects = {})
          @Transition(on = "come", to = "X", effects = {})
          A
        }
        """);
    Compiled compiled = compile(tool);
    List<String> codes = compiled.codes().stream().sorted().toList();
    assertEquals(List.of("PAWL008", "PAWL008", "PAWL012", "PAWL013"), codes, compiled::text);
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(compiled.problems(), errors);
  }

  private List<String> told(Tool tool, String... options) {
    Job.write(temp, "src/WarnedState.java", WARNED);
    return compile(tool, options).problems().stream()
        .map(m -> (m.isError() ? "error " : "warning ") + m.code().orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void warningsFollowTheOption(Tool tool) {
    assertEquals(List.of("warning PAWL022"), told(tool));
    assertEquals(List.of("warning PAWL022"), told(tool, "-Apawl.warnings=on"));
    assertEquals(List.of("error PAWL022"), told(tool, "-Apawl.warnings=error"));
    assertEquals(List.of(), told(tool, "-Apawl.warnings=off"));
    assertEquals(List.of(), told(tool, "-Apawl.suppress=PAWL022"));
    assertEquals(List.of(), told(tool, "-Apawl.suppress=PAWL023,pawl022"));
    assertEquals(
        List.of("warning PAWL022", "error PAWL041"), sorted(told(tool, "-Apawl.suppress=PAWL012")));
  }

  private static List<String> sorted(List<String> told) {
    return told.stream().sorted(java.util.Comparator.reverseOrder()).toList();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void strictReportsMore(Tool tool) {
    assertEquals(List.of("warning PAWL031", "warning PAWL022"), told(tool, "-Apawl.strict=true"));
    assertEquals(
        List.of("error PAWL031", "error PAWL022"),
        told(tool, "-Apawl.strict=true", "-Apawl.warnings=error"));
    assertEquals(
        List.of("warning PAWL022"), told(tool, "-Apawl.strict", "-Apawl.suppress=PAWL031"));
    assertEquals(List.of("warning PAWL022"), told(tool, "-Apawl.strict=false"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void warningsAsErrorsStillGenerate(Tool tool) {
    Job.write(temp, "src/WarnedState.java", WARNED);
    Compiled compiled = compile(tool, "-Apawl.warnings=error");
    assertFalse(compiled.success());
    assertTrue(compiled.generated().containsKey("p/WarnedMachine.java"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void documentsAreWrittenToTheFolder(Tool tool) {
    Job.write(temp, "src/GoodState.java", GOOD);
    Path docs = temp.resolve("docs/machines");
    Compiled compiled = compile(tool, "-Apawl.docs=" + docs).clean();
    for (Path file : Job.below(docs, "")) {
      String name = file.getFileName().toString();
      if (!name.startsWith("index.")) {
        assertEquals(compiled.generated().get("META-INF/pawl/" + name), GoodCase.read(file));
      }
    }
    Set<String> endings =
        Job.below(docs, "").stream()
            .map(f -> f.getFileName().toString().replaceFirst("p\\.Good", "*"))
            .collect(Collectors.toSet());
    assertEquals(
        Set.of("*.mmd", "*.txt", "*.svg", "*.md", "*.html", "*.json", "index.md", "index.html"),
        endings);
  }

  /**
   * Maven compiles tests with the options of the program and with its classes on the class path.
   */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void machinesOfTheProgramAreNotCompiledForTests(Tool tool) {
    String machines = "-Apawl.machines=" + temp.resolve("machines");
    Job.write(temp, "machines/other.pawl.yaml", YAML.replace("Z", "A"));
    Job.write(temp, "machines/third.pawl.yaml", YAML.replace("Other", "Third").replace("Z", "A"));
    Job.write(temp, "src/Main.java", "package p; class Main { OtherMachine m; }");
    Compiled program = compile(tool, machines).clean();
    assertTrue(program.generated().containsKey("p/OtherMachine.java"));

    Job.write(temp, "tests/MainTest.java", "package p; class MainTest { OtherMachine m; }");
    Job.write(temp, "machines/mine.pawl.yaml", YAML.replace("Other", "Mine").replace("Z", "A"));
    String path = program.job().classes() + File.pathSeparator + Job.RUNTIME;
    Job tests =
        Job.of(temp.resolve("tests"), temp.resolve("worktests"))
            .lenient()
            .with(machines, "-classpath", path);
    Compiled compiled = tool.compile(tests).clean();
    assertEquals(List.of(), compiled.codes(), compiled::text);
    Set<String> generated = compiled.generated().keySet();
    assertTrue(generated.contains("p/MineMachine.java"), generated::toString);
    assertTrue(
        generated.stream().noneMatch(g -> g.contains("Other") || g.contains("Third")),
        generated::toString);
  }

  /** A machine in a library can be a surprise, so it is reported. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void machinesOfALibraryAreNotCompiledAgain(Tool tool) {
    String machines = "-Apawl.machines=" + temp.resolve("machines");
    Job.write(temp, "machines/other.pawl.yaml", YAML.replace("Z", "A"));
    Job.write(temp, "machines/third.pawl.yaml", YAML.replace("Other", "Third").replace("Z", "A"));
    Job.write(temp, "src/Main.java", "package p; class Main { OtherMachine m; }");
    Path classes = compile(tool, machines).clean().job().classes();
    Path library = temp.resolve("library.jar");
    ToolProvider jar = ToolProvider.findFirst("jar").orElseThrow();
    assertEquals(0, jar.run(System.out, System.err, "-cf", "" + library, "-C", "" + classes, "."));

    String path = library + File.pathSeparator + Job.RUNTIME;
    Job program = Job.of(temp.resolve("src"), temp.resolve("program")).lenient();
    Compiled compiled = tool.compile(program.with(machines, "-classpath", path)).clean();
    assertEquals(List.of("PAWL140"), compiled.codes(), compiled::text);
    assertTrue(compiled.text().contains("not compiled again: Other, Third."), compiled::text);
  }

  /**
   * An incremental build can compile like this; the filer of ECJ cannot overwrite existing files.
   */
  @Test
  void machinesOfTheLastBuildAreCompiledAgain() {
    Tool tool = Tool.JAVAC;
    String machines = "-Apawl.machines=" + temp.resolve("machines");
    Job.write(temp, "machines/other.pawl.yaml", YAML.replace("Z", "A"));
    Job.write(temp, "src/Main.java", "package p; class Main { OtherMachine m; }");
    Job job = Job.of(temp.resolve("src"), temp.resolve("work")).lenient();
    String path = job.classes() + File.pathSeparator + Job.RUNTIME;
    job = job.with(machines, "-classpath", path);
    tool.compile(job).clean();
    Compiled again = tool.compile(job).clean();
    assertEquals(List.of(), again.codes(), again::text);
    assertTrue(again.generated().containsKey("p/OtherMachine.java"));
  }
}
