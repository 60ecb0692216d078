package dev.pawl.language.problem;

import dev.pawl.language.model.Origin;
import java.util.Optional;

/**
 * One thing that is wrong, and where.
 *
 * @param text the sentence or sentences, without the code
 * @param hint what to do about it, a whole sentence, if there is something to say
 */
public record Problem(Code code, String text, Optional<String> hint, Origin origin) {

  /** A problem whose text is the code's template filled in. */
  public static Problem of(Code code, Origin origin, Object... arguments) {
    return new Problem(code, code.text(arguments), code.remedy(), origin);
  }

  public Problem withHint(String sentence) {
    return new Problem(code, text, Optional.of(sentence), origin);
  }

  public Problem withHint(Optional<String> sentence) {
    return sentence.map(this::withHint).orElse(this);
  }

  /** The whole message: {@code [PAWL012] text hint}. */
  public String message() {
    return "[" + code.id() + "] " + text + hint.map(h -> " " + h).orElse("");
  }
}
