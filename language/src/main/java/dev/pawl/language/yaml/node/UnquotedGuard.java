package dev.pawl.language.yaml.node;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A guard that begins with {@code !} and has no quotes, so that YAML takes its first word for a
 * tag.
 *
 * @param formula the guard
 * @param column where it begins in its line, from 1
 */
record UnquotedGuard(String formula, int column) {

  private static final Pattern GUARD = Pattern.compile("\\bguard:\\s+(!(?!!)[^,}#\"']*)");

  /** The guard of that kind in a line of a file, if there is one. */
  public static Optional<UnquotedGuard> inLine(String line) {
    Matcher guard = GUARD.matcher(line);
    return guard.find()
        ? Optional.of(new UnquotedGuard(guard.group(1).strip(), guard.start(1) + 1))
        : Optional.empty();
  }

  /** The line with the quotes. */
  public String mended(String line) {
    int start = column - 1;
    int end = start + formula.length();
    return line.substring(0, start) + '"' + formula + '"' + line.substring(end);
  }

  /** The remedy, a whole sentence. */
  public String remedy() {
    return "A text that begins with \"!\" is a tag in YAML. Quote it: guard: \"" + formula + "\".";
  }
}
