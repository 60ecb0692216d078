package dev.pawl.language.model;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The delay of a timer.
 *
 * @param text the text of the delay as declared
 * @param constant the duration; empty if the text is the name of a method of the user's {@code
 *     Logic} that returns the duration
 */
public record Delay(String text, Optional<Duration> constant, Origin origin) {

  private static final Pattern UNITS =
      Pattern.compile("(?:(\\d+)d)?(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?(?:(\\d+)ms)?");

  /**
   * Parses a duration: {@code 60s}, {@code 500ms}, {@code 1m30s}, {@code 2h}, {@code 1d}, or ISO
   * 8601 such as {@code PT1M30S}.
   *
   * @return the duration; empty if the text is not a duration, is negative, or has more
   *     milliseconds than a {@code long} can hold
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
      long unused = sum.toMillis(); // throws if the sum is too long
      return Optional.of(sum);
    } catch (ArithmeticException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Optional<Duration> iso(String text) {
    try {
      Duration duration = Duration.parse(text);
      long unused = duration.toMillis(); // throws if it is too long for milliseconds
      return duration.isNegative() ? Optional.empty() : Optional.of(duration);
    } catch (DateTimeParseException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  private static long number(Matcher units, int group) {
    return units.group(group) == null ? 0 : Long.parseLong(units.group(group));
  }
}
