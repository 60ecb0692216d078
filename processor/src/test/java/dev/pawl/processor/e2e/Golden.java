package dev.pawl.processor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * A file with expected texts of golden cases. Each text follows a line with the name of its case
 * and its path. {@code whole/CASE.txt} contains all generated texts of a case; {@code
 * part/FEATURE.txt} contains texts of several cases that show a feature. To add a text, write its
 * heading and update.
 */
record Golden(Path file) {

  private static final Path FOLDER =
      Path.of("../processor/src/test/resources/expected").toAbsolutePath();
  private static final String HEADING = "==== ";

  /** The contents of the files, which are cached because every case needs all of them. */
  private static final Map<Path, Map<String, String>> READ = new ConcurrentHashMap<>();

  /** Returns whether generated texts are stored instead of compared. */
  static boolean isUpdated() {
    return Boolean.getBoolean("pawl.golden.update");
  }

  /** Returns all files, sorted by path. */
  static List<Golden> all() {
    return Job.below(FOLDER, "").stream().map(Golden::new).toList();
  }

  /**
   * Returns the name of the case if this file contains all texts of one case; otherwise returns
   * null.
   */
  String wholeCase() {
    String name = name();
    return name.startsWith("whole/") ? name.substring(6, name.length() - 4) : null;
  }

  /** Returns the path relative to the common folder. */
  String name() {
    return FOLDER.relativize(file).toString().replace('\\', '/');
  }

  /** Returns the texts by the name of the case, a slash and the path, in the order of the file. */
  Map<String, String> texts() {
    return READ.computeIfAbsent(file, f -> Collections.unmodifiableMap(parsed()));
  }

  private Map<String, String> parsed() {
    Map<String, String> texts = new LinkedHashMap<>();
    String[] parts = ("\n" + GoodCase.read(file)).split("\n" + HEADING, -1);
    for (int i = 1; i < parts.length; i++) {
      // the split removes the last line end, except from the last text
      String part = i < parts.length - 1 ? parts[i] + "\n" : parts[i];
      int end = part.indexOf('\n');
      texts.put(part.substring(0, end), part.substring(end + 1));
    }
    return texts;
  }

  /** Returns the expected paths and texts of a case; all texts if the case is stored as a whole. */
  static Map<String, String> expectedOf(String goodCase) {
    Map<String, String> expected = new TreeMap<>();
    for (Golden golden : all()) {
      golden.texts().forEach((key, text) -> putOf(goodCase, key, text, expected));
    }
    return expected;
  }

  static boolean isWhole(String goodCase) {
    return all().stream().anyMatch(golden -> goodCase.equals(golden.wholeCase()));
  }

  private static void putOf(String goodCase, String key, String text, Map<String, String> into) {
    if (key.startsWith(goodCase + "/")) {
      into.put(key.substring(goodCase.length() + 1), text);
    }
  }

  /** Stores the generated texts of a case in every file that contains texts of it. */
  static void update(String goodCase, Map<String, String> generated) {
    for (Golden golden : all()) {
      if (goodCase.equals(golden.wholeCase())) {
        Map<String, String> texts = new LinkedHashMap<>();
        generated.forEach((path, text) -> texts.put(goodCase + "/" + path, text));
        golden.write(texts);
      } else {
        golden.rewrite(goodCase, generated);
      }
    }
  }

  private void rewrite(String goodCase, Map<String, String> generated) {
    Map<String, String> old = texts();
    Map<String, String> texts = new LinkedHashMap<>();
    UnaryOperator<String> path = key -> key.substring(goodCase.length() + 1);
    old.forEach(
        (key, text) -> {
          String now = key.startsWith(goodCase + "/") ? generated.get(path.apply(key)) : text;
          // a text that is no longer generated is removed
          if (now != null) {
            texts.put(key, now);
          }
        });
    if (!texts.equals(old)) {
      write(texts);
    }
  }

  private void write(Map<String, String> texts) {
    StringBuilder all = new StringBuilder();
    texts.forEach((key, text) -> all.append(HEADING).append(key).append('\n').append(text));
    try {
      Files.writeString(file, all);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    READ.remove(file);
    if (!texts().equals(texts)) {
      throw new AssertionError(name() + ": a text has a line like a heading, or its last no end");
    }
  }
}
