package dev.pawl.guides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The README and all that stands in {@code docs}. */
public final class Documents {

  /** The folder of the project; tests run in that of their module. */
  public static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  private Documents() {}

  /** All documents for users. */
  public static List<Path> all() throws IOException {
    List<Path> documents = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
    }
    return documents;
  }

  /** The text of a document. */
  public static String read(Path document) throws IOException {
    return Files.readString(document);
  }
}
