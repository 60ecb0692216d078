package dev.pawl.processor.command.preview;

import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.Documents;
import dev.pawl.processor.command.input.Loaded;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.document.declaration.EnumSource;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.file.MachineFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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
   * @return what a browser is told: its problems, and the number of its page where it is good
   */
  Map<String, Object> attempt(String text) {
    Loaded loaded = Loaded.of(new MachineFiles.Found(FILE, text, Optional.empty()), false);
    Problems problems = new Problems();
    String[] page = {""};
    List<EnumSource.Written> source = new ArrayList<>();
    loaded
        .good()
        .ifPresent(
            good ->
                CrashGuard.run(
                    FILE,
                    Origin.NONE,
                    problems,
                    () -> {
                      page[0] = Documents.of(good, Output.HTML, TextDiagram.Options.DEFAULT);
                      source.add(EnumSource.of(good));
                    }));
    List<Problem> found = new ArrayList<>(loaded.problems());
    found.addAll(problems.all());
    Verdict verdict = Verdict.of(found);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("errors", verdict.errors());
    told.put("warnings", verdict.warnings());
    told.put("told", verdict.text());
    told.put("marks", verdict.marks());
    told.put("name", loaded.machine().map(Machine::name).orElse(""));
    told.put("java", source.isEmpty() ? "" : source.get(0).text());
    told.put("page", page[0].isEmpty() ? 0 : keep(page[0]));
    return told;
  }

  private synchronized long keep(String page) {
    pages.put(++tries, page);
    return tries;
  }
}
