package dev.pawl.cli.preview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The preview's own pages, as they lie in the jar. */
final class Pages {

  /** The assets that they share with the pages of machines. */
  private static final Map<String, String> SHARED =
      Map.of("elements.js", "/dev/pawl/diagrams/document/html/elements.js");

  private Pages() {}

  /** The machine with which an empty playground begins. */
  static String example() {
    return text("example.pawl.yaml");
  }

  static String text(String file) {
    try (InputStream in = Pages.class.getResourceAsStream(SHARED.getOrDefault(file, file))) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing in the processor's jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
