package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.test.RandomWalks.Walk;
import dev.pawl.test.RandomWalks.WalkStep;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants mistakes in the models of compiled charts, and shortens random walks that find them: each
 * event that remains must be needed.
 */
@Tag("slow")
class ShortenedWalksTest {

  private static final int BY_DEFAULT = 40;
  private static final int WALKS = 20;

  @TempDir Path temp;

  private final List<String> failures = new ArrayList<>();
  private int found;
  private int before;
  private int after;

  @Test
  void eachEventOfShortenedWalkIsNeeded() {
    PlantedMistakes.forEach(Fuzz.of(getClass(), BY_DEFAULT), temp, this::check);
    System.out.printf("%d walks shortened from %d to %d events%n", found, before, after);
    assertTrue(found > 0 && after < before, found + " mistakes were found");
    assertEquals(List.of(), failures);
  }

  private void check(PlantedMistakes.Planted planted) {
    RandomWalks<?> walks;
    try {
      walks = new RandomWalks<>(planted.type(), planted.paths()).walks(WALKS, 50);
    } catch (IllegalStateException | IllegalArgumentException e) {
      return; // its macrosteps do not end, or it has other events than the compiled machine
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < WALKS; i++) {
      Walk walk = walks.walk(random);
      if (walk.failure().isPresent()) {
        requireMinimal(walks, walk, walks.shrunk(walk), planted);
        return;
      }
    }
  }

  private void requireMinimal(
      RandomWalks<?> walks, Walk walk, Walk shrunk, PlantedMistakes.Planted planted) {
    found++;
    before += walk.steps().size();
    after += shrunk.steps().size();
    Optional<String> cause = cause(walk);
    if (!cause(walks.again(shrunk, shrunk.steps())).equals(cause)) {
      failures.add(shrunk.names() + " does not fail again: " + planted);
    }
    for (int i = 0; i < shrunk.steps().size(); i++) {
      List<WalkStep> fewer = new ArrayList<>(shrunk.steps());
      fewer.remove(i);
      if (cause(walks.again(shrunk, fewer)).equals(cause)) {
        failures.add(shrunk.names() + " fails without " + shrunk.names().get(i) + ": " + planted);
      }
    }
  }

  private static Optional<String> cause(Walk walk) {
    return walk.failure().map(RandomWalks.Failure::cause);
  }
}
