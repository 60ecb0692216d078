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

      assertFalse(OutcomeWords.saysFailure(last), machine.name() + ": " + path);
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
  void wordsOfFailureCountWithAnyEndingUnlessNegated() {
    for (String name :
        List.of("CANCELLING", "timedOut", "TIMEOUT", "job-killed", "EXPIRY", "Dead")) {
      assertTrue(OutcomeWords.isAvoided(name), name);
    }
    for (String name : List.of("NO_ERROR", "NotFailed", "DEADLINE_SET", "DROP_OFF", "DONE")) {
      assertFalse(OutcomeWords.isAvoided(name), name);
    }
  }
}
