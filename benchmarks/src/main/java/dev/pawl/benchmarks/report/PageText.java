package dev.pawl.benchmarks.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The text of the page, which has no figures of its own. */
final class PageText {

  private PageText() {}

  /** Returns the text, without the heading. */
  static String page() throws IOException {
    try (InputStream words = PageText.class.getResourceAsStream("/words/page.md")) {
      return new String(words.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }
}
