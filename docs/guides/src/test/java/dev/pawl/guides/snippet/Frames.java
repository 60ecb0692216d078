package dev.pawl.guides.snippet;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The frames of examples in {@code docs/reference/problems} that are only parts of machines. The
 * first lines of each file in {@code snippets/problems} describe its format.
 */
final class Frames {

  static final Path FOLDER = Documents.ROOT.resolve("docs/guides/src/test/snippets/problems");
  private static final Pattern SECTION =
      Pattern.compile(
          "^== (?<codes>[^\n]+)\n(?<body>.*?)(?=^== |\\z)", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern PART =
      Pattern.compile(
          "(?:^-- (?<file>\\S+)\n)(?<text>.*?)(?=^-- |\\z)", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern HOLE = Pattern.compile("^(?<deep> *)<<<\n", Pattern.MULTILINE);

  /** The declaration around an example, and the files that the example needs. */
  record Frame(String text, Map<String, String> files) {

    /** Returns the frame with an example in place of the line {@code <<<}. */
    String around(String example) {
      Matcher hole = HOLE.matcher(text);
      if (!hole.find()) {
        throw new AssertionError("no <<< in " + text);
      }
      String deep = example.indent(hole.group("deep").length());
      return hole.replaceFirst(Matcher.quoteReplacement(deep));
    }
  }

  private final Map<String, Frame> frames = new HashMap<>();

  Frames() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.sorted().toList()) {
        read(Files.readString(file));
      }
    }
  }

  private void read(String text) {
    Matcher section = SECTION.matcher(text);
    while (section.find()) {
      Map<String, String> files = new LinkedHashMap<>();
      Matcher part = PART.matcher(section.group("body"));
      while (part.find()) {
        files.put(part.group("file"), part.group("text"));
      }
      Frame frame = new Frame(section.group("body").replaceFirst("(?sm)^-- .*", ""), files);
      for (String code : section.group("codes").strip().split(" ")) {
        if (frames.put(code, frame) != null) {
          throw new AssertionError("two frames for " + code);
        }
      }
    }
  }

  /** Returns the frames by the codes of their problems. */
  Map<String, Frame> all() {
    return frames;
  }
}
