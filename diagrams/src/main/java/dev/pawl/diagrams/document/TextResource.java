package dev.pawl.diagrams.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads text files from the jar. The playground, which runs in a browser, replaces this class. */
public final class TextResource {

  private TextResource() {}

  /**
   * Returns the text of a file, with line feeds.
   *
   * @param path the path in the jar, starting with a slash
   * @throws IllegalStateException if the jar does not contain the file
   */
  public static String read(String path) {
    try (InputStream in = TextResource.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is missing in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
