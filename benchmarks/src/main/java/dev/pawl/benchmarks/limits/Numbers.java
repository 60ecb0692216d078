package dev.pawl.benchmarks.limits;

import dev.pawl.benchmarks.figure.Figure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats numbers for readers, with three digits and with commas between thousands. */
public final class Numbers {

  /** The bytes per step that the measurement itself causes. Fewer bytes are shown as 0. */
  static final double NO_BYTES = 0.01;

  private static final MathContext DIGITS = new MathContext(3);
  private static final int DECIMALS = 3;

  private Numbers() {}

  /** Returns a number rounded to three digits, as it is shown and judged. */
  static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }

  /** Returns a number as text: 0.387, 2.08, 16.6, 107, 45,000. */
  public static String text(double value) {
    BigDecimal rounded =
        new BigDecimal(value)
            .round(DIGITS)
            .setScale(DECIMALS, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return plain(rounded);
  }

  /** Returns a number as text without its unit. Bytes below the precision of measurement are 0. */
  public static String ofUnit(double value, String unit) {
    return unit.equals("B") && value < NO_BYTES ? "0" : text(value);
  }

  /** Returns a number as text with its unit. */
  public static String text(double value, String unit) {
    String number = ofUnit(value, unit);
    return switch (unit) {
      case "1" -> number;
      case "1/s" -> number + " per second";
      default -> number + " " + unit;
    };
  }

  /** Returns the median as text, with the smallest and the greatest value if they differ. */
  public static String spread(Figure figure) {
    String middle = ofUnit(figure.value(), figure.unit());
    String low = ofUnit(figure.low(), figure.unit());
    String high = ofUnit(figure.high(), figure.unit());
    return low.equals(high) ? middle : "%s (%s to %s)".formatted(middle, low, high);
  }

  /** Returns the exact text of a limit: 0.6, 1,000. */
  static String limit(double limit) {
    return plain(BigDecimal.valueOf(limit).stripTrailingZeros());
  }

  private static String plain(BigDecimal number) {
    return String.format(Locale.ROOT, "%,." + Math.max(0, number.scale()) + "f", number);
  }
}
