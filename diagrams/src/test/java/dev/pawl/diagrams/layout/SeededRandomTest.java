package dev.pawl.diagrams.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SeededRandomTest {

  @Test
  void sequenceIsThatOfTheJdk() {
    SeededRandom random = new SeededRandom(20);
    Random expected = new Random(20);
    for (int i = 0; i < 10_000; i++) {
      int bound = 1 + i * 217_001;
      bound = bound < 0 ? -bound : bound;
      assertEquals(
          expected.nextInt(bound), random.nextInt(bound), "number " + i + " below " + bound);
    }
  }
}
