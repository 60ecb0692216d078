package dev.pawl.processor.sync;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A comment in a document before or after a generated block.
 *
 * <p>A marker must be the only text in its line. A comment between backticks is not taken as a
 * marker.
 */
sealed interface Marker {

  String END = "<!-- /pawl -->";

  /** Returns the column at which the marker starts, from 1. */
  int column();

  /**
   * The marker before a block.
   *
   * @param indent the white space before the marker
   * @param machine the name of the machine, as written in the marker
   * @param content the kind of content, such as {@code mermaid}, as written in the marker
   */
  record Begin(int column, String indent, String machine, String content) implements Marker {}

  /** The marker after a block. */
  record End(int column) implements Marker {}

  /**
   * A marker with an error.
   *
   * @param flaw the error, which continues the sentence "This marker …"
   */
  record Broken(int column, String flaw) implements Marker {}

  static Optional<Marker> in(String line) {
    return line.contains("<!--") ? Optional.ofNullable(Syntax.parse(line)) : Optional.empty();
  }

  final class Syntax {

    private static final Pattern LIKELY = Pattern.compile("<!--\\s*+(?:pawl:|/\\s*+pawl\\b)");

    private static final Pattern ALONE =
        Pattern.compile(
            "(?<indent>\\s*+)<!--\\s*+(?:/pawl|pawl:(?<words>(?:(?!-->).)*+))\\s*+-->\\s*+");

    private static final Pattern WORDS = Pattern.compile("(?<machine>\\S.*?)\\s+(?<content>\\S+)");

    private static final Pattern CODE = Pattern.compile("(?<!`)(`++).+?(?<!`)\\1(?!`)");

    private Syntax() {}

    private static @Nullable Marker parse(String line) {
      // a byte order mark at the start of the file is replaced
      String text = line.startsWith("\uFEFF") ? " " + line.substring(1) : line;
      Matcher likely =
          LIKELY.matcher(CODE.matcher(text).replaceAll(m -> " ".repeat(m.group().length())));
      if (!likely.find()) {
        return null;
      }
      int column = likely.start() + 1;
      Matcher alone = ALONE.matcher(text);
      if (!alone.matches()) {
        return new Broken(column, "is not alone on its line");
      }
      if (alone.group("words") == null) {
        return new End(column);
      }
      Matcher words = WORDS.matcher(alone.group("words").strip());
      String indent = line.startsWith("\uFEFF") ? "" : alone.group("indent");
      return words.matches()
          ? new Begin(column, indent, words.group("machine"), words.group("content"))
          : new Broken(column, "must name a machine and a content");
    }
  }
}
