package dev.pawl.language.yaml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A guard without quotes that starts with {@code !}. YAML reads the first word of an unquoted guard
 * that starts with {@code !} as a tag.
 *
 * @param formula the text of the guard
 * @param column the column of the guard in its line, from 1
 */
record UnquotedGuard(String formula, int column) {

  private static final Pattern GUARD = Pattern.compile("\\bguard:\\s+(!(?!!)[^,}#\"']*)");

  /** Returns the guard without quotes in a line of a file; empty if there is none. */
  public static Optional<UnquotedGuard> inLine(String line) {
    Matcher guard = GUARD.matcher(line);
    return guard.find()
        ? Optional.of(new UnquotedGuard(guard.group(1).strip(), guard.start(1) + 1))
        : Optional.empty();
  }

  /** Returns the line with quotes around the guard. */
  public String corrected(String line) {
    int start = column - 1;
    int end = start + formula.length();
    return line.substring(0, start) + '"' + formula + '"' + line.substring(end);
  }

  /** Returns the remedy, as a whole sentence. */
  public String remedy() {
    return "A text that begins with \"!\" is a tag in YAML. Quote it: guard: \"" + formula + "\".";
  }
}
