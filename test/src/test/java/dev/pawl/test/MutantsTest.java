package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants mistakes in the models of compiled charts: the paths of the model with the mistake must
 * find that the compiled machine does something else.
 */
@Tag("slow")
class MutantsTest {

  private static final int BY_DEFAULT = 60;

  @TempDir Path temp;

  /** The numbers of mutants of one kind. */
  private static final class Count {
    private int unknown;
    private int same;
    private int caught;
    private int missed;
  }

  private final Map<Mutants.Mistake, Count> counts = new EnumMap<>(Mutants.Mistake.class);
  private final List<String> survivors = new ArrayList<>();

  @Test
  void pathsFindPlantedMistakes() {
    PlantedMistakes.forEach(Fuzz.of(getClass(), BY_DEFAULT), temp, this::check);
    counts.forEach(
        (mistake, n) ->
            System.out.printf(
                "%s: %d of %d caught, %d do the same as the machine, %d unknown%n",
                mistake, n.caught, n.caught + n.missed, n.same, n.unknown));
    int caught = counts.values().stream().mapToInt(n -> n.caught).sum();
    System.out.printf("%d of %d caught%n", caught, caught + survivors.size());
    assertTrue(
        survivors.size() * 20 <= caught + survivors.size(),
        () -> survivors.size() + " survived:\n" + String.join("\n", survivors));
  }

  private void check(PlantedMistakes.Planted planted) {
    Count count = counts.computeIfAbsent(planted.mutant().mistake(), m -> new Count());
    Optional<String> difference;
    try {
      difference = ModelDifference.of(planted.chart().machine(), planted.mutant().machine());
    } catch (IllegalStateException
        | IllegalArgumentException
        | ModelDifference.TooLargeException e) {
      count.unknown++; // its macrosteps do not end, it has other events, or it is too large
      return;
    }
    if (difference.isEmpty()) {
      count.same++;
    } else if (isCaught(planted.paths())) {
      count.caught++;
    } else {
      count.missed++;
      survivors.add(difference.get() + "\n" + planted);
    }
  }

  private static boolean isCaught(MachinePaths paths) {
    for (MachinePaths.Case test : paths.cases()) {
      try {
        test.run();
      } catch (AssertionError | RuntimeException e) {
        return true;
      }
    }
    return false;
  }
}
