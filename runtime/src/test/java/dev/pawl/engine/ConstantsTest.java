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
            () -> Constants.require("Light", Light.values(), compiled))
        .getMessage();
  }

  @Test
  void theSameConstantsAreFine() {
    Constants.require("Light", Light.values(), "RED", "AMBER", "GREEN");
    Constants.require("Nothing", new Light[0]);
  }

  @Test
  void anyDifferenceIsToldWithWhatToDo() {
    assertEquals(
        "Light was compiled with GREEN as constant 1 of its enum, and now that is AMBER. Compile"
            + " the enum and what is generated for it together.",
        wrong("RED", "GREEN", "AMBER"));
    assertEquals(
        "Light was compiled with nothing as constant 2 of its enum, and now that is GREEN. Compile"
            + " the enum and what is generated for it together.",
        wrong("RED", "AMBER"));
    assertEquals(
        "Light was compiled with BLUE as constant 3 of its enum, and now that is nothing. Compile"
            + " the enum and what is generated for it together.",
        wrong("RED", "AMBER", "GREEN", "BLUE"));
  }

  private static int[] positions(String... compiled) {
    return Constants.positions("Light", Light.values(), compiled);
  }

  @Test
  void constantsThatHaveMovedAreFoundWhereTheyWere() {
    assertArrayEquals(new int[] {0, 1, 2}, positions("RED", "AMBER", "GREEN"));
    assertArrayEquals(new int[] {1, 2, 0}, positions("GREEN", "RED", "AMBER"));
    assertArrayEquals(new int[0], Constants.positions("Nothing", new Light[0]));
  }

  @Test
  void constantsThatCameOrWentAreTold() {
    assertEquals(
        "Light must be compiled again: since it was, AMBER has been added to its enum.",
        assertThrows(IncompatibleClassChangeError.class, () -> positions("RED", "GREEN"))
            .getMessage());
    assertEquals(
        "Light must be compiled again: since it was, constants of its enum are gone.",
        assertThrows(
                IncompatibleClassChangeError.class,
                () -> positions("RED", "AMBER", "GREEN", "BLUE"))
            .getMessage());
    assertThrows(IncompatibleClassChangeError.class, () -> positions("RED", "AMBER", "BLUE"));
  }
}
