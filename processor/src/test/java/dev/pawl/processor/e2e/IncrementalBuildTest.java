package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.PawlProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests incremental compilation as build tools run it: javac gets some of the sources, or the names
 * of classes to process again, and the classes of the last build.
 */
@Tag("slow")
class IncrementalBuildTest {

  private static final String SERVICE = "META-INF/services/com.fasterxml.jackson.databind.Module";

  @TempDir Path temp;

  private Path classes;

  @BeforeEach
  void writeSources() {
    classes = temp.resolve("classes");
    Job.write(temp, "src/p/AState.java", machine("A", "The first step."));
    Job.write(temp, "src/p/BState.java", machine("B", "Gr\u00fc\u00dfe."));
    Job.write(temp, "README.md", "<!-- pawl:A states -->\n<!-- /pawl -->\n");
  }

  private static String machine(String name, String comment) {
    return "package p;\nimport dev.pawl.*;\n/** "
        + comment
        + " */\n@StateMachine(serializers = Serializer.JACKSON)\npublic enum "
        + name
        + "State {\n  /** "
        + comment
        + " */\n  @Initial @Transition(on = \"go\", to = \"END\") BEGIN,\n  @Final END;\n"
        + "  static { Thread.yield(); }\n  "
        + name
        + "State() {}\n}\n";
  }

  private record Result(boolean success, String text) {}

  /** Compiles, optionally with the classes of the last build on the class path. */
  private Result compile(
      boolean withClasses, List<String> sources, List<String> names, String... options)
      throws IOException {
    Files.createDirectories(classes);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, null, StandardCharsets.UTF_8)) {
      String path = System.getProperty("java.class.path");
      List<String> all =
          new ArrayList<>(
              List.of(
                  "-d",
                  classes.toString(),
                  "-classpath",
                  withClasses ? classes + File.pathSeparator + path : path));
      all.addAll(List.of(options));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              log,
              files,
              diagnostics,
              all,
              names,
              files.getJavaFileObjectsFromPaths(sources.stream().map(temp::resolve).toList()));
      task.setProcessors(List.of(new PawlProcessor()));
      boolean success = task.call();
      return new Result(success, diagnostics.getDiagnostics() + log.toString());
    }
  }

  private void compileAll(String... options) throws IOException {
    Result result =
        compile(false, List.of("src/p/AState.java", "src/p/BState.java"), List.of(), options);
    assertTrue(result.success(), result.text());
  }

  private List<String> services() throws IOException {
    return Files.readAllLines(classes.resolve(SERVICE));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void modulesOfOtherMachinesStayListed(boolean withClasses) throws IOException {
    compileAll();
    List<String> both = services();
    assertEquals(2, both.size());
    for (String one : List.of("src/p/BState.java", "src/p/AState.java")) {
      Result result = compile(withClasses, List.of(one), List.of(), "-encoding", "UTF-8");
      assertTrue(result.success(), result.text());
      assertEquals(both, services());
    }
    // a deleted machine is no longer listed
    try (var files = Files.list(classes.resolve("p"))) {
      for (Path file : files.filter(f -> f.getFileName().toString().startsWith("A")).toList()) {
        Files.delete(file);
      }
    }
    assertTrue(compile(withClasses, List.of("src/p/BState.java"), List.of()).success());
    assertEquals(List.of(both.get(1)), services());
  }

  @Test
  void machinesFromClassFilesAreListedAndTheirDocumentsStay() throws IOException {
    String[] options = {
      "-Apawl.docs=" + temp.resolve("docs"),
      "-Apawl.outputs=md,html,json,svg",
      "-Apawl.sync=" + temp.resolve("README.md"),
      "-Apawl.lock=" + temp.resolve("lock")
    };
    compileAll(options);
    List<String> both = services();
    Map<String, String> before = documents();
    assertTrue(before.get("README.md").contains("The first step."));
    assertTrue(before.get("docs/index.md").contains("The first step."));
    // Gradle deletes outputs of several elements and passes the names of their classes
    Files.delete(classes.resolve(SERVICE));
    Result result = compile(true, List.of(), List.of("p.AState", "p.BState"), options);
    assertTrue(result.success(), result.text());
    assertFalse(result.text().contains("PAWL"), result.text());
    assertEquals(both, services());
    assertEquals(before, documents());
    for (String check : List.of("-Apawl.sync.check=true", "-Apawl.lock.check=true")) {
      String[] checked = {options[0], options[1], options[2], options[3], check};
      Result again = compile(true, List.of(), List.of("p.AState", "p.BState"), checked);
      assertTrue(again.success(), again.text());
      // one of the two is compiled from source
      Result mixed = compile(true, List.of("src/p/AState.java"), List.of("p.BState"), checked);
      assertTrue(mixed.success(), mixed.text());
    }
    assertEquals(before, documents());
    // documents in the class output are written again, because no other step writes them
    Files.delete(classes.resolve("META-INF/pawl/p.A.json"));
    assertTrue(compile(true, List.of(), List.of("p.AState"), options).success());
    assertTrue(Files.exists(classes.resolve("META-INF/pawl/p.A.json")));
  }

  private Map<String, String> documents() throws IOException {
    Map<String, String> documents = new TreeMap<>();
    for (Path root : List.of(temp.resolve("docs"), classes.resolve("META-INF/pawl"))) {
      for (Path file : Job.below(root, "")) {
        documents.put(temp.relativize(file).toString(), Files.readString(file));
      }
    }
    for (Path file : Job.below(temp.resolve("lock"), "")) {
      documents.put(file.getFileName().toString(), Files.readString(file));
    }
    documents.put("README.md", Files.readString(temp.resolve("README.md")));
    return documents;
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void documentsOfSourcesAreWritten(Tool tool) {
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    Path docs = temp.resolve("docs");
    tool.compile(
            job.with("-Apawl.docs=" + docs)
                .with("-classpath", System.getProperty("java.class.path")))
        .clean();
    assertTrue(Files.exists(docs.resolve("p.A.md")));
  }

  /** Returns the supported options of a processor, as Gradle reads them. */
  private Set<String> supported(String... options) throws IOException {
    PawlProcessor processor = new PawlProcessor();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Set<String> supported = new java.util.TreeSet<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              null,
              List.of(options),
              null,
              files.getJavaFileObjectsFromPaths(List.of(temp.resolve("src/p/AState.java"))));
      task.setProcessors(
          List.of(
              new AbstractProcessor() {
                @Override
                public SourceVersion getSupportedSourceVersion() {
                  return SourceVersion.latest();
                }

                @Override
                public synchronized void init(ProcessingEnvironment environment) {
                  processor.init(environment);
                  supported.addAll(processor.getSupportedOptions());
                }

                @Override
                public boolean process(Set<? extends TypeElement> a, RoundEnvironment round) {
                  return false;
                }
              }));
      task.call();
    }
    supported.removeIf(s -> !s.startsWith("org.gradle."));
    return supported;
  }

  @Test
  void incrementalModeIsDeclaredToGradle() throws IOException {
    Set<String> isolating = Set.of("org.gradle.annotation.processing.isolating");
    Set<String> aggregating = Set.of("org.gradle.annotation.processing.aggregating");
    String runtime = Job.RUNTIME.toString();
    String out = Files.createDirectories(temp.resolve("out")).toString();
    assertEquals(isolating, supported("-classpath", runtime, "-d", out));
    assertEquals(
        aggregating, supported("-classpath", System.getProperty("java.class.path"), "-d", out));
    assertEquals(
        aggregating,
        supported("-classpath", runtime, "-d", out, "-Apawl.machines=" + temp.resolve("src")));
  }
}
