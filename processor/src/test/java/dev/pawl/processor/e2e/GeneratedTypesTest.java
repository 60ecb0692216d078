package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests files that name types which are generated in the same compilation. */
class GeneratedTypesTest {

  @TempDir Path temp;

  private void machine(String file, String name, String payload) {
    Job.write(
        temp,
        "src/p/" + file,
        """
        machine: %s
        package: p
        events: { go: { payload: { value: %s } } }
        states:
          A: { initial: true, on: { go: B } }
          B: { final: true }
        """
            .formatted(name, payload));
  }

  private Job job() {
    Job.write(
        temp,
        "src/p/Use.java",
        """
        package p;

        class Use {
          FirstMachine first;
        }
        """);
    return Job.of(temp.resolve("src"), temp.resolve("work"))
        .with("-classpath", Job.RUNTIME.toString())
        .with("-Apawl.machines=" + temp.resolve("src"));
  }

  @ParameterizedTest
  @EnumSource
  void eventOfAnotherFileIsPayload(Tool tool) {
    machine("a.pawl.yaml", "First", "SecondEvent");
    machine("b.pawl.yaml", "Second", "ThirdState");
    machine("c.pawl.yaml", "Third", "int");
    tool.compile(job()).clean();
  }

  @ParameterizedTest
  @EnumSource
  void fileOfAnAnnotationWaitsForTheTypesOfAnEnum(Tool tool) {
    machine("first.yaml", "First", "DoorEvent");
    Job.write(
        temp,
        "src/p/Trigger.java",
        "package p;\n\n@dev.pawl.StateMachine(yaml = \"first.yaml\")\ninterface Trigger {}\n");
    Job.write(
        temp,
        "src/p/DoorState.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine
        enum DoorState {
          @Initial @Transition(on = "open", to = "OPEN") SHUT,
          @Final OPEN
        }
        """);
    tool.compile(job()).clean();
  }

  @ParameterizedTest
  @EnumSource
  void missingTypeIsReportedOnce(Tool tool) {
    machine("a.pawl.yaml", "First", "SecondEvnt");
    machine("b.pawl.yaml", "Second", "int");
    Compiled compiled = tool.compile(job());
    assertEquals(List.of("PAWL039"), compiled.codes(), compiled::text);
    assertEquals(1, compiled.messages().stream().filter(Message::isError).count(), compiled::text);
    Message problem = compiled.problems("PAWL039").get(0);
    assertEquals(3, problem.position().orElseThrow().line());
    assertTrue(problem.text().contains("Did you mean \"SecondEvent\"?"), problem::text);
  }

  @ParameterizedTest
  @EnumSource
  void missingTypeOfAnAnnotationIsReportedAtTheAnnotation(Tool tool) {
    machine("first.yaml", "First", "Missing");
    machine("b.pawl.yaml", "Second", "int");
    Job.write(
        temp,
        "src/p/Trigger.java",
        "package p;\n\n@dev.pawl.StateMachine(yaml = \"first.yaml\")\ninterface Trigger {}\n");
    Compiled compiled = tool.compile(job());
    assertEquals(List.of("PAWL039"), compiled.codes(), compiled::text);
    assertEquals("Trigger.java", compiled.problems("PAWL039").get(0).file());
    assertEquals(1, compiled.messages().stream().filter(Message::isError).count(), compiled::text);
  }
}
