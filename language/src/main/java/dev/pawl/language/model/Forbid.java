package dev.pawl.language.model;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A pair of states, or several pairs, that no transition may join.
 *
 * @param from the states it holds for; {@code "*"} is every state
 * @param to the states that may not be reached from them; {@code "*"} is every state
 * @param because why, as whoever tries is answered; put on one line, as it goes into messages
 */
public record Forbid(
    List<NameReference> from, List<NameReference> to, String because, Origin origin) {

  /** The name that stands for every state. */
  public static final String ANY = "*";

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u00a0\\u2028\\u2029]+");

  public Forbid {
    because = BLANKS.matcher(because).replaceAll(" ").strip();
    from = List.copyOf(from);
    to = List.copyOf(to);
  }
}
