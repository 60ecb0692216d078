package dev.pawl.data;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Numbers among plain values, whichever reader made them. */
final class PlainNumbers {

  private PlainNumbers() {}

  /** A whole number; null if the value is none, or too large. */
  static @Nullable Long whole(@Nullable Object value) {
    boolean whole =
        value instanceof Long
            || value instanceof Integer
            || value instanceof Short
            || value instanceof Byte
            || (value instanceof BigInteger big && big.bitLength() < Long.SIZE);
    return whole && value instanceof Number number ? (Long) number.longValue() : null;
  }

  /** A number, or what has no digits and is a text; null if the value is neither. */
  static @Nullable Number number(@Nullable Object value) {
    if (value instanceof String text && text.matches("NaN|-?Infinity")) {
      return Double.valueOf(text);
    }
    return value instanceof Number number ? number : null;
  }

  /** Whether a number is none that became infinite only as it was made a double. */
  static boolean inRange(Number number) {
    return number instanceof Double
        || number instanceof Float
        || Double.isFinite(number.doubleValue());
  }
}
