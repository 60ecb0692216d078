package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ConstantsTest {

  private enum Light {
    RED,
    AMBER,
    GREEN
  }

  private static String wrong(String... compiled) {
    return assertThrows(
            IncompatibleClassChangeError.class,
            () -> Definition.requireConstants("Light", Light.values(), compiled))
        .getMessage();
  }

  @Test
  void equalConstantsAreAccepted() {
    Definition.requireConstants("Light", Light.values(), "RED", "AMBER", "GREEN");
    Definition.requireConstants("Nothing", new Light[0]);
  }

  @Test
  void differingConstantsThrowWithRemedy() {
    assertEquals(
        "Light was compiled with GREEN as constant 1 of its enum, but this constant is now AMBER. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "GREEN", "AMBER"));
    assertEquals(
        "Light was compiled with nothing as constant 2 of its enum, but this constant is now GREEN. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "AMBER"));
    assertEquals(
        "Light was compiled with BLUE as constant 3 of its enum, but this constant is now nothing. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "AMBER", "GREEN", "BLUE"));
  }

  private static int[] positions(String... compiled) {
    return Constants.positions("Light", Light.values(), compiled);
  }

  @Test
  void movedConstantsKeepTheirCompiledIndex() {
    assertArrayEquals(new int[] {0, 1, 2}, positions("RED", "AMBER", "GREEN"));
    assertArrayEquals(new int[] {1, 2, 0}, positions("GREEN", "RED", "AMBER"));
    assertArrayEquals(new int[0], Constants.positions("Nothing", new Light[0]));
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
