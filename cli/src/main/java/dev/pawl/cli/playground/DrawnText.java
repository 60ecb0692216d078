package dev.pawl.cli.playground;

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
 * The result of reading, checking and drawing a machine.
 *
 * @param machine the machine as declared, possibly incomplete; empty if the text could not be read
 * @param verdict the errors and warnings
 * @param page the HTML page of the machine; empty if there are errors other than in its properties
 * @param source an additional document, such as the machine as an enum; empty if there is no page
 */
public record DrawnText(
    Optional<Machine> machine, Diagnostics verdict, String page, String source) {

  /** Reads, checks and draws a machine. */
  public static DrawnText of(MachineFiles.Found file) {
    return of(file, DrawnText::page, good -> "");
  }

  /** Returns the HTML page of a machine. */
  static String page(ResolvedMachine machine) {
    return Documents.of(machine, Output.HTML, TextDiagram.Options.DEFAULT);
  }

  /**
   * Reads, checks and draws a machine, and writes an additional document.
   *
   * @param page writes the HTML page
   * @param also writes the additional document
   */
  public static DrawnText of(
      MachineFiles.Found file,
      Function<ResolvedMachine, String> page,
      Function<ResolvedMachine, String> also) {
    CheckedFile loaded = CheckedFile.of(file, false);
    Problems problems = new Problems();
    String[] made = {"", ""};
    Runnable draw =
        () -> {
          ResolvedMachine drawable = loaded.drawable().orElseThrow();
          made[0] = page.apply(drawable);
          made[1] = also.apply(drawable);
        };
    if (loaded.drawable().isPresent()) {
      CrashGuard.run(file.name(), Origin.NONE, problems, draw);
    }
    List<Problem> found = new ArrayList<>(loaded.problems());
    found.addAll(problems.all());
    return new DrawnText(loaded.machine(), Diagnostics.of(found), made[0], made[1]);
  }

  /** Returns the result for a text that cannot be read. */
  public static DrawnText unreadable(Problem problem) {
    return new DrawnText(Optional.empty(), Diagnostics.of(List.of(problem)), "", "");
  }
}
