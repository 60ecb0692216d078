package dev.pawl.language.yaml;

import dev.pawl.language.model.Delay;
import dev.pawl.language.problem.Code;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A reader of delays. A delay is a duration or the name of a method that returns a duration. */
final class YamlDelayReader {

  private static final String FORMS =
      "Write 500ms, 60s, 1m30s, 2h, 1d or PT1M30S, or name a Java method that returns it.";

  /**
   * The maximum number of characters in a written delay. This limit is enough for every duration,
   * and it also limits the length of the event name of the timer.
   */
  private static final int MAX_LENGTH = 50;

  /**
   * The delays that cannot be the name of a method, because they start like a number or an ISO 8601
   * duration.
   */
  private static final Pattern NO_NAME =
      Pattern.compile("[^\\p{L}_$].*|PT?[-+]?[0-9].*", Pattern.DOTALL);

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  /**
   * The units of time in the spelling of other tools, with the corresponding units of Pawl. If one
   * unit is the start of another unit, the longer unit comes first.
   */
  private static final List<Map.Entry<Pattern, String>> UNITS =
      List.of(
          Map.entry(Pattern.compile("(?<=[0-9])(milliseconds?|millis|msecs?)"), "ms"),
          Map.entry(Pattern.compile("(?<=[0-9])(seconds?|secs?)"), "s"),
          Map.entry(Pattern.compile("(?<=[0-9])(minutes?|mins?)"), "m"),
          Map.entry(Pattern.compile("(?<=[0-9])(hours?|hrs?)"), "h"),
          Map.entry(Pattern.compile("(?<=[0-9])days?"), "d"));

  private YamlDelayReader() {}

  /**
   * Reads a delay. An invalid delay is reported and replaced by a constant, so that no method is
   * generated for the delay.
   */
  public static Delay read(YamlValue.Text text, FileProblems problems) {
    String written = text.text();
    boolean sane = written.length() <= MAX_LENGTH;
    Optional<Duration> constant = sane ? Delay.parse(written) : Optional.empty();
    if (constant.isEmpty() && NO_NAME.matcher(written).matches()) {
      problems.add(Code.BAD_DELAY, hint(written), text.place(), QuotedText.bare(written));
      constant = Optional.of(Duration.ZERO);
    } else if (constant.isEmpty() && !NameChecks.check(text, "a method", problems)) {
      constant = Optional.of(Duration.ZERO);
    }
    return new Delay(written, constant, text.place());
  }

  private static String hint(String written) {
    if (written.length() > MAX_LENGTH) {
      return FORMS;
    }
    if (NUMBER.matcher(written).matches()) {
      return "It needs a unit: did you mean \"" + written + "s\" or \"" + written + "ms\"?";
    }
    if (written.startsWith("-") || written.startsWith("P-") || written.startsWith("PT-")) {
      return "A timer cannot run backwards.";
    }
    String compact = written.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    for (Map.Entry<Pattern, String> unit : UNITS) {
      compact = unit.getKey().matcher(compact).replaceAll(unit.getValue());
    }
    return !compact.equals(written) && Delay.parse(compact).isPresent()
        ? "Did you mean \"" + compact + "\"?"
        : FORMS;
  }
}
