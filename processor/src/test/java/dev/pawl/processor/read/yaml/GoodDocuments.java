package dev.pawl.processor.read.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The documents in the test resources in which nothing is wrong. */
final class GoodDocuments {

  private GoodDocuments() {}

  static List<Path> all() {
    try (Stream<Path> files =
        Files.list(Path.of(GoodDocuments.class.getResource("good").toURI()))) {
      return files.sorted().toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static String text(String name) {
    return text(all().stream().filter(p -> p.endsWith(name)).findFirst().orElseThrow());
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
