package dev.pawl.engine;

import java.util.List;

/** The indexes of the constants of an enum in the tables of a machine. */
public final class Constants {

  private Constants() {}

  /**
   * Returns the index of each constant of an enum in the tables of a machine. The enum may have
   * been compiled separately, so its constants may have another order, but they must have the same
   * names.
   *
   * @param machine the name of the machine
   * @param constants the constants of the enum now
   * @param compiled the names of the constants when the machine was compiled
   * @return for each ordinal in the enum, the index in the tables
   * @throws IncompatibleClassChangeError if constants were added or removed; the machine must be
   *     recompiled
   */
  public static int[] positions(String machine, Enum<?>[] constants, String... compiled) {
    List<String> names = List.of(compiled);
    int[] positions = new int[constants.length];
    for (Enum<?> constant : constants) {
      positions[constant.ordinal()] = names.indexOf(constant.name());
      if (positions[constant.ordinal()] < 0) {
        throw changed(machine, "the constant " + constant.name() + " was added to its enum");
      }
    }
    if (constants.length < compiled.length) {
      throw changed(machine, "constants were removed from its enum");
    }
    return positions;
  }

  private static IncompatibleClassChangeError changed(String machine, String what) {
    return new IncompatibleClassChangeError(machine + " must be recompiled: " + what + ".");
  }
}
