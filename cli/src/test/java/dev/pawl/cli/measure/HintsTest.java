package dev.pawl.cli.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.svg.PictureScene;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a complete picture is drawn for any layout hints, even contradictory ones. */
class HintsTest {

  private static final List<String> HINTS = List.of("", "", "main", "side", "end", "end");

  private static String machine(SplittableRandom random) {
    int states = 2 + random.nextInt(8);
    int inner = random.nextInt(3);
    StringBuilder out = new StringBuilder("machine: Any\npackage: p\nstates:\n");
    for (int s = 0; s < states; s++) {
      out.append("  S").append(s).append(": { ");
      out.append(s == 0 ? "initial: true, " : "");
      String hint = HINTS.get(random.nextInt(HINTS.size()));
      out.append(hint.isEmpty() ? "" : "layout: " + hint + ", ");
      if (s > 0 && random.nextInt(4) == 0) {
        out.append("final: true }\n");
        continue;
      }
      if (s == 1 && inner > 0) {
        out.append("states: { A: { initial: true, layout: end, on: { x: B } }, ");
        out.append("B: { layout: main, on: { y: A, z: S0 } } }, ");
      }
      out.append("on: { ");
      for (int e = 0; e <= random.nextInt(4); e++) {
        out.append(e > 0 ? ", " : "").append("e").append(e).append(": S");
        out.append(random.nextInt(states));
      }
      out.append(" } }\n");
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20_261_123, 77})
  void randomLayoutHintsGiveCompletePicture(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 60; i++) {
      String yaml = machine(random);
      ResolvedMachine machine =
          ResolvedMachine.of(
              YamlReader.read("m.yaml", yaml, "p", true, new UnknownTypes(), new Problems())
                  .orElseThrow(() -> new AssertionError(yaml)));
      MachineLayout layout = MachineLayout.of(machine);
      Figures figures =
          new Figures(
              PictureScene.of(SceneReader.read(machine)).scene(),
              SvgReading.of(SvgPainter.paint(machine, layout)));
      assertTrue(layout.painted().picture().isPresent(), yaml);
      assertTrue(figures.exact, () -> "seed " + seed + "\n" + yaml + figures.complaints);
      assertEquals(0, figures.overlaps, () -> "seed " + seed + "\n" + yaml + figures.complaints);
    }
  }
}
