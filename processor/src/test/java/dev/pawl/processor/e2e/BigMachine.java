package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Compiles the machine {@code big.Big}. */
final class BigMachine {

  /** HotSpot compiles no method that is longer. */
  private static final int LONGEST = 8_000;

  /** What tells a chart, once, what it is. */
  private static final String STRUCTURE =
      "(chart\\(|(events|nodes|transitions|decisions)\\d+\\(L.*ChartBuilder;).*";

  private BigMachine() {}

  /** Compiles it without a word from the compiler but that it is large. */
  static Compiled compile(Path temp, Tool tool, String yaml) {
    Job.write(temp, "machines/big.pawl.yaml", yaml);
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Compiled compiled =
        tool.compile(
            Job.of(temp.resolve("src"), temp.resolve("work-" + tool))
                .with("-Apawl.machines=" + temp.resolve("machines")));
    return compiled.clean();
  }

  /** Checks that no method which runs at a step is longer than HotSpot compiles. */
  static void assertShortMethods(Compiled compiled) {
    Map<String, Integer> tooLong = new TreeMap<>(MethodSizes.below(compiled.job().classes()));
    assertTrue(tooLong.size() > 20, tooLong::toString);
    tooLong.values().removeIf(size -> size <= LONGEST);
    // these run once: what fills an enum, and the names that refusals are explained with
    tooLong.keySet().removeIf(m -> m.contains(" $values()"));
    tooLong.keySet().removeIf(m -> m.startsWith("BigTransitions$Rules.class <init>()"));
    tooLong.keySet().removeIf(m -> m.matches("BigTransitions.Code\\.class " + STRUCTURE));
    assertEquals(Map.of(), tooLong);
  }
}
