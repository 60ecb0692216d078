package dev.pawl.cli.preview;

import dev.pawl.diagrams.document.declaration.EnumSource;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Draws what is typed. It keeps the last pages for as long as a browser needs to fetch them, and
 * nothing else. Safe for use by several threads.
 */
final class Playground {

  /** How the text is called in problems, and when it is kept. */
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

  /** The page of a text that was good. */
  synchronized Optional<String> page(long number) {
    return Optional.ofNullable(pages.get(number));
  }

  /**
   * Reads and draws a text.
   *
   * @return what a browser gets: its problems, and the number of its page where it is good
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
