package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.JavaFile;
import dev.pawl.processor.PawlProcessor;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.composer.Composer;

/**
 * Tests, with whole compilations, in which places the compiler finds the file that an annotation
 * names.
 */
@Tag("slow")
class FileLookupTest {

  private static final String TRIGGER =
      """
      package com.acme;

      @dev.pawl.StateMachine(yaml = "m.yaml")
      interface Trigger {}
      """;

  @TempDir Path temp;

  /** Returns the path of a machine whose name identifies the file. */
  private Path machine(String file, String name) {
    return Job.write(temp, file, "machine: " + name + "\nstates:\n  A: { initial: true, to: A }\n");
  }

  private Job job() {
    Job.write(temp, "src/com/acme/Trigger.java", TRIGGER);
    return Job.of(temp.resolve("src"), temp.resolve("work"));
  }

  private Job job(String... options) {
    return job().with(options);
  }

  private String classPath() {
    return Job.RUNTIME + System.getProperty("path.separator") + temp.resolve("lib");
  }

  private static List<String> machines(Compiled compiled) {
    compiled.clean();
    return compiled.generated().keySet().stream()
        .filter(path -> path.endsWith("Machine.java"))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void foldersOfTheOptionComeFirst(Tool tool) {
    machine("folder/com/acme/m.yaml", "InPackage");
    machine("folder/m.yaml", "AtRoot");
    Job.write(temp, "empty/keep", "");
    machine("work/classes/com/acme/m.yaml", "InOutput");
    // PAWL133 would report folder/m.yaml, which the annotation does not select
    Job job =
        job(
            "-Apawl.machines=" + temp.resolve("empty") + ":" + temp.resolve("folder"),
            "-Apawl.suppress=PAWL133");
    Compiled compiled = tool.compile(job);
    assertEquals(List.of("com/acme/InPackageMachine.java"), machines(compiled));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void rootOfAFolderComesAfterThePackage(Tool tool) {
    machine("folder/m.yaml", "AtRoot");
    Job job = job("-Apawl.machines=" + temp.resolve("folder"));
    assertEquals(List.of("com/acme/AtRootMachine.java"), machines(tool.compile(job)));
  }

  @ParameterizedTest
  @CsvSource({
    "JAVAC, work/classes/com/acme/m.yaml",
    "JAVAC, work/classes/m.yaml",
    "JAVAC, lib/com/acme/m.yaml",
    "JAVAC, lib/m.yaml",
    "JAVAC, src/com/acme/m.yaml",
    "JAVAC, src/m.yaml",
    "ECJ, work/classes/com/acme/m.yaml",
    "ECJ, work/classes/m.yaml"
  })
  void whereTheCompilerLooks(Tool tool, String file) {
    machine(file, "Found");
    Job job = job("-classpath", classPath(), "-sourcepath", temp.resolve("src").toString());
    assertEquals(List.of("com/acme/FoundMachine.java"), machines(tool.compile(job)));
  }

  @Test
  void classOutputPrecedesClassPathAndSourcePath() {
    List<String> found = new ArrayList<>();
    Job job = job("-classpath", classPath(), "-sourcepath", temp.resolve("src").toString());
    machine("src/com/acme/m.yaml", "Third");
    found.addAll(machines(Tool.JAVAC.compile(job)));
    machine("lib/m.yaml", "Second");
    found.addAll(machines(Tool.JAVAC.compile(job.in(temp.resolve("work2")))));
    machine("work3/classes/m.yaml", "First");
    found.addAll(machines(Tool.JAVAC.compile(job.in(temp.resolve("work3")))));
    assertEquals(
        List.of(
            "com/acme/ThirdMachine.java",
            "com/acme/SecondMachine.java",
            "com/acme/FirstMachine.java"),
        found);
  }

  private Job modular(String needs) {
    Job.write(temp, "src/module-info.java", "module com.acme { " + needs + " }\n");
    Job.write(temp, "folder/keep", "");
    return job(
        "--module-path", Job.RUNTIME.toString(), "-Apawl.machines=" + temp.resolve("folder"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"work/classes/com/acme/m.yaml", "folder/com/acme/m.yaml"})
  void fileIsFoundInAModule(String file) {
    machine(file, "Found");
    Job job = modular("requires dev.pawl.runtime; requires static java.compiler;");
    Compiled compiled = Tool.JAVAC.compile(job);
    assertEquals(List.of("com/acme/FoundMachine.java"), machines(compiled));
    assertTrue(
        compiled.generated().get("com/acme/FoundMachine.java").contains("processing.Generated"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "static ", "transitive "})
  void exportedPackageHasNoAnnotationThatItsUsersCannotRead(String modifier) {
    machine("folder/m.yaml", "Found");
    // javac's lint would report the annotation as an error
    String requires = "requires " + modifier + "java.compiler; exports com.acme;";
    Compiled compiled =
        Tool.JAVAC.compile(modular("requires transitive dev.pawl.runtime; " + requires));
    assertEquals(List.of("com/acme/FoundMachine.java"), machines(compiled));
    assertEquals(
        modifier.equals("transitive "),
        compiled.generated().get("com/acme/FoundMachine.java").contains("processing.Generated"));
  }

  @Test
  void fileIsFoundInAModuleWithoutGenerated() {
    machine("folder/m.yaml", "Found");
    Compiled compiled = Tool.JAVAC.compile(modular("requires dev.pawl.runtime;"));
    assertEquals(List.of("com/acme/FoundMachine.java"), machines(compiled));
    String source = compiled.generated().get("com/acme/FoundMachine.java");
    assertFalse(source.contains("processing.Generated"), source);
    assertTrue(source.contains("@Generated"), source);
  }

  /** ECJ finds no modules through javax.tools, so it runs from its command line here. */
  @ParameterizedTest
  @ValueSource(strings = {"work/classes/com/acme/m.yaml", "folder/com/acme/m.yaml"})
  void fileIsFoundInAModuleWithEcj(String file) {
    machine(file, "Found");
    Job job = modular("requires dev.pawl.runtime;");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-17", "-enableJavadoc", "-d", job.classes().toString()));
    arguments.addAll(List.of("-s", job.classes().toString()));
    // otherwise ECJ uses the class path of the tests
    arguments.addAll(List.of("-classpath", temp.resolve("folder").toString()));
    String processor =
        Stream.of(PawlProcessor.class, JavaFile.class, Composer.class)
            .map(c -> Tool.locationOf(c).toString())
            .collect(Collectors.joining(System.getProperty("path.separator")));
    arguments.addAll(List.of("-processorpath", processor));
    arguments.addAll(List.of("-processor", PawlProcessor.class.getName()));
    arguments.addAll(job.options());
    job.sources().forEach(s -> arguments.add(s.toString()));
    StringWriter out = new StringWriter();
    PrintWriter printer = new PrintWriter(out);
    boolean success =
        BatchCompiler.compile(arguments.toArray(new String[0]), printer, printer, null);
    assertTrue(success, out::toString);
    assertEquals("", out.toString());
    assertTrue(Files.exists(job.classes().resolve("com/acme/FoundMachine.class")));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void missingFileIsReportedWithAllPlaces(Tool tool) {
    Job job = job("-Apawl.machines=" + temp.resolve("folder"), "-classpath", classPath()).lenient();
    Job.write(temp, "folder/keep", "");
    Compiled compiled = tool.compile(job);
    String text = compiled.problems("PAWL002").get(0).text();
    for (String place :
        List.of(
            temp.resolve("folder") + "/com/acme/m.yaml",
            temp.resolve("folder") + "/m.yaml",
            "class output (com/acme/m.yaml",
            "class output (m.yaml",
            "class path (com/acme/m.yaml",
            "source path (m.yaml")) {
      assertTrue(text.contains(place), text);
    }
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void filesBelowAFolderNeedNoAnnotation(Tool tool) {
    machine("folder/a/b/one.pawl.yaml", "One");
    machine("folder/two.pawl.yaml", "Two");
    machine("other/three.pawl.yaml", "Three");
    machine("folder/ignored.yaml", "Ignored");
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-Apawl.machines=" + temp.resolve("folder") + ":" + temp.resolve("other"))
            .with("-Apawl.suppress=PAWL133");
    assertEquals(
        List.of("OneMachine.java", "ThreeMachine.java", "TwoMachine.java"),
        machines(tool.compile(job)));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void namedFileBelowAFolderIsCompiledOnce(Tool tool) {
    machine("folder/m.pawl.yaml", "Once");
    Job.write(temp, "src/com/acme/Trigger.java", TRIGGER.replace("m.yaml", "m.pawl.yaml"));
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-Apawl.machines=" + temp.resolve("folder"));
    assertEquals(List.of("com/acme/OnceMachine.java"), machines(tool.compile(job)));
  }
}
