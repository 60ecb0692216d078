package dev.pawl.spring.importer;

import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.Remark;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.TextReporter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineFactory;

/**
 * The import of a built machine of Spring Statemachine 2 to 4. It reads the states, transitions,
 * timers, guards and actions of the machine, and neither starts it nor calls its guards and
 * actions.
 *
 * <pre>{@code
 * SpringImport.of(factory).name("Cd").packageName("com.acme").beans(context)
 *     .writeTo(Path.of("target/pawl"));
 * }</pre>
 */
public final class SpringImport {

  private static final String DEFAULT_NAME = "Imported";

  private final StateMachine<?, ?> machine;
  private final Map<Object, String> known = new IdentityHashMap<>();
  private String name;
  private String packageName = "";

  private SpringImport(StateMachine<?, ?> machine) {
    this.machine = machine;
    String id = machine.getId();
    this.name = id == null || Words.of(id).isEmpty() ? DEFAULT_NAME : id;
  }

  /** Imports a machine. */
  public static SpringImport of(StateMachine<?, ?> machine) {
    return new SpringImport(machine);
  }

  /** Imports a machine of a factory. */
  public static SpringImport of(StateMachineFactory<?, ?> factory) {
    return new SpringImport(factory.getStateMachine());
  }

  /**
   * Sets the name of the machine. The default is its id, or {@code Imported}.
   *
   * @throws IllegalArgumentException if the name has no letter and no digit
   */
  public SpringImport name(String name) {
    if (Words.of(name).isEmpty()) {
      throw new IllegalArgumentException("The name \"" + name + "\" has no letter and no digit.");
    }
    this.name = name;
    return this;
  }

  /** Sets the package of the generated types. The default is the unnamed package. */
  public SpringImport packageName(String packageName) {
    this.packageName = packageName;
    return this;
  }

  /**
   * Names guards and actions after their beans.
   *
   * @param beans the application context of the machine
   */
  public SpringImport beans(ListableBeanFactory beans) {
    known.putAll(KnownNames.ofBeans(beans));
    return this;
  }

  /**
   * Names a guard or an action, such as a lambda in a field. Without a name a lambda is named after
   * its transition or state.
   *
   * @param code the object that the machine was configured with
   */
  public SpringImport name(Object code, String name) {
    known.put(code, name);
    return this;
  }

  /**
   * The result of an import.
   *
   * @param files the files that were written
   * @param remarks the parts without an exact counterpart, and what they became
   */
  public record Result(List<Path> files, List<String> remarks) {

    public Result {
      files = List.copyOf(files);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * Writes the YAML of the machine into a folder, and below it the Java classes that the machine
   * needs and a test that runs both machines side by side. Existing classes that the user completes
   * are kept.
   *
   * @throws IllegalStateException if the YAML has errors; the message lists them, and the YAML is
   *     written
   * @throws IOException if a file cannot be written
   */
  public Result writeTo(Path folder) throws IOException {
    return write(machine, folder);
  }

  private <S, E> Result write(StateMachine<S, E> spring, Path folder) throws IOException {
    WalkedMachine<S, E> walked = MachineWalker.walk(spring, name, new CodeNames(known));
    List<String> remarks = walked.machine().remarks().stream().map(Remark::text).toList();
    walked.machine().comments().addAll(header(remarks));
    MachineImport imported =
        MachineImport.of(
            walked.machine(), new MachineImport.Naming(Optional.empty(), packageName), name);
    List<Path> files = new ArrayList<>();
    files.add(replace(folder.resolve(imported.fileName()), imported.yaml()));
    requireGood(imported);
    for (Map.Entry<String, String> skeleton : imported.skeletons().entrySet()) {
      create(folder.resolve(skeleton.getKey()), skeleton.getValue()).ifPresent(files::add);
    }
    ComparisonTestWriter test = new ComparisonTestWriter(packageName, imported, walked);
    Path sources = folder.resolve(packageName.replace('.', '/'));
    files.add(replace(sources.resolve(test.baseName() + ".java"), test.base()));
    create(sources.resolve(test.testName() + ".java"), test.test()).ifPresent(files::add);
    return new Result(files, imported.remarks().stream().map(Remark::text).toList());
  }

  private static List<String> header(List<String> remarks) {
    List<String> lines = new ArrayList<>();
    lines.add("Imported from Spring Statemachine.");
    if (!remarks.isEmpty()) {
      lines.add("Without an exact counterpart:");
      remarks.forEach(r -> lines.add("- " + r));
    }
    return lines;
  }

  private static void requireGood(MachineImport imported) {
    if (imported.checked().good().isEmpty()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      PrintStream printer = new PrintStream(out, true, StandardCharsets.UTF_8);
      new TextReporter(printer, ReportPolicy.DEFAULT, false).report(imported.checked().problems());
      throw new IllegalStateException(
          "The imported machine has errors:\n" + out.toString(StandardCharsets.UTF_8));
    }
  }

  private static Path replace(Path file, String text) throws IOException {
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    return Files.writeString(file, text);
  }

  private static Optional<Path> create(Path file, String text) throws IOException {
    return Files.exists(file) ? Optional.empty() : Optional.of(replace(file, text));
  }
}
