package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Tools;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.Verdict;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares verdicts with the verdicts of Spin. The models for Spin contain the steps of the
 * independent interpreter, and the properties for Spin are formulas of LTL.
 */
@Tag("attack")
class VerdictsBySpinTest {

  private static final int BY_DEFAULT = 40;
  private static final int PROPERTIES = VerifiedChart.PROPERTIES;

  /** The length of a model above which Spin needs many minutes. */
  private static final int LONGEST_MODEL = 120_000;

  @TempDir Path temp;

  @Test
  void verdictsOfRandomPropertiesAreThoseOfSpin() throws Exception {
    Tools.require(isThere("spin") && isThere("tcc"), "Spin and tcc are not installed.");
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random.split());
    int compared = 0;
    int broken = 0;
    for (int tries = 0; compared < fuzz.count() && tries < fuzz.count() * 20; tries++) {
      RestingCharts.Chart chart = charts.next();
      Optional<Integer> found = compare(chart, random.split());
      if (found.isPresent()) {
        compared++;
        broken += found.get();
      }
    }
    System.out.println(
        compared + " charts, " + broken + " of " + compared * PROPERTIES + " properties broken");
    assertTrue(compared > fuzz.count() / 4, compared + " charts were suitable");
    assertTrue(broken > compared && broken < compared * (PROPERTIES - 1), broken + " broken");
  }

  /** Compares the verdicts about one chart; returns the number of broken properties. */
  private Optional<Integer> compare(RestingCharts.Chart chart, SplittableRandom random)
      throws Exception {
    Machine machine = chart.machine();
    if (VerifiedChart.isTimed(machine) || !VerifiedChart.isSuitable(machine)) {
      return Optional.empty();
    }
    List<String> fired =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.NAMED)
            .map(Event::name)
            .filter(e -> !isDeferred(machine, e) && random.nextInt(3) == 0)
            .limit(1)
            .toList();
    InterpretedGraph graph;
    try {
      graph = new InterpretedGraph(machine, VerifiedChart.DEFERRED);
    } catch (InterpretedGraph.UnsuitableException e) {
      return Optional.empty();
    }
    VerifiedChart verified = VerifiedChart.of(chart, random, fired);
    String model = new Promela(machine, graph, verified.properties(), fired).text();
    if (model.length() > LONGEST_MODEL) {
      return Optional.empty();
    }
    List<Boolean> expected = bySpin(model);
    if (expected.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < PROPERTIES; i++) {
      int number = i;
      Verdict actual = verified.results().get(i).verdict();
      assertEquals(
          expected.get(i) ? "fails" : "holds",
          actual == Verdict.FAILS ? "fails" : "holds",
          () -> verified.text(number));
      assertTrue(actual != Verdict.NOT_DECIDED, () -> verified.text(number));
    }
    return Optional.of((int) expected.stream().filter(b -> b).count());
  }

  /**
   * Returns whether a state defers an event. Such an event cannot keep arriving, because the number
   * of deferred events is limited.
   */
  private static boolean isDeferred(Machine machine, String event) {
    return machine.tree().nodes().stream()
        .flatMap(s -> s.behavior().deferred().stream())
        .anyMatch(e -> e.name().equals(event));
  }

  private static boolean isThere(String program) {
    try {
      Process process = new ProcessBuilder(program, program.equals("tcc") ? "-v" : "-V").start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Returns for each property whether Spin finds a run that breaks the property. Returns an empty
   * list if the model has too many propositions for Spin, which limits the length of {@code
   * d_step}.
   */
  private List<Boolean> bySpin(String model) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(temp, "model");
    Files.writeString(folder.resolve("m.pml"), model);
    Output read = output(folder, "spin", "-a", "m.pml");
    if (read.text().contains("d_step sequence too long")) {
      return List.of();
    }
    assertEquals(0, read.exitCode(), read.text());
    run(folder, "tcc", "-w", "-o", "pan", "pan.c");
    List<Boolean> broken = new ArrayList<>();
    for (int i = 0; i < PROPERTIES; i++) {
      String out = run(folder, "./pan", "-a", "-N", "p" + i, "-w18", "-m100000");
      Matcher errors = Pattern.compile("errors: (\\d+)").matcher(out);
      assertTrue(errors.find(), out);
      assertTrue(!out.contains("max search depth too small"), out);
      broken.add(!errors.group(1).equals("0"));
    }
    return broken;
  }

  private record Output(int exitCode, String text) {}

  private static String run(Path folder, String... command)
      throws IOException, InterruptedException {
    Output output = output(folder, command);
    assertEquals(0, output.exitCode(), () -> String.join(" ", command) + "\n" + output.text());
    return output.text();
  }

  private static Output output(Path folder, String... command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes());
    return new Output(process.waitFor(), out);
  }
}
