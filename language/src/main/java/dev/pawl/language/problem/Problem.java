package dev.pawl.language.problem;

import dev.pawl.language.model.Origin;
import java.util.Optional;

/**
 * A problem at a place.
 *
 * @param text the message, without the code
 * @param hint the remedy, a whole sentence, if there is one
 */
public record Problem(Code code, String text, Optional<String> hint, Origin origin) {

  /** Creates a problem from the template of its code. */
  public static Problem of(Code code, Origin origin, Object... arguments) {
    return new Problem(code, code.text(arguments), code.remedy(), origin);
  }

  public Problem withHint(String sentence) {
    return new Problem(code, text, Optional.of(sentence), origin);
  }

  public Problem withHint(Optional<String> sentence) {
    return sentence.map(this::withHint).orElse(this);
  }

  /** Returns the whole message: {@code [PAWL012] text hint}. */
  public String message() {
    return "[" + code.id() + "] " + text + hint.map(h -> " " + h).orElse("");
  }
}
