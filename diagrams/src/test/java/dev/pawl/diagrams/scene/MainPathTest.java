package dev.pawl.diagrams.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that the main path is the path that people would call the happy path. */
class MainPathTest {

  /** A machine from the file, with its acceptable paths. */
  private record Known(String name, List<String[]> arrows, List<String> ends, List<String> paths) {

    Known(String name) {
      this(name, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    String path() {
      Map<String, List<String[]>> states = new LinkedHashMap<>();
      for (String[] arrow : arrows) {
        states.computeIfAbsent(arrow[0], s -> new ArrayList<>()).add(arrow);
        states.computeIfAbsent(arrow[2], s -> new ArrayList<>());
      }
      MachineSketch sketch = MachineSketch.named(name);
      states.forEach(
          (state, own) ->
              sketch.state(
                  state,
                  s -> {
                    if (state.equals(arrows.get(0)[0])) {
                      s.initial("");
                    }
                    if (ends.contains(state)) {
                      s.end();
                    }
                    own.forEach(arrow -> s.on(arrow[1], arrow[2]));
                  }));
      return MainPathTest.path(sketch);
    }
  }

  private static String path(MachineSketch sketch) {
    Scene scene = SceneReader.read(ResolvedMachine.of(sketch.machine()));
    StringBuilder out = new StringBuilder();
    for (int number : scene.main()) {
      Scene.Arrow arrow = scene.arrows().get(number);
      if (out.isEmpty()) {
        out.append(scene.figures().get(arrow.from()).name());
      }
      out.append(' ').append(scene.figures().get(arrow.to()).name());
    }
    return out.isEmpty() ? "-" : out.toString();
  }

  private static List<Known> known() throws IOException {
    List<Known> machines = new ArrayList<>();
    try (InputStream in = MainPathTest.class.getResourceAsStream("/paths/machines.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList()) {
        String[] words = line.split(" ");
        Known last = machines.isEmpty() ? null : machines.get(machines.size() - 1);
        switch (words[0]) {
          case "machine" -> machines.add(new Known(words[1]));
          case "final" -> last.ends().addAll(List.of(words).subList(1, words.length));
          case "path" -> last.paths().add(line.substring("path ".length()));
          default -> last.arrows().add(words);
        }
      }
    }
    return machines;
  }

  @Test
  void mainPathOfWellKnownMachinesIsTheHappyPath() throws IOException {
    List<Known> machines = known();
    List<String> wrong = new ArrayList<>();
    for (Known machine : machines) {
      String path = machine.path();
      if (!machine.paths().contains(path)) {
        wrong.add(machine.name() + ": " + path);
      }
    }

    assertTrue(machines.size() > 40, () -> String.valueOf(machines.size()));
    assertTrue(wrong.size() <= machines.size() / 10, () -> String.join("\n", wrong));
  }

  @Test
  void pathNeverEndsInFailureIfThereIsAnotherEnd() throws IOException {
    for (Known machine : known()) {
      String path = machine.path();
      String last = path.substring(path.lastIndexOf(' ') + 1);

      assertFalse(new OutcomeWords(last).saysFailure(), machine.name() + ": " + path);
    }
  }

  @Test
  void pathTakesNoArmOfChoiceIfThereIsAnotherWay() {
    MachineSketch sketch =
        MachineSketch.named("Job")
            .state("NEW", s -> s.initial("").choose("guess", "pick", "A", "B").on("go", "C"))
            .state("A", s -> s.on("next", "C"))
            .state("B", s -> s.on("next", "C"))
            .state("C", s -> s.on("end", "D"))
            .state("D", MachineSketch.Node::end);

    assertEquals("NEW C D", path(sketch));
  }

  @Test
  void onlyWayIsTakenThoughItsNameMeansInterruption() {
    MachineSketch sketch =
        MachineSketch.named("Game")
            .state("LOBBY", s -> s.initial("").on("find", "WAITING_FOR_PARTNER"))
            .state("WAITING_FOR_PARTNER", s -> s.on("found", "READY"))
            .state("READY", s -> s.on("start", "TURN").on("leave", "LOBBY"))
            .state("TURN", s -> s.on("leave", "LOBBY"));

    assertEquals("LOBBY WAITING_FOR_PARTNER READY TURN", path(sketch));
  }

  @Test
  void directExitFromInitialStateIsNoPathIfTheWorkGoesFurther() {
    MachineSketch sketch =
        MachineSketch.named("Reader")
            .state("DISCONNECTED", s -> s.initial("").on("connect", "CONNECTING").on("free", "END"))
            .state("CONNECTING", s -> s.on("shaken", "READY").on("timeout", "DISCONNECTED"))
            .state("READY", s -> s.on("disconnect", "DISCONNECTED"))
            .state("END", MachineSketch.Node::end);

    assertEquals("DISCONNECTED CONNECTING READY", path(sketch));
  }

  @Test
  void pathWithoutEndDoesNotEndInSideTrip() {
    MachineSketch sketch =
        MachineSketch.named("License")
            .state("TRIAL", s -> s.initial("").on("code", "ACTIVE"))
            .state("ACTIVE", s -> s.on("copied", "MISMATCH"))
            .state("MISMATCH", s -> s.on("code", "ACTIVE"));

    assertEquals("TRIAL ACTIVE", path(sketch));
  }

  @Test
  void pathOfWizardEndsWithItsLastStep() {
    MachineSketch sketch =
        MachineSketch.named("Wizard")
            .state("ONE", s -> s.initial("").on("next", "TWO"))
            .state("TWO", s -> s.on("back", "ONE").on("next", "THREE"))
            .state("THREE", s -> s.on("back", "TWO"));

    assertEquals("ONE TWO THREE", path(sketch));
  }

  @Test
  void pathEndsAtGoodEndBeforeRemoval() {
    MachineSketch sketch =
        MachineSketch.named("App")
            .state("DRAFT", s -> s.initial("").on("publish", "PUBLISHED"))
            .state("PUBLISHED", s -> s.on("report", "FLAGGED"))
            .state("FLAGGED", s -> s.on("clear", "PUBLISHED").on("confirm", "REMOVED"))
            .state("REMOVED", MachineSketch.Node::end);

    assertEquals("DRAFT PUBLISHED", path(sketch));
  }

  @Test
  void failedEventDoesNotLeadToTheEndOfThePath() {
    MachineSketch sketch =
        MachineSketch.named("Tenant")
            .state("SETUP", s -> s.initial("").on("abandon", "END").on("verify", "ACTIVE"))
            .state("ACTIVE", s -> s.on("reset", "CLOSING").on("pause", "PAUSED"))
            .state("PAUSED", s -> s.on("resume", "ACTIVE"))
            .state("CLOSING", s -> s.on("skip", "END").on("back", "SETUP"))
            .state("END", MachineSketch.Node::end);

    assertEquals("SETUP ACTIVE CLOSING END", path(sketch));
  }

  @Test
  void eventOfFailureNextToAnotherIsAvoidedIfThereIsAnotherPath() {
    MachineSketch sketch =
        MachineSketch.named("Tenant")
            .state(
                "SETUP",
                s -> s.initial("").on("close", "END").on("abandon", "END").on("verify", "ACTIVE"))
            .state("ACTIVE", s -> s.on("suspend", "PAUSED"))
            .state("PAUSED", s -> s.on("resume", "ACTIVE"))
            .state("END", MachineSketch.Node::end);

    assertEquals("SETUP ACTIVE", path(sketch));
  }

  @Test
  void eventOfFailureNextToAnotherMayEndTheOnlyPath() {
    MachineSketch sketch =
        MachineSketch.named("Job")
            .state("NEW", s -> s.initial("").on("start", "RUNNING"))
            .state(
                "RUNNING", s -> s.on("timeout", "END").on("complete", "END").on("pause", "PAUSED"))
            .state("PAUSED", s -> s.on("resume", "RUNNING"))
            .state("END", MachineSketch.Node::end);

    assertEquals("NEW RUNNING END", path(sketch));
  }

  @Test
  void machineMayStartInStateOfCompositeThatIsNotInitial() {
    List<Scene.Figure> figures =
        List.of(
            figure("OUTER", Scene.Kind.COMPOSITE, -1, false),
            figure("QUEUED", Scene.Kind.STATE, 0, true),
            figure("COMPLETED", Scene.Kind.STATE, 0, false));

    assertEquals(
        List.of(0),
        new MainPath(figures, List.of(new Scene.Arrow(1, 2, List.of())), OutcomeWords::new).path());
  }

  private static Scene.Figure figure(String name, Scene.Kind kind, int parent, boolean initial) {
    return new Scene.Figure(
        name, name, kind, parent, false, initial, false, false, false, Scene.Hint.NONE, "");
  }

  @Test
  void wordsOfFailureCountWithAnyEndingUnlessNegated() {
    for (String name :
        List.of("CANCELLING", "timedOut", "TIMEOUT", "job-killed", "EXPIRY", "Dead")) {
      assertTrue(new OutcomeWords(name).isAvoided(), name);
    }
    for (String name : List.of("RETRIED", "recovering", "DISMISSED")) {
      assertTrue(new OutcomeWords(name).isAvoided(), name);
    }
    for (String name :
        List.of(
            "RETRIEVE_CONTEXT",
            "RECOVERED",
            "NO_ERROR",
            "NotFailed",
            "DEADLINE_SET",
            "DROP_OFF",
            "DONE")) {
      assertFalse(new OutcomeWords(name).isAvoided(), name);
    }
  }
}
