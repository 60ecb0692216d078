package dev.pawl.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WriterTest {

  private static final String TRIGGER =
      "package p;\nclass Trigger { Made made; }\nclass Second {}\n";
  private static final String MADE = "package p;\n/** Grüße → 日本. */\nclass Made {}\n";

  @TempDir Path folder;

  private final Problems problems = new Problems();

  private Compiler.Result firstRound(
      Compiler compiler,
      BiConsumer<ProcessingEnvironment, Optional<Element>> round,
      String... sources) {
    return firstRound(compiler, round, List.of(), sources);
  }

  private Compiler.Result firstRound(
      Compiler compiler,
      BiConsumer<ProcessingEnvironment, Optional<Element>> round,
      List<String> options,
      String... sources) {
    List<Boolean> done = new ArrayList<>();
    ElementProcessor processor =
        new ElementProcessor(
            (environment, roundEnvironment) -> {
              if (done.isEmpty()) {
                done.add(true);
                round.accept(
                    environment,
                    roundEnvironment.getRootElements().stream().<Element>map(e -> e).findFirst());
              }
            });
    Compiler.Result result = compiler.compile(folder, processor, options, sources);
    processor.rethrow();
    return result;
  }

  private static ClassOutput.Place place(Optional<Element> trigger) {
    return new ClassOutput.Place("", trigger);
  }

  private List<String> messages() {
    return problems.all().stream().map(Problem::message).toList();
  }

  @ParameterizedTest
  @EnumSource
  void typesAreWritten(Compiler compiler) throws IOException {
    Compiler.Result result =
        firstRound(
            compiler,
            (environment, trigger) ->
                new SourceWriter(environment)
                    .write("p.Made", MADE, trigger, "M", Origin.NONE, problems),
            TRIGGER);
    assertTrue(result.success(), result.text());
    assertEquals(List.of(), messages());
    assertTrue(Files.exists(result.output().resolve("p/Made.class")));
    assertEquals(MADE, Files.readString(result.output().resolve("p/Made.java")));
  }

  @ParameterizedTest
  @EnumSource
  void existingTypesAreReported(Compiler compiler) {
    firstRound(
        compiler,
        (environment, trigger) -> {
          SourceWriter writer = new SourceWriter(environment);
          for (String name : List.of("Second", "Made", "Made")) {
            String source = "package p; class " + name + " {}";
            writer.write("p." + name, source, trigger, "M", Origin.NONE, problems);
          }
        },
        TRIGGER);
    assertEquals(2, messages().size());
    assertEquals(
        "[PAWL042] p.Second would be generated for M, but a type of that name already exists. Rename"
            + " it or the machine. If it is left from an earlier build, delete it.",
        messages().get(0));
    assertTrue(messages().get(1).startsWith("[PAWL042] p.Made would be generated for M, but"));
  }

  @ParameterizedTest
  @EnumSource
  void resourcesAndDocumentsAreWritten(Compiler compiler) throws IOException {
    Path docs = folder.resolve("a/b");
    Compiler.Result result =
        firstRound(
            compiler,
            (environment, trigger) ->
                new ResourceWriter(new ClassOutput(environment), Optional.of(docs))
                    .write("p.M.mmd", "a → b\n", true, place(trigger), "M", Origin.NONE, problems),
            "class Any {}");
    assertEquals(List.of(), messages());
    assertEquals("a → b\n", Files.readString(result.output().resolve("META-INF/pawl/p.M.mmd")));
    assertEquals("a → b\n", Files.readString(docs.resolve("p.M.mmd")));
  }

  @ParameterizedTest
  @EnumSource
  void equalDocumentsAreNotWritten(Compiler compiler) throws IOException {
    Path same = Files.writeString(folder.resolve("same.txt"), "x\n");
    Path other = Files.writeString(folder.resolve("other.txt"), "y\n");
    FileTime then = FileTime.fromMillis(0);
    Files.setLastModifiedTime(same, then);
    Files.setLastModifiedTime(other, then);
    firstRound(
        compiler,
        (environment, trigger) -> {
          ResourceWriter writer =
              new ResourceWriter(new ClassOutput(environment), Optional.of(folder));
          writer.write("same.txt", "x\n", true, place(trigger), "M", Origin.NONE, problems);
          writer.write("other.txt", "x\n", true, place(trigger), "M", Origin.NONE, problems);
        },
        "class Any {}");
    assertEquals(then, Files.getLastModifiedTime(same));
    assertEquals("x\n", Files.readString(other));
    assertEquals(List.of(), messages());
  }

  @ParameterizedTest
  @EnumSource
  void unwritableDocumentsAreReported(Compiler compiler) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    firstRound(
        compiler,
        (environment, trigger) -> {
          ResourceWriter writer =
              new ResourceWriter(new ClassOutput(environment), Optional.of(file));
          writer.write("m.txt", "x", true, place(trigger), "M", Origin.NONE, problems);
          writer.write("m.txt", "x", true, place(trigger), "N", Origin.NONE, problems);
        },
        "class Any {}");
    String messages = String.join("\n", messages());
    assertTrue(
        messages.contains(
            "[PAWL041] The option pawl.docs names the folder \""
                + DisplayPath.of(file)
                + "\", in which \"m.txt\" cannot"),
        messages);
    if (compiler == Compiler.JAVAC) {
      assertTrue(
          messages.contains(
              "META-INF/pawl/m.txt would be generated for N, but another machine has written that file"),
          messages);
    }
  }

  @ParameterizedTest
  @EnumSource
  void accessToGeneratedIsDetected(Compiler compiler) {
    List<Boolean> visible = new ArrayList<>();
    BiConsumer<ProcessingEnvironment, Optional<Element>> ask =
        (environment, any) -> visible.add(new SourceWriter(environment).generatedIsVisible(any));
    firstRound(compiler, ask, "class Any {}");
    assertEquals(List.of(true), visible);
    visible.clear();
    firstRound(compiler, ask, "package p;\nclass Any {}", "module m {}");
    assertEquals(List.of(false), visible);
    visible.clear();
    firstRound(compiler, ask, "package p;\nclass Any {}", "module m { requires java.compiler; }");
    assertEquals(List.of(true), visible);
  }

  @Test
  void typesOfTheLastBuildAreOverwritten() {
    List<Boolean> found = new ArrayList<>();
    BiConsumer<ProcessingEnvironment, Optional<Element>> write =
        (environment, trigger) -> {
          found.add(environment.getElementUtils().getTypeElement("p.Made") != null);
          new SourceWriter(environment).write("p.Made", MADE, trigger, "M", Origin.NONE, problems);
        };
    List<String> options = List.of("-classpath", folder.resolve("out").toString());
    for (int build = 0; build < 2; build++) {
      Compiler.Result result = firstRound(Compiler.JAVAC, write, options, TRIGGER);
      assertTrue(result.success(), result.text());
    }
    assertEquals(List.of(false, true), found);
    assertEquals(List.of(), messages());
  }
}
