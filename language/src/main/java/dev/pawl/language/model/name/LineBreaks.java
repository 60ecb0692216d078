package dev.pawl.language.model.name;

import java.util.regex.Pattern;

/**
 * Patterns of line breaks. The patterns spell out {@code \R} and {@code \h}, because regular
 * expressions in the playground do not support these two constructs.
 */
public final class LineBreaks {

  /** The regular expression of one line break, equivalent to {@code \R}. */
  public static final String ANY = "(?:\r\n|[\n\u000B\f\r\u0085\u2028\u2029])";

  private static final String BLANKS = "[ \t\u00A0\u1680\u180E\u2000-\u200A\u202F\u205F\u3000]*";

  /** The end of a paragraph: an empty line and all white space after it. */
  public static final Pattern PARAGRAPH = Pattern.compile(ANY + BLANKS + ANY + "\\s*");

  private LineBreaks() {}
}
