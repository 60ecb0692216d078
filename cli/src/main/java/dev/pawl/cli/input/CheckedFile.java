package dev.pawl.cli.input;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A file with its machine and the result of its checks.
 *
 * @param file the name of the file for messages
 * @param machine the declared machine, possibly incomplete; empty if it could not be read
 * @param problems the problems found
 * @param good the machine with its names resolved; empty if there are errors
 * @param drawable the machine with its names resolved; empty if there are errors other than those
 *     of its properties
 * @param assumed the qualified names of types that were accepted although only a compiler could
 *     find them
 */
public record CheckedFile(
    String file,
    Optional<Machine> machine,
    List<Problem> problems,
    Optional<ResolvedMachine> good,
    Optional<ResolvedMachine> drawable,
    Set<String> assumed) {

  /** Reads and checks a file. */
  public static CheckedFile of(MachineFiles.Found file, boolean strict) {
    Problems problems = new Problems();
    UnknownTypes types = new UnknownTypes();
    Holder read = new Holder();
    CrashGuard.run(
        file.name(),
        Origin.NONE,
        problems,
        () -> {
          read.machine = YamlReader.read(file.name(), file.text(), "", true, types, problems);
          read.checked = read.machine.flatMap(m -> Checks.run(m, problems, strict));
        });
    return new CheckedFile(
        file.name(),
        read.machine,
        problems.all(),
        read.checked.filter(m -> !problems.hasErrors()),
        read.checked,
        types.assumed());
  }

  private static final class Holder {
    private Optional<Machine> machine = Optional.empty();
    private Optional<ResolvedMachine> checked = Optional.empty();
  }
}
