package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ConstantPositionsTest {

  private enum Light {
    RED,
    AMBER,
    GREEN
  }

  private static int[] positions(String... compiled) {
    return Tables.positions("Light", Light.values(), compiled);
  }

  @Test
  void movedConstantsKeepTheirCompiledIndex() {
    assertArrayEquals(new int[] {0, 1, 2}, positions("RED", "AMBER", "GREEN"));
    assertArrayEquals(new int[] {1, 2, 0}, positions("GREEN", "RED", "AMBER"));
    assertArrayEquals(new int[0], Tables.positions("Nothing", new Light[0]));
  }

  @Test
  void addedOrRemovedConstantsThrow() {
    assertEquals(
        "Light must be recompiled: the constant AMBER was added to its enum.",
        assertThrows(IncompatibleClassChangeError.class, () -> positions("RED", "GREEN"))
            .getMessage());
    assertEquals(
        "Light must be recompiled: constants were removed from its enum.",
        assertThrows(
                IncompatibleClassChangeError.class,
                () -> positions("RED", "AMBER", "GREEN", "BLUE"))
            .getMessage());
    assertThrows(IncompatibleClassChangeError.class, () -> positions("RED", "AMBER", "BLUE"));
  }
}
