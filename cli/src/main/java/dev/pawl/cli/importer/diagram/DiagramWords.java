package dev.pawl.cli.importer.diagram;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.MethodWords;
import dev.pawl.language.model.Delay;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules for the texts of labels, which describe timers, events, guards and actions. */
final class DiagramWords {

  private static final Pattern TIME =
      Pattern.compile(
          "(?:(?<name>[\\p{L}\\p{N}_.$-]+) )?(?<word>after|every)[ (]+(?<delay>[^()]+?)\\)?",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern QUANTITY =
      Pattern.compile("(\\d{1,12}(?:\\.\\d{1,12})?)\\s*(\\p{L}+)");
  private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$.-]*");
  private static final Pattern CALL =
      Pattern.compile("(?<name>[\\p{L}_$][\\p{L}\\p{N}_$.]*)\\((?<arguments>.*)\\)");
  private static final String RAISE = "raise ";

  private static final Map<String, String> UNITS =
      Map.ofEntries(
          Map.entry("ms", "ms"),
          Map.entry("msec", "ms"),
          Map.entry("millisecond", "ms"),
          Map.entry("milliseconds", "ms"),
          Map.entry("s", "s"),
          Map.entry("sec", "s"),
          Map.entry("secs", "s"),
          Map.entry("second", "s"),
          Map.entry("seconds", "s"),
          Map.entry("m", "m"),
          Map.entry("min", "m"),
          Map.entry("mins", "m"),
          Map.entry("minute", "m"),
          Map.entry("minutes", "m"),
          Map.entry("h", "h"),
          Map.entry("hour", "h"),
          Map.entry("hours", "h"),
          Map.entry("d", "d"),
          Map.entry("day", "d"),
          Map.entry("days", "d"),
          Map.entry("w", "w"),
          Map.entry("week", "w"),
          Map.entry("weeks", "w"));

  private static final Map<String, Long> MILLISECONDS =
      Map.of("ms", 1L, "s", 1_000L, "m", 60_000L, "h", 3_600_000L, "d", 86_400_000L);

  private DiagramWords() {}

  /**
   * Returns the timer that a label describes; empty if the label is an event.
   *
   * @param named whether the delay may also be the name of a method
   */
  static Optional<ImportedTrigger> timer(String event, boolean named) {
    Matcher time = TIME.matcher(event);
    if (!time.matches()) {
      return Optional.empty();
    }
    String delay = time.group("delay").strip();
    String name = time.group("name") == null ? "" : time.group("name");
    boolean repeats = time.group("word").equalsIgnoreCase("every");
    Optional<String> duration = duration(delay);
    if (duration.isEmpty() && named && NAME.matcher(delay).matches()) {
      duration = Optional.of(delay);
    }
    return duration.map(d -> new ImportedTrigger.Timer(d, "", name, repeats));
  }

  private static Optional<String> duration(String text) {
    if (Delay.parse(text).isPresent()) {
      return Optional.of(text);
    }
    Matcher quantity = QUANTITY.matcher(text);
    return quantity.matches()
        ? Optional.ofNullable(UNITS.get(quantity.group(2).toLowerCase(Locale.ROOT)))
            .map(unit -> duration(new BigDecimal(quantity.group(1)), unit))
        : Optional.empty();
  }

  /** Returns a duration without weeks and fractions, which Pawl's durations do not have. */
  private static String duration(BigDecimal amount, String unit) {
    if (unit.equals("w")) {
      return duration(amount.multiply(BigDecimal.valueOf(7)), "d");
    } else if (amount.signum() == 0 || amount.stripTrailingZeros().scale() <= 0) {
      return amount.toBigInteger() + unit;
    }
    BigDecimal millis = amount.multiply(BigDecimal.valueOf(requireNonNull(MILLISECONDS.get(unit))));
    boolean isSeconds = millis.remainder(BigDecimal.valueOf(1_000)).signum() == 0;
    return isSeconds
        ? millis.toBigInteger().divide(BigInteger.valueOf(1_000)) + "s"
        : millis.toBigInteger() + "ms";
  }

  /** Returns whether a text is a timer with a number, but its unit of time is not known. */
  static boolean isUnreadTimer(String event) {
    Matcher time = TIME.matcher(event);
    return time.matches()
        && Character.isDigit(time.group("delay").charAt(0))
        && timer(event, false).isEmpty();
  }

  /** Returns whether a label is only a time, such as {@code 10s}, so that it is an event. */
  static boolean isTime(String event) {
    return duration(event).isPresent();
  }

  /**
   * Returns the events of a label. If the label is a list of names, each name is an event.
   * Otherwise the whole label is one event.
   */
  static List<String> events(String label) {
    List<String> names = List.of(label.split("\\s*,\\s*"));
    return names.size() > 1 && names.stream().allMatch(n -> NAME.matcher(n).matches())
        ? names
        : List.of(label);
  }

  /** Returns the name of an event. Removes arguments in parentheses. */
  static String withoutArguments(String event) {
    Matcher call = CALL.matcher(event);
    return call.matches() ? call.group("name") : event;
  }

  /** Returns whether a text consists of names without blanks, separated by commas. */
  static boolean isNameList(String list) {
    return List.of(list.split("\\s*,\\s*")).stream().allMatch(n -> NAME.matcher(n).matches());
  }

  /**
   * Returns the action in a label. The text {@code raise EVENT} raises an event, and any other text
   * is an effect.
   */
  static ImportedAction action(String text) {
    if (text.startsWith(RAISE) && text.length() > RAISE.length()) {
      return new ImportedAction.Raise(text.substring(RAISE.length()).strip());
    }
    Matcher call = CALL.matcher(text);
    if (call.matches() && call.group("arguments").isBlank()) {
      return new ImportedAction.Effect(call.group("name"), "");
    }
    return NAME.matcher(text).matches()
        ? new ImportedAction.Effect(text, "")
        : new ImportedAction.Effect(MethodWords.of(text, "action"), text);
  }

  /** Returns a guard that holds if all the given guards hold; empty if there are none. */
  static Optional<ImportedGuard> guard(List<String> guards, BooleanText.States states) {
    List<ImportedGuard> all = new ArrayList<>();
    guards.forEach(g -> all.add(BooleanText.parse(g, states)));
    return all.isEmpty() ? Optional.empty() : Optional.of(ImportedGuard.and(all));
  }
}
