package dev.pawl.language.problem;

import dev.pawl.language.model.Origin;
import java.util.Optional;

/**
 * A problem in a declaration, at a place in its source.
 *
 * @param text the message, without the code and the remedy
 * @param hint the remedy, a whole sentence; empty if there is none
 * @param origin the place of the problem in the source; {@link Origin#NONE} if the problem has no
 *     place
 */
public record Problem(Code code, String text, Optional<String> hint, Origin origin) {

  /**
   * Creates a problem with the default remedy of its code.
   *
   * @param arguments the arguments of the message template of the code
   */
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
