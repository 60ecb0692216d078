package dev.pawl.cli.preview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The files of the preview's own pages, which are resources in the jar. */
final class Pages {

  /** The files that are shared with the pages of machines. */
  private static final Map<String, String> SHARED =
      Map.of("elements.js", "/dev/pawl/diagrams/document/html/elements.js");

  private Pages() {}

  /** Returns the example machine of the playground. */
  static String example() {
    return text("example.pawl.yaml");
  }

  /**
   * Returns the text of a file.
   *
   * @throws IllegalStateException if the jar does not contain it
   */
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
