package dev.pawl.store.command;

import dev.pawl.Cause;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words after a command, as its usage names it. Immutable. */
public final class Arguments {

  private static final Pattern DURATION = Pattern.compile("([0-9]{1,9})(s|m|h|d)");

  private final Map<String, String> words;
  private final Map<String, String> options;

  Arguments(Map<String, String> words, Map<String, String> options) {
    this.words = Map.copyOf(words);
    this.options = Map.copyOf(options);
  }

  /**
   * A word.
   *
   * @param name as the usage has it: {@code ID}
   * @throws IllegalArgumentException if the usage has none of this name
   */
  public String word(String name) {
    if (!words.containsKey(name)) {
      throw new IllegalArgumentException("The usage has no " + name + ".");
    }
    return words.get(name);
  }

  /**
   * The value of an option, if it was given.
   *
   * @param name as the usage has it: {@code --machine}
   */
  public Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** The cause that {@code --actor} and {@code --reason} tell. */
  public Cause cause() {
    return new Cause(options.get("--actor"), options.get("--reason"), null, Map.of());
  }

  /** A duration such as {@code 90s}, {@code 15m}, {@code 1h} or {@code 2d}. */
  Optional<Duration> duration(String name) {
    return option(name).map(text -> duration(name, text));
  }

  private static Duration duration(String name, String text) {
    Matcher parts = DURATION.matcher(text);
    if (!parts.matches()) {
      throw new UsageError(name + " must be a number and s, m, h or d, such as 90s or 1h.");
    }
    long count = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      case "h" -> Duration.ofHours(count);
      default -> Duration.ofDays(count);
    };
  }

  /** A number from 1. */
  int number(String name, int otherwise) {
    String text = options.get(name);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("[1-9][0-9]{0,8}")) {
      throw new UsageError(name + " must be a number from 1.");
    }
    return Integer.parseInt(text);
  }
}
