package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a mistake causes one error, and no errors in generated code or in code that uses it.
 */
class FollowUpErrorsTest {

  private static final String MACHINE =
      """
      machine: %s
      package: p
      states:
        OPEN: { initial: true, on: { close: SHUT } }
        SHUT: { on: { open: OPEN } }
      """;

  @TempDir Path folder;

  private Job job() {
    Job.write(folder, "machines/door.pawl.yaml", MACHINE.formatted("Door"));
    Job.write(folder, "machines/gate.pawl.yaml", MACHINE.formatted("Gate"));
    Job.write(folder, "src/p/Unrelated.java", "package p;\nclass Unrelated {}\n");
    return Job.of(folder.resolve("src"), folder.resolve("work"))
        .with("-Apawl.machines=" + folder.resolve("machines"))
        .lenient();
  }

  private static List<String> messages(Compiled compiled) {
    return compiled.messages().stream()
        .filter(Message::isError)
        .map(m -> m.text().lines().findFirst().orElseThrow())
        .toList();
  }

  @Test
  void oldReleaseIsOneError() {
    Compiled compiled = Tool.JAVAC.compile(job().release(11));
    assertEquals(
        List.of(
            "[PAWL158] Generated code needs Java 17, but this is compiled for Java 11. Compile with"
                + " --release 17 or later."),
        messages(compiled),
        compiled::text);
  }

  @Test
  void oldReleaseWithAnEnumIsOneError() {
    Job job = job();
    Job.write(
        folder,
        "src/p/Lamp.java",
        "package p;\nimport dev.pawl.*;\n@StateMachine enum Lamp { @Initial @Final ON }\n");
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(folder.resolve("src"), folder.resolve("work"))
                .with(job.options())
                .lenient()
                .release(11));
    assertEquals(List.of("PAWL158"), compiled.codes(), compiled::text);
    assertEquals(1, messages(compiled).size(), compiled::text);
  }

  @Test
  void missingRuntimeIsOneError() {
    Compiled compiled =
        Tool.JAVAC.compile(job().with("-classpath", folder.resolve("empty").toString()));
    assertEquals(List.of("PAWL159"), compiled.codes(), compiled::text);
    assertEquals(1, messages(compiled).size(), compiled::text);
  }

  @Test
  void missingImportIsOneError() {
    Job.write(
        folder,
        "src/p/Lamp.java",
        """
        package p;

        import dev.pawl.StateMachine;
        import dev.pawl.Transition;

        @StateMachine
        enum Lamp {
          @Initial
          @Transition(on = "press", to = "OFF")
          ON,
          @Transition(on = "press", to = "ON")
          OFF;

          static Lamp pressed(Lamp lamp) {
            return LampTransitions.press(lamp);
          }
        }
        """);
    Compiled compiled =
        Tool.JAVAC.compile(Job.of(folder.resolve("src"), folder.resolve("work")).lenient());
    assertEquals(List.of("cannot find symbol"), messages(compiled), compiled::text);
  }

  @Test
  void privateTypeIsOneError() {
    Job.write(
        folder,
        "src/p/Door.java",
        """
        package p;

        import dev.pawl.*;

        class Door {
          private record Why(int x) {}

          private enum Signal { CLOSE }

          @StateMachine(context = Why.class)
          @Event(name = "close", payload = @Param(name = "why", type = Why.class))
          enum D {
            @Initial
            @Transition(on = "close", to = "SHUT")
            OPEN,
            @Final
            SHUT
          }

          @StateMachine(events = Signal.class)
          enum F {
            @Initial
            @Transition(on = "close", to = "SHUT")
            OPEN,
            @Final
            SHUT
          }

          D closed(DMachine machine) {
            machine.close(new Why(1));
            DTransitions.close(D.OPEN, new Why(2));
            return machine.state();
          }
        }
        """);
    Compiled compiled =
        Tool.JAVAC.compile(Job.of(folder.resolve("src"), folder.resolve("work")).lenient());
    String seen = "must be a type that generated code can access, not a private type.";
    assertEquals(
        List.of(
            "[PAWL006] \"context\" " + seen,
            "[PAWL006] \"type\" " + seen,
            "[PAWL006] \"events\" " + seen),
        messages(compiled),
        compiled::text);
  }

  /** Object is a type that generated code can access, but not an enum. */
  @Test
  void objectIsNotAnEnum() {
    Job.write(
        folder,
        "src/p/Door.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine(events = Object.class)
        enum Door {
          @Initial
          @Final
          OPEN
        }
        """);
    Compiled compiled =
        Tool.JAVAC.compile(Job.of(folder.resolve("src"), folder.resolve("work")).lenient());
    assertEquals(
        List.of("[PAWL006] \"events\" must be an enum, not the class Object."),
        messages(compiled),
        compiled::text);
  }

  @Test
  void primitiveContextIsOneError() {
    Compiled compiled =
        compileEnum(
            "@StateMachine(context = int.class) enum Lamp {"
                + " @Initial @Transition(on = \"x\", update = \"u\", to = \"ON\") OFF, @Final ON }");
    assertEquals(List.of("PAWL006"), compiled.codes(), compiled::text);
  }

  @Test
  void misplacedMachineIsOneError() {
    Compiled compiled =
        compileEnum("@StateMachine class Lamp { @Initial static final int OFF = 1; }");
    assertEquals(List.of("PAWL001"), compiled.codes(), compiled::text);
  }

  @Test
  void doneWithoutNameIsOneError() {
    Compiled compiled =
        compileEnum(
            "@StateMachine enum Lamp {"
                + " @Initial @Transition(on = \"done.\", to = \"ON\") OFF, @Final ON }");
    assertEquals(List.of("PAWL040"), compiled.codes(), compiled::text);
  }

  @Test
  void propositionErrorNamesTheWords() {
    Compiled compiled =
        compileEnum(
            "@StateMachine @Verify(name = \"p\", never = \"in(ON) &&\") enum Lamp {"
                + " @Initial @Transition(on = \"x\", to = \"ON\") OFF, @Final ON }");
    assertEquals(
        List.of(
            "[PAWL166] \"in(ON) &&\" is not a proposition: in(STATE), entered(STATE), exited(STATE),"
                + " event(EVENT) or final is expected, not the end. Combine words such as in(STATE)"
                + " with &&, || and !."),
        messages(compiled),
        compiled::text);
  }

  @Test
  void mistypedEventIsOneError() {
    Job.write(
        folder,
        "src/p/Rules.java",
        """
        package p;

        class Rules implements LampLogic {
          @Override
          public boolean dark() {
            return LampTransitions.isFinal(Lamp.OFF);
          }
        }
        """);
    Compiled compiled =
        compileEnum(
            "@StateMachine @Event(name = \"pres\", payload = @Param(name = \"n\", type = int.class))"
                + " enum Lamp { @Initial"
                + " @Transition(on = \"press\", guard = \"dark\", to = \"ON\") OFF, @Final ON }");
    assertEquals(List.of("PAWL139"), compiled.codes(), compiled::text);
    assertEquals(1, messages(compiled).size(), compiled::text);
  }

  @Test
  void libraryOfAnotherModuleIsOneError() {
    Job.write(
        folder, "src/module-info.java", "module p {\n  requires transitive dev.pawl.runtime;\n}\n");
    Job.write(
        folder,
        "src/p/Lamp.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine(serializers = Serializer.STORE)
        public enum Lamp {
          @Initial
          @Final
          ON
        }
        """);
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(folder.resolve("src"), folder.resolve("work"))
                .with("--module-path", Libraries.withStores())
                .lenient());
    assertEquals(
        List.of(
            "[PAWL107] The serializer store of Lamp needs pawl-stores, which was not found. Add"
                + " dev.pawl:pawl-stores to the class path. In a module, also require"
                + " dev.pawl.stores."),
        messages(compiled),
        compiled::text);
  }

  private Compiled compileEnum(String text) {
    Job.write(folder, "src/p/Lamp.java", "package p;\nimport dev.pawl.*;\n" + text + "\n");
    return Tool.JAVAC.compile(Job.of(folder.resolve("src"), folder.resolve("work")).lenient());
  }
}
