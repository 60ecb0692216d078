package dev.pawl.engine;

/**
 * Makes the transition tables of machines. Those of large ones are written as text, because an
 * array initializer may not exceed 64 kB of bytecode: each character is a number plus one; zero is
 * none.
 */
public final class Tables {

  private Tables() {}

  /** A table of numbers, -1 where there is none. */
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

  /** The lines of a text that stands in parts. */
  public static String[] lines(String... parts) {
    return String.join("", parts).split("\n", -1);
  }

  /** The same table with the values that the numbers stand for, null where there is none. */
  public static <T> T[] valuesOf(short[] numbers, T[] values, T[] table) {
    for (int i = 0; i < numbers.length; i++) {
      table[i] = numbers[i] < 0 ? null : values[numbers[i]];
    }
    return table;
  }
}
