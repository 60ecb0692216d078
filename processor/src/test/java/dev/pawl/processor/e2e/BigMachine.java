package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Compiles the machine {@code big.Big}. */
final class BigMachine {

  /** The maximum length of methods that HotSpot compiles, in bytes. */
  private static final int LONGEST = 8_000;

  /** The methods that build the structure of a chart; they run once. */
  private static final String STRUCTURE =
      "(chart\\(|(events|nodes|transitions|decisions)\\d+\\(L.*ChartBuilder;).*";

  private BigMachine() {}

  /** Compiles the machine without messages, except that it is large. */
  static Compiled compile(Path temp, Tool tool, String yaml) {
    Job.write(temp, "machines/big.pawl.yaml", yaml);
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Compiled compiled =
        tool.compile(
            Job.of(temp.resolve("src"), temp.resolve("work-" + tool))
                .with("-Apawl.machines=" + temp.resolve("machines")));
    return compiled.clean();
  }

  /** Checks that HotSpot compiles every method that runs in a step. */
  static void assertShortMethods(Compiled compiled) {
    Map<String, Integer> tooLong = new TreeMap<>(MethodSizes.below(compiled.job().classes()));
    assertTrue(tooLong.size() > 20, tooLong::toString);
    tooLong.values().removeIf(size -> size <= LONGEST);
    // these run once: they create enum constants and names for messages
    tooLong.keySet().removeIf(m -> m.contains(" $values()"));
    tooLong.keySet().removeIf(m -> m.startsWith("BigTransitions$Rules.class <init>()"));
    tooLong.keySet().removeIf(m -> m.matches("BigTransitions.Code\\.class " + STRUCTURE));
    assertEquals(Map.of(), tooLong);
  }
}
