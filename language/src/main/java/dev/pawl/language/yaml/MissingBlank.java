package dev.pawl.language.yaml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key and value without a blank after the colon, such as {@code close:SHUT}. YAML reads key and
 * value as one text.
 *
 * @param key the text before the colon
 * @param value the text after the colon
 * @param column the column of the key in its line, from 1
 */
record MissingBlank(String key, String value, int column) {

  // A slash or digit after the colon does not match, because the text is then an address or a time.
  private static final Pattern PAIR =
      Pattern.compile("([\\p{L}_$][\\p{L}\\p{Nd}_.$*-]*) ?:([\\p{L}_$\"'\\[{!][^,}]*)");

  private static final Pattern COMMENT = Pattern.compile("\\s#.*");

  private static final Pattern LINE = Pattern.compile("\\s*(?:- +)?" + PAIR.pattern());

  /**
   * Parses a text at a place where a key is expected. Returns empty if the text is not a key and a
   * value without a blank.
   */
  public static Optional<MissingBlank> in(String text) {
    Matcher pair = PAIR.matcher(text);
    return pair.matches() ? Optional.of(of(pair)) : Optional.empty();
  }

  /**
   * Parses a line of a file. Returns empty if the line contains anything other than a key and a
   * value without a blank.
   */
  public static Optional<MissingBlank> inLine(String line) {
    Matcher pair = LINE.matcher(line);
    return pair.matches() ? Optional.of(of(pair)) : Optional.empty();
  }

  private static MissingBlank of(Matcher pair) {
    return new MissingBlank(
        pair.group(1), COMMENT.matcher(pair.group(2)).replaceFirst("").strip(), pair.start(1) + 1);
  }

  /** Returns the line with a blank added after the colon. */
  public String corrected(String line) {
    int colon = line.indexOf(':', column - 1 + key.length());
    return line.substring(0, colon + 1) + ' ' + line.substring(colon + 1);
  }

  /** Returns a description of the problem, as a part of a sentence. */
  public String flaw() {
    return "a blank is missing after the colon of \"" + key + ":\"";
  }

  /** Returns the remedy, as a whole sentence. */
  public String remedy() {
    String shown = value.indexOf('\n') < 0 && value.length() <= 30 ? value : "…";
    return "Write \"" + key + ": " + shown + "\".";
  }
}
