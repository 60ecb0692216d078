package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests machines with one mistake and a program that uses all their types: the mistake is the only
 * error, although the compiler analyzes every method.
 */
@Tag("slow")
class SkeletonTest {

  /** A program that uses all members that each machine below has in spite of its mistake. */
  private static final String PROGRAM =
      """
      package p;
      import dev.pawl.*;
      import java.util.Set;

      public class Program {
        private final DoorMachine machine = new DoorMachine();

        DoorState use() {
          Set<DoorEvent> events = DoorTransitions.events(DoorState.OPEN);
          DoorState next = DoorTransitions.close(DoorState.OPEN);
          DoorPhase phase = DoorPhase.of(next);
          DoorValidator.requireLegal(DoorState.OPEN, DoorState.SHUT);
          String wire = DoorCodec.toWire(next) + phase.state() + events;
          Outcome<DoorState> outcome = machine.tryFire(DoorEvent.CLOSE);
          TransitionHook<DoorState, DoorEvent> hook = new TransitionHook<>() {};
          DoorMachine other =
              DoorMachine.builder().entityId(wire + outcome).hook(hook).initial(next).build();
          return other.close(Cause.by("me"));
        }
      }
      """;

  private static final String GOOD =
      """
      machine: Door
      package: p
      states:
        OPEN: { initial: true, on: { close: SHUT } }
        SHUT: { on: { open: OPEN } }
      """;

  private static final String ENUM =
      """
      package p;
      import dev.pawl.*;

      @StateMachine
      public enum DoorState {
        @Initial @Transition(on = "close", to = "SHUT") OPEN,
        @Transition(on = "open", to = "OPEN") SHUT
      }
      """;

  @TempDir Path temp;

  private static Stream<Arguments> mistakes() {
    List<String> bad =
        List.of(
            GOOD.replace("close: SHUT", "close: SHTU"),
            GOOD.replace("close: SHUT", "close: { too: SHUT }"),
            GOOD.replace("close: SHUT", "close:SHUT"),
            GOOD.replace("close: SHUT", "close: { to: SHUT, update: count }"),
            GOOD.replace("close: SHUT", "close: SHUT, after: { 5s: SHUT }"),
            GOOD.replace("close: SHUT", "close: { guard: in(SHTU), to: SHUT }"),
            GOOD.replace("open: OPEN } }", "open: OPEN }"),
            GOOD.replace("{ close: SHUT } }", "\n      close:SHUT\n      lock: SHUT")
                .replace("{ initial: true, on:", "\n    initial: true\n    on:"),
            GOOD.replace("{ open: OPEN } }", "{ open: OPEN } }\n <: x"),
            // declarations after a mistake are read, too
            GOOD.replace("package: p", "package: p\nevents:\n  close: { description: a: b }"),
            GOOD.replace("package: p", "package: p\nevents:\n  close: { description: \"a }"),
            GOOD.replace(
                "OPEN: { initial: true, on",
                "OPEN:\n    on: x: y\n    initial: true\n  NEXT: { on"),
            GOOD.replace("\n  SHUT", "\n   on: x\n  SHUT"),
            GOOD.replace(
                "OPEN: { initial: true, on: { close: SHUT } }",
                "OPEN:\n    initial: true\n  on:\n    close: SHUT"),
            GOOD.replace("initial: true, ", ""),
            GOOD.replace("package: p", "package: p\nforbid: [{ from: OPEN, to: ON, because: x }]"),
            GOOD.replace("open: OPEN", "open: OPEN, bolt: shut")
                + "  shut: { on: { open: OPEN } }\n",
            GOOD.replace("close: SHUT }", "close: SHUT }, every: { 5s: SHUT }"),
            GOOD.replace("package: p", "package: p\nreserved: [OPEN]"),
            GOOD.replace("package: p", "package: p\nreserved: { OLD: NEW }"),
            GOOD.replace("package: p", "package: p\nreservedEvents: [close]"),
            GOOD.replace("on: { open: OPEN }", "renamedFrom: OPEN, on: { open: OPEN }"),
            GOOD + "<<<<<<< HEAD\non: { bolt: SHUT }\n=======\non: { lock: SHUT }\n>>>>>>> b\n");
    return Stream.of(Tool.values())
        .flatMap(
            tool ->
                Stream.concat(
                    bad.stream().map(yaml -> Arguments.of(tool, "pawl/door.pawl.yaml", yaml)),
                    Stream.of(
                        Arguments.of(tool, "DoorState.java", ENUM.replace("\"SHUT\"", "\"SHTU\"")),
                        Arguments.of(tool, "DoorState.java", ENUM.replace("@Initial ", "")))));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void oneMistakeIsOneError(Tool tool, String file, String text) throws IOException {
    Compiled compiled = compile(tool, file, text);
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(1, errors.size(), compiled::text);
    assertTrue(errors.get(0).code().isPresent(), compiled::text);
    assertFalse(compiled.success());
    assertFalse(Files.exists(temp.resolve("lock")));
    assertTrue(compiled.generated().keySet().stream().allMatch(f -> f.endsWith(".java")));
  }

  private static Stream<Arguments> mistakesOfOtherMachines() {
    String good =
        """
        machine: Door
        package: p
        states:
          OUT: { initial: true, on: { enter: IN, back: H } }
          IN:
            on: { leave: OUT }
            states:
              SHUT: { initial: true, on: { open: OPEN } }
              OPEN: { on: { close: SHUT } }
              H: { history: deep, to: SHUT }
        """;
    return Stream.of(
            good.replace("history: deep, to: SHUT", "history: deep, to: OUT"),
            GOOD.replace("close: SHUT }", "close: SHUT }, every: { 0s: { effects: [ring] } }"),
            good.replace("back: H", "back: { to: [H, IN], choose: pick }"),
            good.replace("back: H", "back: { to: [H, IN, OUT], choose: pick }"))
        .map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("mistakesOfOtherMachines")
  void oneMistakeIsOneErrorWhereTypesAreNamed(String yaml) throws IOException {
    List<Path> sources =
        List.of(
            Job.write(
                temp,
                "Use.java",
                "package p; class Use { DoorMachine machine; DoorState state; DoorEvent event; }"));
    Path file = Job.write(temp, "pawl/door.pawl.yaml", yaml);
    Job job =
        new Job(
            sources,
            temp.resolve("work"),
            17,
            false,
            List.of("-Apawl.machines=" + file.getParent()));
    Compiled compiled = Tool.JAVAC.compile(job);
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(1, errors.size(), compiled::text);
    assertTrue(errors.get(0).code().isPresent(), compiled::text);
  }

  @Test
  void predicatesAreKeptIfAGuardTestsAnUnknownState() throws IOException {
    List<Path> sources =
        List.of(
            Job.write(
                temp,
                "DoorState.java",
                ENUM.replace(
                    "to = \"SHUT\"", "to = \"SHUT\", guard = \"free && !in(SHTU) && oiled\"")),
            Job.write(
                temp,
                "Use.java",
                """
                package p;
                class Use implements DoorLogic {
                  @Override public boolean free() { return true; }
                  @Override public boolean oiled() { return true; }
                }
                """));
    Compiled compiled =
        Tool.JAVAC.compile(new Job(sources, temp.resolve("work"), 17, false, List.of()));
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(1, errors.size(), compiled::text);
    assertTrue(errors.get(0).code().isPresent(), compiled::text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"DoorEvent", "DoorMachine", "DoorCodec", "DoorLogic"})
  void existingTypeIsOneError(String taken) throws IOException {
    String door =
        ENUM.replace(
                "@StateMachine",
                "@StateMachine\n@Event(name = \"close\", payload = @Param(name = \"n\", type = int.class))")
            .replace("\"SHUT\"", "\"SHUT\", guard = \"free\"");
    List<Path> sources =
        List.of(
            Job.write(temp, "DoorState.java", door),
            Job.write(temp, taken + ".java", "package p; class " + taken + " {}"));
    Compiled compiled =
        Tool.JAVAC.compile(new Job(sources, temp.resolve("work"), 17, false, List.of()));
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(1, errors.size(), compiled::text);
    assertEquals("DoorState.java", errors.get(0).file(), compiled::text);
  }

  private static Stream<Arguments> refused() {
    String effects = ENUM.replace("to = \"SHUT\"", "to = {SHUT}, effects = \"ring\"");
    // javac runs processors in spite of missing names; in spite of other errors only with an option
    return Stream.of(
        Arguments.of(ENUM.replace("\"SHUT\"", "DoorState.SHTU"), false),
        Arguments.of(ENUM.replace("@StateMachine", "@StateMachine(threadSafe = maybe)"), false),
        Arguments.of(ENUM.replace("\"open\"", "open"), false),
        Arguments.of(ENUM.replace("\"open\"", "open"), true),
        Arguments.of(ENUM.replace("\"SHUT\"", "SHUT"), true),
        Arguments.of(effects, true));
  }

  /** An annotation that javac itself rejects causes only the error of javac. */
  @ParameterizedTest
  @MethodSource("refused")
  void compilerErrorIsOneError(String text, boolean told) throws IOException {
    String use =
        text.contains("effects")
            ? "class Use implements DoorEffects { public void ring() {} }"
            : "class Use { DoorMachine door; DoorPhase phase; }";
    List<Path> sources =
        List.of(
            Job.write(temp, "DoorState.java", text),
            Job.write(temp, "Use.java", "package p; " + use));
    Job job = new Job(sources, temp.resolve("work"), 17, false, List.of());
    Compiled compiled = Tool.JAVAC.compile(told ? job.with("-XDshould-stop.ifError=FLOW") : job);
    List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
    assertEquals(1, errors.size(), compiled::text);
    assertEquals("DoorState.java", errors.get(0).file(), compiled::text);
    assertTrue(errors.get(0).code().isEmpty(), compiled::text);
  }

  @Test
  void stubsCannotBeUsed() throws IOException {
    Compiled compiled =
        compile(Tool.JAVAC, "pawl/door.pawl.yaml", GOOD.replace("SHUT }", "SHTU }"));
    List<Path> sources = new ArrayList<>(Job.below(temp.resolve("work"), ".java"));
    assertTrue(sources.size() >= 6, compiled::text);
    Job again = new Job(sources, temp.resolve("again"), 17, true, List.of("-proc:none"));
    Compiled skeleton = Tool.JAVAC.compile(again);
    assertTrue(skeleton.success(), skeleton::text);
    URL[] path = {again.classes().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, SkeletonTest.class.getClassLoader())) {
      Error error =
          assertThrows(
              ExceptionInInitializerError.class,
              () -> Class.forName("p.DoorMachine", true, loader));
      assertTrue(error.getCause().getMessage().contains("Door has errors"));
    }
  }

  private Compiled compile(Tool tool, String file, String text) throws IOException {
    Files.createDirectories(temp.resolve("pawl"));
    Job.write(temp, file, text);
    List<Path> sources = new ArrayList<>();
    sources.add(Job.write(temp, "Program.java", PROGRAM));
    if (file.endsWith(".java")) {
      sources.add(temp.resolve(file));
    }
    Job job =
        new Job(sources, temp.resolve("work"), 17, false, List.of())
            .with(
                "-Apawl.machines=" + temp.resolve("pawl"),
                "-Apawl.lock=" + temp.resolve("lock"),
                "-Apawl.docs=" + temp.resolve("docs"));
    return tool.compile(tool == Tool.JAVAC ? job.with("-XDshould-stop.ifError=FLOW") : job);
  }
}
