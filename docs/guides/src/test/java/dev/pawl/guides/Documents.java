package dev.pawl.guides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The README and the pages below {@code docs}. */
public final class Documents {

  /** The folder of the project; tests run in that of their module. */
  public static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  private Documents() {}

  /** The folders of {@code docs} that have pages, in the order in which they are read. */
  public static final List<String> PARTS =
      List.of("start", "guide", "persistence", "frameworks", "migrate", "reference", "internals");

  /** Returns all documents for users. */
  public static List<Path> all() throws IOException {
    List<Path> documents = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    for (String part : PARTS) {
      documents.addAll(pagesOf(part));
    }
    return documents;
  }

  /** Returns the pages of one folder of {@code docs}, including those of its subfolders. */
  public static List<Path> pagesOf(String folder) throws IOException {
    try (Stream<Path> pages = Files.walk(ROOT.resolve("docs").resolve(folder))) {
      return pages.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  /** Returns whether a document is the list of problems, or the page of one. */
  public static boolean isOfProblems(Path document) {
    return document.startsWith(ROOT.resolve("docs/reference/problems"));
  }

  /** Returns the texts of several pages of {@code docs}, one after the other. */
  public static String read(String... pages) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String page : pages) {
      text.append(read(ROOT.resolve("docs").resolve(page))).append('\n');
    }
    return text.toString();
  }

  /** The text of a document. */
  public static String read(Path document) throws IOException {
    return Files.readString(document);
  }
}
