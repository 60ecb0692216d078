package dev.pawl.samples;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The documents that Pawl has generated for a machine, next to its classes. */
final class Documents {

  private final String picture;
  private final List<String> page;

  /**
   * Reads the documents of a machine.
   *
   * @param machine the qualified name of the machine
   */
  Documents(String machine) {
    this.picture = read(machine + ".txt");
    this.page = read(machine + ".md").lines().toList();
  }

  private static String read(String file) {
    String path = "/META-INF/pawl/" + file;
    try (InputStream in = Documents.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new FileNotFoundException(path + " is not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the heading of the machine's page. */
  String title() {
    return page.get(0).substring("# ".length());
  }

  /** Returns the description of the machine. */
  String description() {
    List<String> prose =
        page.stream()
            .skip(1)
            .takeWhile(l -> !l.startsWith("![") && !l.startsWith("```"))
            .filter(l -> !l.isEmpty())
            .toList();
    return text(String.join(" ", prose));
  }

  /** Returns the text diagram. */
  String picture() {
    return picture;
  }

  /** Returns the rows of the transition table, starting with the header. */
  List<List<String>> transitions() {
    return table("Transitions");
  }

  /** Returns the rows of the table under a heading, starting with the header. */
  List<List<String>> table(String heading) {
    return page.stream()
        .dropWhile(l -> !l.equals("## " + heading))
        .skip(1)
        .takeWhile(l -> !l.startsWith("## "))
        .filter(l -> l.startsWith("|") && !l.startsWith("| ---"))
        .map(Documents::cells)
        .toList();
  }

  private static List<String> cells(String row) {
    List<String> cells = new ArrayList<>();
    // a bar within the text is escaped by a backslash
    Stream.of(row.strip().split("(?<!\\\\)\\|", -1)).map(Documents::text).forEach(cells::add);
    return List.copyOf(cells.subList(1, cells.size() - 1));
  }

  /** Converts Markdown to plain text for a terminal. */
  private static String text(String markdown) {
    return markdown
        .strip()
        .replaceAll("(?<!\\\\)`", "")
        .replaceAll("^_(.+)_$", "$1")
        .replaceAll("\\\\(\\p{Punct})", "$1")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }
}
