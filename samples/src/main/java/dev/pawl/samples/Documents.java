package dev.pawl.samples;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What Pawl has written about a machine: the documents that lie beside the classes. */
final class Documents {

  private final String picture;
  private final List<String> page;

  /**
   * Reads the documents of a machine.
   *
   * @param machine its name with its package
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

  /** The machine's name, as its page is headed. */
  String title() {
    return page.get(0).substring("# ".length());
  }

  /** What the machine is for. */
  String description() {
    List<String> prose =
        page.stream()
            .skip(1)
            .takeWhile(l -> !l.startsWith("![") && !l.startsWith("```"))
            .filter(l -> !l.isEmpty())
            .toList();
    return text(String.join(" ", prose));
  }

  /** The diagram, drawn with characters. */
  String picture() {
    return picture;
  }

  /** The rows of the transition table, its head first. */
  List<List<String>> transitions() {
    return table("Transitions");
  }

  /** The rows of the table under a heading, its head first. */
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
    // a bar that belongs to the text has a backslash before it
    Stream.of(row.strip().split("(?<!\\\\)\\|", -1)).map(Documents::text).forEach(cells::add);
    return List.copyOf(cells.subList(1, cells.size() - 1));
  }

  /** Markdown as a terminal shows it. */
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
