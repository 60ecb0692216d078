package dev.pawl.store.command;

import dev.pawl.Cause;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The arguments of a command, by the names in the command's usage. Immutable and thread-safe. */
public final class Arguments {

  private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(s|m|h|d)");

  private final Map<String, String> words;
  private final Map<String, String> options;

  Arguments(Map<String, String> words, Map<String, String> options) {
    this.words = Map.copyOf(words);
    this.options = Map.copyOf(options);
  }

  /**
   * Returns the value of a positional argument.
   *
   * @param name the name in the usage, such as {@code ID}
   * @throws IllegalArgumentException if the usage has no positional argument with this name
   */
  public String word(String name) {
    if (!words.containsKey(name)) {
      throw new IllegalArgumentException(
          "The usage of this command has no " + name + ". Add it to the usage.");
    }
    return words.get(name);
  }

  /**
   * Returns the value of an option.
   *
   * @param name the name in the usage, such as {@code --machine}
   * @return the value; empty if the option was not given
   */
  public Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** Returns a cause with the values of {@code --actor} and {@code --reason}. */
  public Cause cause() {
    return new Cause(options.get("--actor"), options.get("--reason"), null, Map.of());
  }

  /**
   * Returns an option as a duration, such as {@code 90s}, {@code 15m}, {@code 1h} or {@code 2d}.
   */
  Optional<Duration> duration(String name) {
    return option(name).map(text -> duration(name, text));
  }

  private static Duration duration(String name, String text) {
    Matcher parts = DURATION.matcher(text);
    if (!parts.matches()) {
      throw new UsageError(
          name + " must be a number with the unit s, m, h or d, such as 90s or 1h.");
    }
    long count = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      case "h" -> Duration.ofHours(count);
      default -> Duration.ofDays(count);
    };
  }

  /**
   * Returns an option as a number greater than 0; returns {@code otherwise} if the option was not
   * given.
   */
  int number(String name, int otherwise) {
    String text = options.get(name);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("[1-9][0-9]{0,8}")) {
      throw new UsageError(name + " must be a number greater than 0.");
    }
    return Integer.parseInt(text);
  }
}
