package dev.pawl.engine;

/**
 * The decoder of transition tables. Large tables are written as strings, because an array
 * initializer is limited to 64 kB of bytecode. Each char is a number plus one; the char zero means
 * that the number is missing.
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
}
