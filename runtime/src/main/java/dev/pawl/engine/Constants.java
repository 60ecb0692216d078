package dev.pawl.engine;

import java.util.List;

/**
 * The positions of the constants of an enum, and whether it still is what a machine was compiled
 * with.
 */
public final class Constants {

  private Constants() {}

  /**
   * The position of each constant of an enum in the tables of a machine. The enum may have been
   * compiled apart, so its constants may have moved since; but they must be the same.
   *
   * @return for each ordinal the position
   * @throws IncompatibleClassChangeError if they are not the same; the machine must be compiled
   *     again
   */
  public static int[] positions(String machine, Enum<?>[] constants, String... compiled) {
    List<String> names = List.of(compiled);
    int[] positions = new int[constants.length];
    for (Enum<?> constant : constants) {
      positions[constant.ordinal()] = names.indexOf(constant.name());
      if (positions[constant.ordinal()] < 0) {
        throw changed(machine, constant.name() + " has been added to its enum");
      }
    }
    if (constants.length < compiled.length) {
      throw changed(machine, "constants of its enum are gone");
    }
    return positions;
  }

  private static IncompatibleClassChangeError changed(String machine, String what) {
    return new IncompatibleClassChangeError(
        machine + " must be compiled again: since it was, " + what + ".");
  }

  /**
   * Requires an enum's constants to be those of the compiled machine, in the same order: the tables
   * of the machine go by position.
   *
   * @throws IncompatibleClassChangeError if they are not; the machine must be compiled again
   */
  public static void require(String machine, Enum<?>[] constants, String... compiled) {
    for (int i = 0; i < Math.max(constants.length, compiled.length); i++) {
      String now = i < constants.length ? constants[i].name() : "nothing";
      String then = i < compiled.length ? compiled[i] : "nothing";
      if (!now.equals(then)) {
        throw new IncompatibleClassChangeError(
            machine
                + " was compiled with "
                + then
                + " as constant "
                + i
                + " of its enum, and now that is "
                + now
                + ". Compile the enum and what is generated for it together.");
      }
    }
  }
}
