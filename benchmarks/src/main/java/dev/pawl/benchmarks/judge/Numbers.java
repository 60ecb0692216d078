package dev.pawl.benchmarks.judge;

import dev.pawl.benchmarks.figure.Figure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people read them: three digits, and commas between thousands. */
public final class Numbers {

  /** What measuring itself leaves in the bytes of a step that allocates nothing. */
  static final double NO_BYTES = 0.01;

  private static final MathContext DIGITS = new MathContext(3);
  private static final int DECIMALS = 3;

  private Numbers() {}

  /** A number as it is told, and judged: to three digits. */
  static double rounded(double value) {
    return new BigDecimal(value).round(DIGITS).doubleValue();
  }

  /** A number: 0.387, 2.08, 16.6, 107, 45,000. */
  public static String text(double value) {
    BigDecimal told =
        new BigDecimal(value)
            .round(DIGITS)
            .setScale(DECIMALS, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return plain(told);
  }

  /** A number of a unit, without it: bytes are whole where they are. */
  public static String ofUnit(double value, String unit) {
    return unit.equals("B") && value < NO_BYTES ? "0" : text(value);
  }

  /** A number with its unit. */
  public static String text(double value, String unit) {
    String number = ofUnit(value, unit);
    return switch (unit) {
      case "1" -> number;
      case "1/s" -> number + " per second";
      default -> number + " " + unit;
    };
  }

  /** The median with the least and the greatest, where they differ. */
  public static String spread(Figure figure) {
    String middle = ofUnit(figure.value(), figure.unit());
    String low = ofUnit(figure.low(), figure.unit());
    String high = ofUnit(figure.high(), figure.unit());
    return low.equals(high) ? middle : "%s (%s to %s)".formatted(middle, low, high);
  }

  /** A limit, exactly: 0.6, 1,000. */
  static String limit(double limit) {
    return plain(BigDecimal.valueOf(limit).stripTrailingZeros());
  }

  private static String plain(BigDecimal number) {
    return String.format(Locale.ROOT, "%,." + Math.max(0, number.scale()) + "f", number);
  }
}
