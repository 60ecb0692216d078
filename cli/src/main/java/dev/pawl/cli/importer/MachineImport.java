package dev.pawl.cli.importer;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.read.file.DeclaredFiles;
import dev.pawl.processor.read.file.MachineFiles;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A machine that was imported.
 *
 * @param fileName the name of the YAML file, such as {@code Order.pawl.yaml}
 * @param yaml the text of the YAML file
 * @param remarks the remarks, in the order of their lines
 * @param checked the YAML file as Pawl reads it, with its problems
 * @param skeletons the Java classes that the machine needs, by path; empty if the machine has
 *     errors
 */
public record MachineImport(
    String fileName,
    String yaml,
    List<Remark> remarks,
    CheckedFile checked,
    Map<String, String> skeletons) {

  private static final int MAX_CHARACTERS = 3_000_000;
  private static final int MAX_DEPTH = 50;
  private static final int MAX_REPAIRS = 50;

  public MachineImport {
    remarks = List.copyOf(remarks);
  }

  /**
   * The names that the user sets for an import.
   *
   * @param machine the name of the machine, if it is to differ from that in the source
   * @param packageName the package of generated types; empty for the unnamed package
   */
  public record Naming(Optional<String> machine, String packageName) {}

  /**
   * Imports a machine.
   *
   * @throws ImportError if the text is not valid in its format
   */
  public static MachineImport of(SourceText source, ImportFormat format, Naming naming)
      throws ImportError {
    if (source.text().length() > MAX_CHARACTERS) {
      throw new ImportError(
          Place.NONE,
          String.format(
              Locale.ROOT,
              "The file has more than %,d characters, which no machine needs.",
              MAX_CHARACTERS),
          "Divide the file.");
    }
    ImportedMachine read = format.read(source);
    checkDepth(read.root(), 0);
    return of(read, naming, source.baseName());
  }

  /**
   * Writes a machine as YAML, and checks the YAML.
   *
   * @param otherwise the name of the machine if it has none
   */
  public static MachineImport of(ImportedMachine machine, Naming naming, String otherwise) {
    if (!naming.packageName().isEmpty()) {
      machine.settings().put("package", naming.packageName());
    }
    AssignedNames names = AssignedNames.of(machine, naming.machine(), otherwise);
    ImportRepair.foldGuards(machine, names);
    boolean needsContext = ContextSkeleton.isNeeded(machine);
    if (needsContext) {
      machine.settings().put("context", ContextSkeleton.name(names.machine()));
    }
    String fileName = Words.of(names.machine()).type() + DeclaredFiles.SUFFIX;
    String yaml = MachineYaml.of(machine, names);
    CheckedFile checked = check(fileName, yaml);
    for (int i = 0; i < MAX_REPAIRS && ImportRepair.repair(machine, names, checked); i++) {
      yaml = MachineYaml.of(machine, names);
      checked = check(fileName, yaml);
    }
    if (!hasEventOrder(machine, names, checked)) {
      yaml = MachineYaml.of(machine, names, MachineYaml.KeyOrder.TRANSITIONS_FIRST);
      checked = check(fileName, yaml);
      if (!hasEventOrder(machine, names, checked)) {
        listEvents(machine, names, checked);
        yaml = MachineYaml.of(machine, names);
        checked = check(fileName, yaml);
      }
    }
    Map<String, String> skeletons = new LinkedHashMap<>();
    checked.resolved().ifPresent(good -> skeletons.putAll(SkeletonWriter.write(good, names)));
    if (needsContext && checked.resolved().isPresent()) {
      skeletons.put(
          SkeletonWriter.path(naming.packageName(), ContextSkeleton.name(names.machine())),
          ContextSkeleton.write(names.machine(), naming.packageName(), machine.context()));
    }
    List<Remark> remarks =
        machine.remarks().stream()
            .sorted(
                Comparator.comparingInt((Remark r) -> r.place().line())
                    .thenComparingInt(r -> r.place().column()))
            .toList();
    return new MachineImport(fileName, yaml, remarks, checked, skeletons);
  }

  private static void checkDepth(ImportedState state, int depth) throws ImportError {
    if (depth > MAX_DEPTH) {
      throw new ImportError(
          state.place(),
          "States are nested more than " + MAX_DEPTH + " deep.",
          "Flatten the machine.");
    }
    for (ImportedState child : state.children()) {
      checkDepth(child, depth + 1);
    }
  }

  /**
   * Returns whether the YAML declares events in the order of {@link ImportedMachine#eventOrder}.
   * Also returns true if events are missing, because their order cannot be restored.
   */
  private static boolean hasEventOrder(
      ImportedMachine machine, AssignedNames names, CheckedFile checked) {
    List<String> wanted = machine.eventOrder().stream().map(names::event).toList();
    List<String> actual =
        checked.machine().stream()
            .flatMap(m -> m.events().stream())
            .map(Event::name)
            .filter(wanted::contains)
            .toList();
    return wanted.equals(actual) || actual.size() < wanted.size();
  }

  /**
   * Adds all events to the list of events, so that the YAML declares them in order. Direct
   * transitions declare their events themselves.
   */
  private static void listEvents(
      ImportedMachine machine, AssignedNames names, CheckedFile checked) {
    Set<String> direct =
        checked.machine().stream()
            .flatMap(m -> m.events().stream())
            .filter(Event::direct)
            .map(Event::name)
            .collect(Collectors.toSet());
    Map<String, ImportedMachine.EventDetails> details = Map.copyOf(machine.events());
    ImportedMachine.EventDetails none = new ImportedMachine.EventDetails(Map.of(), "");
    machine.events().clear();
    for (String event : machine.eventOrder()) {
      if (!direct.contains(names.event(event))) {
        machine.events().put(event, details.getOrDefault(event, none));
      }
    }
  }

  private static CheckedFile check(String fileName, String yaml) {
    return CheckedFile.of(new MachineFiles.Found(fileName, yaml, Optional.empty()), false);
  }
}
