package dev.pawl.processor.lock;

import dev.pawl.language.diff.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A line of a lock file. The line consists of words separated by spaces. A name is quoted if it is
 * a keyword or contains special characters.
 */
final class LockLine {

  static final String STATE = "state";
  static final String EVENT = "event";
  static final String RECORD = "record";
  static final String WIRE = "wire";
  static final String WAS = "was";
  static final String ADDED = "added";
  static final String REMOVED = "removed";
  static final String BECOMES = "becomes";
  static final String IN = "in";
  static final String DEFERS = "defers";
  static final String SINCE = "since";

  /** The keywords in the first version of the format of lock files. */
  private static final Set<String> FIRST_WORDS = Set.of(WIRE, WAS, ADDED, REMOVED, BECOMES);

  private static final Set<String> WORDS =
      Stream.of(
              FIRST_WORDS.stream(),
              Stream.of(IN, DEFERS, SINCE),
              Arrays.stream(Structure.Kind.values()).map(Structure.Kind::word))
          .flatMap(s -> s)
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_$.*+<>,?\\[\\]-]+");
  private static final Pattern WORD =
      Pattern.compile(
          "\\G\\s*+(?:\"([^\"\\\\]*+(?:\\\\[\"\\\\][^\"\\\\]*+)*+)\"|([^\\s\"]++))(?=\\s|$)");

  /**
   * @param isKey whether the word is a keyword; if not, it is a name
   */
  record Word(String text, boolean isKey) {}

  private final List<Word> words;
  private int next;

  private LockLine(List<Word> words) {
    this.words = words;
  }

  /**
   * Parses a line in the present version of the format. Returns empty if a name's closing quotation
   * mark is missing.
   */
  static Optional<LockLine> of(String text) {
    return of(text, false);
  }

  /**
   * Parses a line. Returns empty if a name's closing quotation mark is missing.
   *
   * @param isFirstVersion whether the line is in the first version of the format, which has fewer
   *     keywords
   */
  static Optional<LockLine> of(String text, boolean isFirstVersion) {
    List<Word> words = new ArrayList<>();
    String line = text.strip();
    Matcher matcher = WORD.matcher(line);
    int end = 0;
    while (matcher.find()) {
      boolean quoted = matcher.group(1) != null;
      words.add(
          quoted
              ? new Word(matcher.group(1).replaceAll("\\\\(.)", "$1"), false)
              : new Word(
                  matcher.group(2),
                  (isFirstVersion ? FIRST_WORDS : WORDS).contains(matcher.group(2))));
      end = matcher.end();
    }
    return end == line.length() ? Optional.of(new LockLine(words)) : Optional.empty();
  }

  /** Reads the next word of the line. Returns empty at the end of the line. */
  Optional<Word> next() {
    return next < words.size() ? Optional.of(words.get(next++)) : Optional.empty();
  }

  /** Reads the next word if it is a name. Otherwise reads nothing and returns empty. */
  Optional<String> name() {
    return next < words.size() && !words.get(next).isKey()
        ? Optional.of(words.get(next++).text())
        : Optional.empty();
  }

  /** Reads all names up to the next keyword. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Optional<String> name = name(); name.isPresent(); name = name()) {
      names.add(name.get());
    }
    return names;
  }

  /** Returns a name as it is written in a lock file: in quotation marks if necessary. */
  static String written(String name) {
    return PLAIN.matcher(name).matches() && !WORDS.contains(name)
        ? name
        : "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
