package dev.pawl.language.model;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A prohibition of transitions between pairs of states.
 *
 * @param from the names of the sources; {@code "*"} means every state
 * @param to the names of the targets; {@code "*"} means every state
 * @param because the reason, which is part of error messages; line breaks become blanks
 */
public record Forbid(
    List<NameReference> from, List<NameReference> to, String because, Origin origin) {

  /** The name that means every state. */
  public static final String ANY = "*";

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u00a0\\u2028\\u2029]+");

  public Forbid {
    because = BLANKS.matcher(because).replaceAll(" ").strip();
    from = List.copyOf(from);
    to = List.copyOf(to);
  }
}
