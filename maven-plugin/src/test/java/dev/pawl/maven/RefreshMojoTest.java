package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.DefaultMavenExecutionResult;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Build;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the goal, on a module with the output of the compiler plugin. */
class RefreshMojoTest {

  private static final String LIST =
      "target/maven-status/maven-compiler-plugin/compile/default-compile/inputFiles.lst";
  private static final String TEST_LIST =
      "target/maven-status/maven-compiler-plugin/testCompile/default-testCompile/inputFiles.lst";
  private static final String GENERATED = "target/generated-sources/annotations/a/";

  private final List<String> log = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final RefreshMojo mojo = new RefreshMojo();

  @TempDir private Path base;
  private MavenProject project;

  @BeforeEach
  void layOutModule() throws IOException {
    Model model = new Model();
    Build build = new Build();
    build.setDirectory(base.resolve("target").toString());
    build.setOutputDirectory(base.resolve("target/classes").toString());
    build.setTestOutputDirectory(base.resolve("target/test-classes").toString());
    model.setBuild(build);
    project = new MavenProject(model);
    project.setFile(base.resolve("pom.xml").toFile());
    project.addCompileSourceRoot(base.resolve("src/main/java").toString());
    project.addTestCompileSourceRoot(base.resolve("src/test/java").toString());
    mojo.project = project;
    mojo.session = session();
    mojo.setLog(
        new SystemStreamLog() {
          @Override
          public void info(CharSequence message) {
            log.add(message.toString());
          }

          @Override
          public void warn(CharSequence message) {
            warnings.add(message.toString());
          }
        });
    write("src/main/java/a/A.java", "class A {}");
    write("src/main/pawl/circuit.yaml", "machine: Circuit");
  }

  @Test
  void firstBuildOnlyWritesTheRecord() throws Exception {
    mojo.execute();
    assertEquals(List.of(), log);
    assertTrue(exists("target/pawl/machines.sha256"));
  }

  @Test
  void unchangedMachinesDoNothing() throws Exception {
    build();
    List<String> before = tree();
    mojo.execute();
    assertEquals(List.of(), log);
    assertEquals(before, tree());
  }

  @Test
  void moduleWithoutMachinesIsNotChanged() throws Exception {
    Files.delete(base.resolve("src/main/pawl/circuit.yaml"));
    compile();
    List<String> before = tree();
    mojo.execute();
    assertEquals(List.of(), log);
    assertEquals(before, tree());
  }

  @Test
  void changedMachineDeletesTheSourceListAndPawlsOutput() throws Exception {
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    List<String> before = tree();
    mojo.execute();
    assertEquals(List.of("Pawl: compiling again, because src/main/pawl/circuit.yaml changed"), log);
    before.removeAll(tree());
    assertEquals(
        List.of(
            "target/classes/META-INF/pawl/a.Circuit.mmd", GENERATED + "CircuitMachine.java", LIST),
        before);
  }

  @Test
  void outputStaysInvalidUntilTheCompilerHasRun() throws Exception {
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    log.clear();
    mojo.execute();
    assertEquals(List.of(), log);
    assertFalse(exists(LIST));
  }

  @Test
  void outputOfAFailedCompilationIsDeleted() throws Exception {
    mojo.execute();
    write(GENERATED + "CircuitMachine.java", "@Generated(\"dev.pawl.processor.PawlProcessor\")");
    write("target/classes/META-INF/pawl/a.Circuit.mmd", "");
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertEquals(List.of(), log);
    assertFalse(exists(GENERATED + "CircuitMachine.java"));
    assertFalse(exists("target/classes/META-INF/pawl/a.Circuit.mmd"));
  }

  @Test
  void addedAndRemovedMachinesAreReported() throws Exception {
    build();
    Files.delete(base.resolve("src/main/pawl/circuit.yaml"));
    for (String name : List.of("v", "w", "x", "y")) {
      write("src/main/pawl/" + name + ".yml", "machine: M");
    }
    mojo.execute();
    assertEquals(
        List.of(
            "Pawl: compiling again, because src/main/pawl/circuit.yaml removed,"
                + " src/main/pawl/v.yml added, src/main/pawl/w.yml added and 2 more"),
        log);
    assertFalse(exists(LIST));
  }

  @Test
  void classesOfUnknownOriginAreCompiledAgain() throws Exception {
    compile();
    mojo.execute();
    assertEquals(
        List.of("Pawl: compiling again, because there is no record of the machine files yet"), log);
    assertFalse(exists(LIST));
  }

  @Test
  void machinesOfTestsInvalidateOnlyTests() throws Exception {
    write("src/test/pawl/t.yaml", "machine: T");
    build();
    write("src/test/pawl/t.yaml", "machine: T2");
    mojo.execute();
    assertEquals(List.of("Pawl: compiling again, because src/test/pawl/t.yaml changed"), log);
    assertTrue(exists(LIST));
    assertFalse(exists(TEST_LIST));
  }

  @Test
  void classesAreDeletedWithoutIncrementalMode() throws Exception {
    mojo.session
        .getUserProperties()
        .setProperty("maven.compiler.useIncrementalCompilation", "false");
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertFalse(exists("target/classes/a/A.class"));
    assertFalse(exists("target/classes/a/A$Inner.class"));
    assertFalse(exists("target/classes/a/CircuitMachine.class"));
    assertTrue(exists("target/classes/a/AB.class"), "no source of this module");
    assertTrue(exists("target/classes/a/Foreign.class"), "made by another processor");
    assertTrue(exists(GENERATED + "Foreign.java"), "made by another processor");
    assertTrue(exists("target/classes/application.properties"), "a resource");
  }

  @Test
  void classesAreDeletedWithoutSourceList() throws Exception {
    build();
    Files.delete(base.resolve(LIST));
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertFalse(exists("target/classes/a/A.class"));
  }

  @Test
  void incrementalModeIsReadFromTheCompilerPlugin() throws Exception {
    configureCompiler(element("useIncrementalCompilation", "false"));
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertFalse(exists("target/classes/a/A.class"));
  }

  @Test
  void configurationTakesPrecedenceOverTheProperty() throws Exception {
    project.getProperties().setProperty("maven.compiler.useIncrementalCompilation", "false");
    configureCompiler(element("useIncrementalCompilation", "true"));
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertTrue(exists("target/classes/a/A.class"));
    assertFalse(exists(LIST));
  }

  @Test
  void generatedSourcesElsewhereInTheBuildDirectoryAreFound() throws Exception {
    configureCompiler(element("generatedSourcesDirectory", base.resolve("target/made").toString()));
    write("target/made/a/Circuit.java", "// dev.pawl.processor");
    write("target/made/a/notes.txt", "// dev.pawl.processor");
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertFalse(exists("target/made/a/Circuit.java"));
    assertTrue(exists("target/made/a/notes.txt"));
    assertTrue(exists(GENERATED + "CircuitMachine.java"));
  }

  @Test
  void nothingOutsideTheBuildDirectoryIsDeleted() throws Exception {
    configureCompiler(
        element("generatedSourcesDirectory", base.resolve("src/generated").toString()));
    write("src/generated/a/Circuit.java", "// dev.pawl.processor");
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertTrue(exists("src/generated/a/Circuit.java"));
    assertFalse(exists(LIST));
  }

  @Test
  void foldersOfTheMachinesOptionAreSearched() throws Exception {
    Xpp3Dom arguments = new Xpp3Dom("compilerArgs");
    arguments.addChild(
        element(
            "arg",
            "-Apawl.machines=" + base.resolve("spec") + File.pathSeparator + "docs/machines"));
    configureCompiler(arguments);
    build();
    write("spec/s.pawl.yaml", "machine: S");
    write("docs/machines/d.pawl.yaml", "machine: D");
    mojo.execute();
    assertEquals(
        List.of(
            "Pawl: compiling again, because docs/machines/d.pawl.yaml added,"
                + " spec/s.pawl.yaml added"),
        log);
  }

  @Test
  void resourceDirectoriesAreSearchedUnlessTheyContainTheModule() throws Exception {
    for (String directory : List.of("machines", ".", "..")) {
      Resource resource = new Resource();
      resource.setDirectory(base.resolve(directory).toString());
      project.addResource(resource);
    }
    build();
    write("machines/m.yaml", "machine: M");
    write("elsewhere/m.yaml", "machine: M");
    mojo.execute();
    assertEquals(List.of("Pawl: compiling again, because machines/m.yaml added"), log);
  }

  @Test
  void configuredFoldersAndPatternsReplaceTheDefaults() throws Exception {
    mojo.directories = List.of(new File("spec"));
    mojo.includes = List.of("**/*.pawl.yaml");
    mojo.excludes = List.of("draft/**");
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    write("spec/other.yaml", "machine: O");
    write("spec/draft/d.pawl.yaml", "machine: D");
    mojo.execute();
    assertEquals(List.of(), log);
    write("spec/s.pawl.yaml", "machine: S");
    mojo.execute();
    assertEquals(1, log.size());
  }

  @Test
  void configuredTestFoldersReplaceTheDefaults() throws Exception {
    mojo.testDirectories = List.of(new File("spec/test"));
    build();
    write("src/test/pawl/t.yaml", "machine: T");
    mojo.execute();
    assertTrue(exists(TEST_LIST));
    write("spec/test/t.yaml", "machine: T");
    mojo.execute();
    assertFalse(exists(TEST_LIST));
    assertTrue(exists(LIST));
  }

  @Test
  void skipChangesNothing() throws Exception {
    build();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.skip = true;
    List<String> before = tree();
    mojo.execute();
    assertEquals(before, tree());
  }

  @Test
  void unwritableRecordFailsTheBuild() throws Exception {
    write("target/pawl", "a file where the folder should be");
    assertThrows(MojoExecutionException.class, mojo::execute);
  }

  @Test
  void changedDocumentRecompiles() throws Exception {
    write("README.md", "A circuit");
    Xpp3Dom arguments = new Xpp3Dom("compilerArgs");
    arguments.addChild(
        element(
            "arg", "-Apawl.sync=" + base.resolve("README.md") + File.pathSeparator + "none.md"));
    configureCompiler(arguments);
    build();
    mojo.execute();
    assertEquals(List.of(), log);
    write("README.md", "A circuit\n<!-- pawl:Circuit ascii -->\n<!-- /pawl -->\n");
    mojo.execute();
    assertEquals(List.of("Pawl: compiling again, because README.md changed"), log);
    assertFalse(exists(LIST));
  }

  @Test
  void missingProcessorIsReported() throws Exception {
    mojo.execute();
    assertEquals(List.of(), warnings);
    Dependency runtime = new Dependency();
    runtime.setGroupId("dev.pawl");
    runtime.setArtifactId("pawl-runtime");
    project.getDependencies().add(runtime);
    mojo.execute();
    assertEquals(1, warnings.size());
    assertTrue(warnings.get(0).contains("pawl-processor is missing"));
    Xpp3Dom path = new Xpp3Dom("path");
    path.addChild(element("artifactId", "pawl-processor"));
    Xpp3Dom paths = new Xpp3Dom("annotationProcessorPaths");
    paths.addChild(path);
    configureCompiler(paths);
    mojo.execute();
    assertEquals(1, warnings.size());
  }

  private void configureCompiler(Xpp3Dom... children) {
    Plugin compiler = new Plugin();
    compiler.setArtifactId("maven-compiler-plugin");
    compiler.setConfiguration(configuration(children));
    project.getBuild().addPlugin(compiler);
  }

  private static Xpp3Dom configuration(Xpp3Dom... children) {
    Xpp3Dom configuration = new Xpp3Dom("configuration");
    for (Xpp3Dom child : children) {
      configuration.addChild(child);
    }
    return configuration;
  }

  @Test
  void moduleWithMachinesAloneGetsASource() throws Exception {
    Files.delete(base.resolve("src/main/java/a/A.java"));
    write("src/main/pawl/door.pawl.yaml", "machine: Door\npackage: com.acme\n");
    Xpp3Dom arguments = new Xpp3Dom("compilerArgs");
    arguments.addChild(element("arg", "-Apawl.machines=" + base.resolve("src/main/pawl")));
    configureCompiler(arguments);
    mojo.execute();
    assertTrue(exists("target/generated-sources/pawl/com/acme/package-info.java"));
    assertTrue(
        project
            .getCompileSourceRoots()
            .contains(base.resolve("target/generated-sources/pawl").toString()));
  }

  @Test
  void classesAreDeletedIfNothingIsLeftToCompile() throws Exception {
    Files.delete(base.resolve("src/main/java/a/A.java"));
    Files.delete(base.resolve("src/main/pawl/circuit.yaml"));
    write("src/main/pawl/circuit.pawl.yaml", "machine: Circuit\npackage: a\n");
    options("-Apawl.machines=src/main/pawl");
    build();
    write("target/classes/a/package-info.class", "");
    Files.delete(base.resolve("src/main/pawl/circuit.pawl.yaml"));
    mojo.execute();
    assertFalse(exists("target/classes/a/CircuitMachine.class"));
    assertFalse(exists("target/classes/a/package-info.class"));
    assertTrue(exists("target/classes/a/Foreign.class"), "made by another processor");
  }

  @Test
  void machineFoldersOfTestsInvalidateOnlyTests() throws Exception {
    Files.delete(base.resolve("src/main/java/a/A.java"));
    write("src/test/machines/t.pawl.yaml", "machine: T\npackage: t\n");
    write("src/test/notes.md", "");
    options("-Apawl.machines=src/main/pawl");
    Plugin compiler = project.getBuild().getPlugins().get(0);
    compiler.addExecution(execution("compile", compiler.getConfiguration()));
    compiler.addExecution(
        execution(
            "testCompile",
            configuration(
                arguments(
                    "-Apawl.machines="
                        + String.join(File.pathSeparator, "src/main/pawl", "src/test/machines"),
                    "-Apawl.sync=src/test/notes.md"))));
    build();
    assertFalse(exists("target/generated-sources/pawl"));
    Files.delete(base.resolve("src/test/machines/t.pawl.yaml"));
    write("src/test/notes.md", "notes");
    mojo.execute();
    assertEquals(
        List.of(
            "Pawl: compiling again, because src/test/machines/t.pawl.yaml removed,"
                + " src/test/notes.md changed"),
        log);
    assertTrue(exists(LIST));
    assertFalse(exists(TEST_LIST));
    compile();
    log.clear();
    write("src/main/pawl/circuit.yaml", "machine: Circuit2");
    mojo.execute();
    assertEquals(List.of("Pawl: compiling again, because src/main/pawl/circuit.yaml changed"), log);
    assertTrue(exists(TEST_LIST));
  }

  private static PluginExecution execution(String goal, Object configuration) {
    PluginExecution execution = new PluginExecution();
    execution.setId("default-" + goal);
    execution.addGoal(goal);
    execution.setConfiguration(configuration);
    return execution;
  }

  @Test
  void moduleWithSourcesGetsNoOtherSource() throws Exception {
    write("src/main/pawl/door.pawl.yaml", "machine: Door\npackage: com.acme\n");
    Xpp3Dom arguments = new Xpp3Dom("compilerArgs");
    arguments.addChild(element("arg", "-Apawl.machines=" + base.resolve("src/main/pawl")));
    configureCompiler(arguments);
    mojo.execute();
    assertFalse(exists("target/generated-sources/pawl"));
  }

  private void options(String... options) {
    configureCompiler(arguments(options));
  }

  private static Xpp3Dom arguments(String... options) {
    Xpp3Dom arguments = new Xpp3Dom("compilerArgs");
    for (String option : options) {
      arguments.addChild(element("arg", option));
    }
    return arguments;
  }

  private static Xpp3Dom element(String name, String value) {
    Xpp3Dom element = new Xpp3Dom(name);
    element.setValue(value);
    return element;
  }

  /** A build that succeeded: the goal, then the compiler. */
  private void build() throws Exception {
    mojo.execute();
    compile();
    log.clear();
  }

  private void compile() throws IOException {
    write(LIST, "a/A.java");
    write(TEST_LIST, "a/ATest.java");
    write("target/classes/a/A.class", "");
    write("target/classes/a/A$Inner.class", "");
    write("target/classes/a/AB.class", "");
    write("target/classes/a/CircuitMachine.class", "");
    write("target/classes/a/Foreign.class", "");
    write("target/classes/application.properties", "");
    write("target/classes/META-INF/pawl/a.Circuit.mmd", "");
    write("target/test-classes/a/ATest.class", "");
    write(GENERATED + "CircuitMachine.java", "@Generated(\"dev.pawl.processor.PawlProcessor\")");
    write(GENERATED + "Foreign.java", "@Generated(\"com.example.Other\")");
  }

  private void write(String path, String text) throws IOException {
    Path file = base.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private boolean exists(String path) {
    return Files.exists(base.resolve(path));
  }

  private List<String> tree() throws IOException {
    try (var files = Files.walk(base)) {
      return new ArrayList<>(
          new TreeSet<>(
              files
                  .filter(Files::isRegularFile)
                  .map(file -> base.relativize(file).toString().replace('\\', '/'))
                  .toList()));
    }
  }

  @SuppressWarnings("deprecation") // the only constructor that needs no container
  private static MavenSession session() {
    return new MavenSession(
        null, null, new DefaultMavenExecutionRequest(), new DefaultMavenExecutionResult());
  }

  @Test
  void pipesAndDevicesAreNotOpened() throws Exception {
    for (String pipe :
        List.of("src/main/pawl/a.pawl.yaml", "README.md", "target/classes/META-INF/pawl/a.svg")) {
      Path place = base.resolve(pipe);
      Files.createDirectories(place.getParent());
      assumeTrue(new ProcessBuilder("mkfifo", place.toString()).start().waitFor() == 0);
    }
    Files.createSymbolicLink(base.resolve("src/main/pawl/b.pawl.yaml"), Path.of("/dev/zero"));
    Files.createSymbolicLink(base.resolve("src/main/pawl/c.pawl.yaml"), base.resolve("none"));
    write("elsewhere", "package: com.acme\nmachine: Linked");
    Files.createSymbolicLink(base.resolve("src/main/pawl/d.pawl.yaml"), base.resolve("elsewhere"));
    Files.delete(base.resolve("src/main/java/a/A.java"));
    options("-Apawl.machines=src/main/pawl", "-Apawl.sync=README.md");
    assertTimeoutPreemptively(Duration.ofMinutes(1), mojo::execute);
    assertTrue(exists("target/generated-sources/pawl/com/acme/package-info.java"));
    write("elsewhere", "package: com.acme\nmachine: Changed");
    assertTimeoutPreemptively(Duration.ofMinutes(1), mojo::execute);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "package: com.new.x             | machines",
        "package: com.acme.             | machines",
        "package: com..acme             | machines",
        "'package' : 'com.acme'         | com/acme",
        "\uFEFFpackage: com.acme        | com/acme",
        "package: # the team%n com.acme | com/acme",
        "initial:%n  package: com.acme  | machines",
      })
  void sourceIsInThePackageOfTheMachine(String yaml, String folder) throws Exception {
    Files.delete(base.resolve("src/main/java/a/A.java"));
    write("src/main/pawl/a.pawl.yaml", yaml.formatted() + "\nmachine: M\n");
    options("-Apawl.machines=src/main/pawl");
    mojo.execute();
    assertEquals(
        List.of("target/generated-sources/pawl/" + folder + "/package-info.java"),
        tree().stream().filter(file -> file.endsWith(".java")).toList());
  }

  @Test
  void packageIsWrittenInAscii() throws Exception {
    Files.delete(base.resolve("src/main/java/a/A.java"));
    write("src/main/pawl/a.pawl.yaml", "machine: M\npackage: gr\u00f6\u00dfe.\u65e5\u672c\n");
    options("-Apawl.machines=src/main/pawl");
    mojo.execute();
    String source =
        Files.readString(
            base.resolve(
                "target/generated-sources/pawl/gr\u00f6\u00dfe/\u65e5\u672c/package-info.java"));
    assertTrue(source.contains("package gr\\u00f6\\u00dfe.\\u65e5\\u672c;"), source);
  }
}
