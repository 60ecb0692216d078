package dev.pawl.processor.sync;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line that begins or ends a block.
 *
 * <p>A comment that is not alone on its line is none; that it was meant to be one is a mistake,
 * except between backticks, where prose speaks of markers.
 */
sealed interface Marker {

  /** How a block ends. */
  String END = "<!-- /pawl -->";

  /** The column where the comment begins, from 1. */
  int column();

  /**
   * Begins a block.
   *
   * @param indent the blanks before it
   * @param machine the machine's name as written
   * @param content the word for what is shown of it
   */
  record Begin(int column, String indent, String machine, String content) implements Marker {}

  /** Ends a block. */
  record End(int column) implements Marker {}

  /**
   * Was probably meant to be a marker.
   *
   * @param flaw why it is none, to follow "This marker"
   */
  record Broken(int column, String flaw) implements Marker {}

  /** The marker in a line, if there is any. */
  static Optional<Marker> in(String line) {
    return line.contains("<!--") ? Optional.ofNullable(Syntax.parse(line)) : Optional.empty();
  }

  /** How markers are written. */
  final class Syntax {

    private static final Pattern LIKELY = Pattern.compile("<!--\\s*+(?:pawl:|/\\s*+pawl\\b)");

    private static final Pattern ALONE =
        Pattern.compile(
            "(?<indent>\\s*+)<!--\\s*+(?:/pawl|pawl:(?<words>(?:(?!-->).)*+))\\s*+-->\\s*+");

    private static final Pattern WORDS = Pattern.compile("(?<machine>\\S.*?)\\s+(?<content>\\S+)");

    private static final Pattern CODE = Pattern.compile("(?<!`)(`++).+?(?<!`)\\1(?!`)");

    private Syntax() {}

    private static @Nullable Marker parse(String line) {
      // a byte order mark at the start of the file
      String text = line.startsWith("\uFEFF") ? " " + line.substring(1) : line;
      Matcher likely =
          LIKELY.matcher(CODE.matcher(text).replaceAll(m -> " ".repeat(m.group().length())));
      if (!likely.find()) {
        return null;
      }
      int column = likely.start() + 1;
      Matcher alone = ALONE.matcher(text);
      if (!alone.matches()) {
        return new Broken(column, "does not stand alone on its line");
      }
      if (alone.group("words") == null) {
        return new End(column);
      }
      Matcher words = WORDS.matcher(alone.group("words").strip());
      String indent = line.startsWith("\uFEFF") ? "" : alone.group("indent");
      return words.matches()
          ? new Begin(column, indent, words.group("machine"), words.group("content"))
          : new Broken(column, "does not say what to show of which machine");
    }
  }
}
