package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.engine.Engine;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Which methods of the engine HotSpot may take into their callers: a step that is only listened to
 * is made in the program's own code if nothing else is taken there with it.
 */
class EngineMethodsTest {

  /** HotSpot takes no method that is longer, however hot it is: {@code FreqInlineSize}. */
  private static final int LONGEST_TAKEN = 325;

  @Test
  void stepsWithRecordsStandAlone() throws IOException {
    int size = only("run(Ldev/pawl/engine/Instance;");
    assertTrue(size > LONGEST_TAKEN, () -> size + " bytes");
  }

  @Test
  void stepsThatAreOnlyListenedToAreTaken() throws IOException {
    for (String method : List.of("listened(Ldev/pawl/engine/Instance;", "heard(")) {
      int size = only(method);
      assertTrue(size < LONGEST_TAKEN / 3, () -> method + ": " + size + " bytes");
    }
  }

  /** How long the only method of the engine is that begins so. */
  private static int only(String beginning) throws IOException {
    List<Integer> found =
        MethodSizes.of(Engine.class).entrySet().stream()
            .filter(m -> m.getKey().startsWith("Engine " + beginning))
            .map(Map.Entry::getValue)
            .toList();
    assertEquals(1, found.size(), beginning);
    return found.get(0);
  }
}
