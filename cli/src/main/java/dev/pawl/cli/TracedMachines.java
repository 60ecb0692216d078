package dev.pawl.cli;

import dev.pawl.cli.input.InputMachine;
import dev.pawl.cli.input.MachineReader;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The machines whose requirements are listed, from files and folders. If several machines have the
 * same qualified name, only the first machine is used.
 */
final class TracedMachines {

  /** The errors that are not reported, because the table shows them as results of properties. */
  private static final Set<Code> SHOWN = EnumSet.of(Code.PROPERTY_FAILS, Code.PROPERTY_VACUOUS);

  private final boolean isYamlRead;
  private final Consumer<List<Problem>> report;
  private final Map<String, InputMachine> machines = new TreeMap<>();
  private final Map<String, String> places = new TreeMap<>();
  private final List<String> notes = new ArrayList<>();
  private boolean isComplete = true;

  /**
   * Creates an empty collection.
   *
   * @param isYamlRead whether YAML files are read; if not, only compiled models are read
   * @param report receives the problems of each file
   */
  TracedMachines(boolean isYamlRead, Consumer<List<Problem>> report) {
    this.isYamlRead = isYamlRead;
    this.report = report;
  }

  /**
   * Reads the machines in a file or folder.
   *
   * @param name the path as the user wrote it, for messages
   */
  void read(String name, Path path) {
    new MachineReader(isYamlRead, this::report)
        .read(name, path)
        .forEach(
            (machine, read) -> {
              String other = places.putIfAbsent(machine, name);
              if (other == null) {
                machines.put(machine, read);
              } else if (!other.equals(name)) {
                notes.add(machine + " is read from " + other + ", not from " + name + ".");
              }
            });
  }

  private void report(List<Problem> problems) {
    report.accept(problems);
    isComplete &=
        problems.stream()
            .noneMatch(p -> p.code().severity() == Severity.ERROR && !SHOWN.contains(p.code()));
  }

  /** Returns all machines so far, by qualified name. */
  Map<String, InputMachine> machines() {
    return Collections.unmodifiableMap(machines);
  }

  /** Returns sentences about machines that are not listed. */
  List<String> notes() {
    return List.copyOf(notes);
  }

  /** Returns whether all machines could be read without errors. */
  boolean isComplete() {
    return isComplete;
  }
}
