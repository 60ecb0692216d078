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
 * A machine file and the result of checking it.
 *
 * @param file the name of the file, for messages
 * @param machine the machine as declared, possibly incomplete; empty if the file could not be read
 * @param problems the problems of the file
 * @param resolved the checked machine; empty if there are errors
 * @param drawable the checked machine; empty if there are errors other than in its properties
 * @param assumed the qualified names of types that were accepted although it is not known whether
 *     they exist
 */
public record CheckedFile(
    String file,
    Optional<Machine> machine,
    List<Problem> problems,
    Optional<ResolvedMachine> resolved,
    Optional<ResolvedMachine> drawable,
    Set<String> assumed) {

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
