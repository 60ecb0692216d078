package dev.pawl.cli.importer;

import dev.pawl.language.model.name.Words;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.TextReporter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A writer of the files of an import: the YAML, the Java classes that the machine needs, and a test
 * that compares the machine with the original one.
 */
public final class ImportFolder {

  private final String packageName;
  private final String library;

  /**
   * Creates a writer.
   *
   * @param packageName the package of generated types; empty for the unnamed package
   * @param library the name of the library from which the machine comes
   */
  public ImportFolder(String packageName, String library) {
    this.packageName = packageName;
    this.library = library;
  }

  /**
   * Returns the given name if a machine can have this name.
   *
   * @throws IllegalArgumentException if the name contains no letters and digits
   */
  public static String checkedName(String name) {
    if (Words.of(name).isEmpty()) {
      throw new IllegalArgumentException("The name \"" + name + "\" has no letter and no digit.");
    }
    return name;
  }

  /**
   * The result of an import.
   *
   * @param remarks the constructs without an exact counterpart in Pawl, each with its replacement
   */
  public record Written(List<Path> files, List<String> remarks) {

    public Written {
      files = List.copyOf(files);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * Writes the files of a machine. Keeps existing classes that the user completes.
   *
   * @throws IllegalStateException if the YAML has errors; the message contains the errors, and only
   *     the YAML is written
   * @throws IOException if a file cannot be written
   */
  public Written write(Path folder, ImportedMachine machine, ComparedTypes types)
      throws IOException {
    machine.setLibrary(library);
    MachineImport imported =
        MachineImport.of(
            machine, new MachineImport.Naming(Optional.empty(), packageName), machine.name());
    List<Path> files = new ArrayList<>();
    files.add(replace(folder.resolve(imported.fileName()), imported.yaml()));
    requireNoErrors(imported);
    for (Map.Entry<String, String> skeleton : imported.skeletons().entrySet()) {
      create(folder.resolve(skeleton.getKey()), skeleton.getValue()).ifPresent(files::add);
    }
    ComparisonTestWriter test = new ComparisonTestWriter(packageName, library, imported, types);
    Path sources = folder.resolve(packageName.replace('.', '/'));
    files.add(replace(sources.resolve(test.baseName() + ".java"), test.base()));
    create(sources.resolve(test.testName() + ".java"), test.test()).ifPresent(files::add);
    return new Written(files, imported.remarks().stream().map(Remark::text).toList());
  }

  private static void requireNoErrors(MachineImport imported) {
    if (imported.checked().resolved().isEmpty()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PrintStream printer = new PrintStream(out, true, StandardCharsets.UTF_8);
      new TextReporter(printer, ReportPolicy.DEFAULT, false).report(imported.checked().problems());
      throw new IllegalStateException(
          "The imported machine has errors:\n" + out.toString(StandardCharsets.UTF_8));
    }
  }

  private static Path replace(Path file, String text) throws IOException {
    FileGate.write(file, text);
    return file;
  }

  private static Optional<Path> create(Path file, String text) throws IOException {
    return FileGate.exists(file) ? Optional.empty() : Optional.of(replace(file, text));
  }
}
