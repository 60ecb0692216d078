package dev.pawl.data;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Conversions of the number types that different JSON readers create. */
final class PlainNumbers {

  private PlainNumbers() {}

  /** Returns the value as a long; null if the value is not an integer or is out of range. */
  static @Nullable Long whole(@Nullable Object value) {
    boolean whole =
        value instanceof Long
            || value instanceof Integer
            || value instanceof Short
            || value instanceof Byte
            || (value instanceof BigInteger big && big.bitLength() < Long.SIZE);
    return whole && value instanceof Number number ? (Long) number.longValue() : null;
  }

  /**
   * Returns the value as a number; null if the value is neither a number nor one of the strings
   * {@code NaN}, {@code Infinity} and {@code -Infinity}.
   */
  static @Nullable Number number(@Nullable Object value) {
    if (value instanceof String text && text.matches("NaN|-?Infinity")) {
      return Double.valueOf(text);
    }
    return value instanceof Number number ? number : null;
  }

  /**
   * Returns whether a finite number stays finite when it is converted to a double. For infinite
   * numbers, returns true.
   */
  static boolean inRange(Number number) {
    return number instanceof Double
        || number instanceof Float
        || Double.isFinite(number.doubleValue());
  }
}
