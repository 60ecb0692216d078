package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Delay;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the delays of timers. */
final class DelayReader {

  /**
   * Matches the start of a text that is meant to be an ISO 8601 duration, such as {@code P1M}. A
   * text that is meant to be a duration is not the name of a method.
   */
  private static final Pattern LIKE_ISO = Pattern.compile("PT?[0-9].*");

  /**
   * The maximum length of a delay's text. No valid duration has a longer text. The limit exists
   * because the name of the timer's event contains the text.
   */
  private static final int MAX_LENGTH = 50;

  private DelayReader() {}

  /**
   * Returns the delay. If the text is neither a duration nor the name of a method, reports a
   * problem and returns empty.
   */
  static Optional<Delay> read(NameReference text, Problems problems) {
    String name = text.name();
    Optional<Duration> constant = Delay.parse(name);
    boolean isName = JavaName.isIdentifier(name) && !LIKE_ISO.matcher(name).matches();
    if (name.length() <= MAX_LENGTH && (constant.isPresent() || isName)) {
      return Optional.of(new Delay(name, constant, text.origin()));
    }
    problems.add(
        Code.BAD_DELAY,
        "Write 500ms, 60s, 1m30s, 2h, 1d or PT1M30S, or name a Java method that returns it.",
        text.origin(),
        name);
    return Optional.empty();
  }
}
