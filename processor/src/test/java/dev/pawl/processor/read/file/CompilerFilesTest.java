package dev.pawl.processor.read.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that files are found with the filers of real compilers. These filers fail in different
 * ways.
 */
class CompilerFilesTest {

  @TempDir Path temp;

  private static Stream<JavaCompiler> compilers() {
    return Stream.of(ToolProvider.getSystemJavaCompiler(), new EclipseCompiler());
  }

  /** A processor that searches one file in the first round. */
  private static final class Finder extends AbstractProcessor {
    private final String name;
    private final Problems problems = new Problems();
    private Optional<MachineFiles.Found> found = Optional.empty();
    private boolean done;

    Finder(String name) {
      this.name = name;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        MachineFiles files = new MachineFiles(List.of(), processingEnv.getFiler());
        found = files.find(name, "com.acme", Origin.NONE, problems);
      }
      return false;
    }
  }

  private Finder find(JavaCompiler compiler, String name) throws IOException {
    Path source = temp.resolve("src/com/acme/A.java");
    Path classes = Files.createDirectories(temp.resolve("classes"));
    Files.createDirectories(source.getParent());
    Files.writeString(source, "package com.acme; class A {}");
    Finder finder = new Finder(name);
    List<String> options = new ArrayList<>(List.of("-d", classes.toString()));
    options.addAll(List.of("-classpath", temp.resolve("lib").toString(), "-source", "17"));
    options.addAll(List.of("-sourcepath", temp.resolve("src").toString()));
    options.addAll(compiler instanceof EclipseCompiler ? List.of() : List.of("-Xlint:-options"));
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      var task =
          compiler.getTask(
              null, manager, d -> {}, options, null, manager.getJavaFileObjects(source));
      task.setProcessors(List.of(finder));
      assertTrue(task.call());
    }
    return finder;
  }

  private void write(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void fileInTheClassOutputIsFound(JavaCompiler compiler) throws IOException {
    write("classes/com/acme/m.yaml", "package");
    write("classes/m.yaml", "root");
    Finder finder = find(compiler, "m.yaml");
    assertEquals(List.of(), finder.problems.all());
    assertEquals("package", finder.found.orElseThrow().text());
    assertEquals("com/acme/m.yaml", finder.found.orElseThrow().name());
    assertTrue(finder.found.orElseThrow().path().isPresent());
    write("classes/n.yaml", "root");
    assertEquals("root", find(compiler, "n.yaml").found.orElseThrow().text());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void missingFileIsReported(JavaCompiler compiler) throws IOException {
    Finder finder = find(compiler, "m.yaml");
    assertEquals(1, finder.problems.all().size());
    assertTrue(finder.problems.all().get(0).text().startsWith("\"m.yaml\" was not found."));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void folderIsReported(JavaCompiler compiler) throws IOException {
    write("classes/com/acme/m.yaml/x", "");
    assertEquals(
        "\"com/acme/m.yaml\" could not be read: it is a folder.",
        find(compiler, "m.yaml").problems.all().get(0).text());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void filesOnOtherPathsAreFound(JavaCompiler compiler) throws IOException {
    write("lib/m.yaml", "class path");
    write("src/com/acme/n.yaml", "source path");
    assertEquals("class path", find(compiler, "m.yaml").found.orElseThrow().text());
    assertEquals("source path", find(compiler, "n.yaml").found.orElseThrow().text());
  }
}
