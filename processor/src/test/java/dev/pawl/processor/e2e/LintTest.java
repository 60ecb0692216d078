package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that generated code compiles without warnings for all types of the user. */
class LintTest {

  @TempDir Path folder;

  private Job job() {
    return Job.of(folder.resolve("src"), folder.resolve("work"))
        .with("-classpath", Job.RUNTIME + File.pathSeparator + Job.DATA);
  }

  private Compiled compile(String... options) {
    return Tool.JAVAC.compile(job().with(options)).clean();
  }

  private void source(String name, String text) {
    Job.write(folder.resolve("src"), name, text);
  }

  @Test
  void deprecatedTypesAndMembersCauseNoWarnings() {
    source(
        "p/Old.java",
        "package p;\n@Deprecated(forRemoval = true)\npublic record Old(int size) {}\n");
    source(
        "p/Aged.java", "package p;\n@Deprecated\npublic record Aged(@Deprecated String why) {}\n");
    source(
        "p/Signal.java",
        """
        package p;
        @Deprecated
        public enum Signal { GO, @Deprecated(forRemoval = true) STAY }
        """);
    source(
        "p/Door.java",
        """
        package p;

        import dev.pawl.*;

        @SuppressWarnings({"deprecation", "removal"})
        @StateMachine(
            context = Old.class,
            serializers = Serializer.JSON)
        public enum Door {
          @Initial
          @Transition(on = "go", to = "SHUT", effects = "ring")
          OPEN,
          @Deprecated
          @Transition(on = "stay", to = "OPEN", update = "grow")
          SHUT
        }
        """);
    source(
        "p/gate.pawl.yaml",
        """
        machine: Gate
        package: p
        context: Old
        serializers: [json]
        events: { tell: { payload: { why: Aged } } }
        states:
          OPEN: { initial: true, on: { tell: { to: SHUT, update: note } } }
          SHUT: { data: { first: Old }, on: { tell: { to: OPEN, guard: dry } } }
        """);
    Compiled compiled = compile("-Apawl.machines=" + folder.resolve("src"));
    assertTrue(compiled.generated().containsKey("p/GateMachine.java"), compiled::text);
  }

  /** javac warns of signatures with such types in spite of {@code @SuppressWarnings}. */
  @Test
  void typesInFilesWithOtherNamesAreNoted() {
    source(
        "p/B.java",
        """
        package p;

        import dev.pawl.*;

        class B {}

        @StateMachine(context = Size.class)
        enum Door {
          @Initial
          @Transition(on = "go", to = "SHUT", update = "grow")
          OPEN,
          @Final
          SHUT
        }

        record Size(int size) {}
        """);
    Compiled compiled = Tool.JAVAC.compile(job().lenient());
    assertEquals(List.of("PAWL157", "PAWL157"), compiled.codes(), compiled::text);
  }

  @Test
  void genericTypeInFileWithAnotherNameIsNotedOnceWithoutArguments() {
    source(
        "p/Sizes.java",
        """
        package p;

        record Pair<A, B>(A a, B b) {}
        """);
    source(
        "p/Door.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine(context = Size.class, serializers = Serializer.JSON)
        enum Door {
          @Initial
          @Transition(on = "go", to = "SHUT", update = "grow")
          OPEN,
          @Final
          SHUT
        }
        """);
    source(
        "p/Size.java",
        """
        package p;

        record Size(Pair<String, Integer> one, Pair<Integer, Long> other) {}
        """);
    Compiled compiled = Tool.JAVAC.compile(job().lenient());
    assertEquals(List.of("PAWL157"), compiled.codes(), compiled::text);
    assertTrue(compiled.text().contains("] Pair is in a file"), compiled::text);
    assertTrue(compiled.text().contains("Move it into Pair.java."), compiled::text);
  }

  @Test
  void everyClassIsMarkedAsGenerated() {
    source(
        "p/Door.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine
        public enum Door {
          @Initial
          @Transition(on = "go", to = "SHUT")
          OPEN,
          @Final
          SHUT
        }
        """);
    Compiled compiled = compile();
    assertEquals(List.of(), unmarked(compiled));
  }

  /** Returns the classes without the annotation that coverage tools use. */
  private List<String> unmarked(Compiled compiled) {
    List<String> unmarked = new ArrayList<>();
    for (Path file : Job.below(folder.resolve("work").resolve("classes"), ".class")) {
      try {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        // a numbered class contains the table of a switch and is synthetic
        boolean ours = !file.endsWith("Door.class") && !file.toString().matches(".*\\$\\d\\.class");
        if (ours && !text.contains("Ldev/pawl/Generated;")) {
          unmarked.add(file.getFileName().toString());
        }
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
    return unmarked;
  }

  @Test
  void innerClassesOfGenericClassesCauseNoWarnings() {
    source(
        "p/Outer.java",
        """
        package p;
        public class Outer<T> {
          public class Inner<U> {}
          public class Plain { public class Deep {} }
        }
        """);
    source(
        "p/Crate.java",
        "package p;\npublic record Crate(Outer<String>.Inner<Integer> inner, int n) {}\n");
    source(
        "m/door.pawl.yaml",
        """
        machine: Door
        package: p
        context: Crate
        serializers: [json]
        events:
          go: { payload: { plain: Outer.Plain, inner: Outer.Inner, deep: "Outer.Plain.Deep[]" } }
        states:
          A: { initial: true, on: { go: { guard: fits, update: note, to: B } } }
          B: { data: { inner: Outer.Inner }, on: { back: { to: A, effects: ring } } }
        """);
    source(
        "p/Gate.java",
        """
        package p;

        import dev.pawl.*;

        @SuppressWarnings("rawtypes")
        @StateMachine(context = Outer.Inner.class)
        public enum Gate {
          @Initial @Transition(on = "go", update = "note", to = "B") A,
          @Final B
        }
        """);
    compile("-Apawl.machines=" + folder.resolve("src/m"));
  }
}
