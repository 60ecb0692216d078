package dev.pawl.language.model;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a timer runs.
 *
 * @param text as declared
 * @param constant the duration, unless a method of the user's {@code Logic} tells it, whose name is
 *     then the text
 */
public record Delay(String text, Optional<Duration> constant, Origin origin) {

  private static final Pattern UNITS =
      Pattern.compile("(?:(\\d+)d)?(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?(?:(\\d+)ms)?");

  /**
   * The duration that a text means: {@code 60s}, {@code 500ms}, {@code 1m30s}, {@code 2h}, {@code
   * 1d} or ISO 8601 as {@code PT1M30S}; empty if it is none, is negative, or is too long to count
   * in milliseconds.
   */
  public static Optional<Duration> parse(String text) {
    if (text.toUpperCase(Locale.ROOT).startsWith("P")) {
      return iso(text);
    }
    Matcher units = UNITS.matcher(text);
    if (text.isEmpty() || !units.matches()) {
      return Optional.empty();
    }
    try {
      Duration sum =
          Duration.ofDays(number(units, 1))
              .plusHours(number(units, 2))
              .plusMinutes(number(units, 3))
              .plusSeconds(number(units, 4))
              .plusMillis(number(units, 5));
      long unused = sum.toMillis(); // throws if it is too long
      return Optional.of(sum);
    } catch (ArithmeticException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Optional<Duration> iso(String text) {
    try {
      Duration duration = Duration.parse(text);
      long unused = duration.toMillis(); // throws if it is too long
      return duration.isNegative() ? Optional.empty() : Optional.of(duration);
    } catch (DateTimeParseException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  private static long number(Matcher units, int group) {
    return units.group(group) == null ? 0 : Long.parseLong(units.group(group));
  }
}
