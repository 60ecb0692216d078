package dev.pawl.engine;

import java.util.List;

/**
 * Methods that create the tables of a machine. Large tables are written as strings, because an
 * array initializer is limited to 64 kB of bytecode. Each char is a number plus one; the char zero
 * means that the number is missing.
 */
public final class Tables {

  private Tables() {}

  /** Returns a table of numbers, with -1 for missing numbers. */
  public static short[] shorts(int size, String... parts) {
    short[] table = new short[size];
    int index = 0;
    for (String part : parts) {
      for (int i = 0; i < part.length(); i++) {
        table[index++] = (short) (part.charAt(i) - 1);
      }
    }
    return table;
  }

  /** Returns the lines of a text that is split into parts. */
  public static String[] lines(String... parts) {
    return String.join("", parts).split("\n", -1);
  }

  /**
   * Fills {@code table} and returns it. Each cell gets the element of {@code values} whose index
   * {@code numbers} contains, or null if that index is -1.
   */
  public static <T> T[] valuesOf(short[] numbers, T[] values, T[] table) {
    for (int i = 0; i < numbers.length; i++) {
      table[i] = numbers[i] < 0 ? null : values[numbers[i]];
    }
    return table;
  }

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
