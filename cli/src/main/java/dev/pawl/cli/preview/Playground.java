package dev.pawl.cli.preview;

import dev.pawl.diagrams.document.declaration.EnumSource;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The playground, which draws the text that a user types. It keeps only the latest pages, so that
 * browsers can fetch them. Thread-safe.
 */
final class Playground {

  /** The file name of the text in messages and downloads. */
  private static final String FILE = "machine.pawl.yaml";

  private static final int KEPT = 32;

  private final Map<Long, String> pages =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, String> eldest) {
          return size() > KEPT;
        }
      };

  private long tries;

  /** Returns the page of a text without errors; empty if it is no longer kept. */
  synchronized Optional<String> page(long number) {
    return Optional.ofNullable(pages.get(number));
  }

  /**
   * Reads, checks and draws a text.
   *
   * @return the JSON for the browser: the problems, and the number of the page, or 0 if there are
   *     errors
   */
  Map<String, Object> attempt(String text) {
    DrawnText read =
        DrawnText.of(
            new MachineFiles.Found(FILE, text, Optional.empty()),
            good -> EnumSource.of(good).text());
    Diagnostics verdict = read.verdict();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("errors", verdict.errors());
    json.put("warnings", verdict.warnings());
    json.put("report", verdict.text());
    json.put("marks", verdict.marks());
    json.put("name", read.machine().map(Machine::name).orElse(""));
    json.put("java", read.source());
    json.put("page", read.page().isEmpty() ? 0 : keep(read.page()));
    return json;
  }

  private synchronized long keep(String page) {
    pages.put(++tries, page);
    return tries;
  }
}
