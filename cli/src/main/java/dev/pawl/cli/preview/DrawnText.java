package dev.pawl.cli.preview;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.Documents;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A text in YAML that was read, checked and drawn.
 *
 * @param machine the machine that it declares, as far as it could be read
 * @param page its page for a browser; empty where the text has errors
 * @param source what else was made of a machine without errors, or empty
 */
record DrawnText(Optional<Machine> machine, Diagnostics verdict, String page, String source) {

  /** Reads and draws a text. */
  static DrawnText of(MachineFiles.Found file) {
    return of(file, good -> "");
  }

  /**
   * Reads and draws a text, and makes something else of it.
   *
   * @param also makes it of a machine without errors
   */
  public static DrawnText of(MachineFiles.Found file, Function<ResolvedMachine, String> also) {
    CheckedFile loaded = CheckedFile.of(file, false);
    Problems problems = new Problems();
    String[] made = {"", ""};
    Runnable draw =
        () -> {
          ResolvedMachine good = loaded.good().orElseThrow();
          made[0] = Documents.of(good, Output.HTML, TextDiagram.Options.DEFAULT);
          made[1] = also.apply(good);
        };
    if (loaded.good().isPresent()) {
      CrashGuard.run(file.name(), Origin.NONE, problems, draw);
    }
    List<Problem> found = new ArrayList<>(loaded.problems());
    found.addAll(problems.all());
    return new DrawnText(loaded.machine(), Diagnostics.of(found), made[0], made[1]);
  }

  /** Of a file that cannot be read. */
  static DrawnText unreadable(Problem problem) {
    return new DrawnText(Optional.empty(), Diagnostics.of(List.of(problem)), "", "");
  }
}
