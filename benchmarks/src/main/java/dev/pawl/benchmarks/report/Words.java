package dev.pawl.benchmarks.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What people wrote for the page: a file of Markdown for each part, with no figures in it. */
final class Words {

  private Words() {}

  /** The words of a part, without a heading; empty where nobody wrote any. */
  static String of(String part) throws IOException {
    try (InputStream words = Words.class.getResourceAsStream("/words/" + part + ".md")) {
      return words == null ? "" : new String(words.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }
}
