package dev.pawl.language.yaml.node;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key and its value without the blank after the colon, which YAML takes for one text: {@code
 * close:SHUT}.
 *
 * @param key what stands before the colon
 * @param value what stands behind it
 * @param column where the key begins in its line, from 1
 */
record MissingBlank(String key, String value, int column) {

  // what follows the colon of an address is a slash, and that of a time a digit
  private static final Pattern PAIR =
      Pattern.compile("([\\p{L}_$][\\p{L}\\p{N}_.$*-]*) ?:([\\p{L}_$\"'\\[{!][^,}]*)");

  private static final Pattern COMMENT = Pattern.compile("\\s#.*");

  private static final Pattern LINE = Pattern.compile("\\s*(?:- +)?" + PAIR.pattern());

  /** Takes a text apart that was written where a key was expected. */
  public static Optional<MissingBlank> in(String text) {
    Matcher pair = PAIR.matcher(text);
    return pair.matches() ? Optional.of(of(pair)) : Optional.empty();
  }

  /** Takes a line of a file apart that holds nothing else. */
  public static Optional<MissingBlank> inLine(String line) {
    Matcher pair = LINE.matcher(line);
    return pair.matches() ? Optional.of(of(pair)) : Optional.empty();
  }

  private static MissingBlank of(Matcher pair) {
    return new MissingBlank(
        pair.group(1), COMMENT.matcher(pair.group(2)).replaceFirst("").strip(), pair.start(1) + 1);
  }

  /** The line with the blank. */
  public String mended(String line) {
    int colon = line.indexOf(':', column - 1 + key.length());
    return line.substring(0, colon + 1) + ' ' + line.substring(colon + 1);
  }

  /** The flaw, as part of a sentence. */
  public String flaw() {
    return "a blank is missing after the colon of \"" + key + ":\"";
  }

  /** The remedy, a whole sentence. */
  public String remedy() {
    String shown = value.indexOf('\n') < 0 && value.length() <= 30 ? value : "…";
    return "Write \"" + key + ": " + shown + "\".";
  }
}
