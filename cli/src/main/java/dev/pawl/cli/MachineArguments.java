package dev.pawl.cli;

import dev.pawl.cli.importer.SourceText;
import dev.pawl.cli.input.InputMachine;
import dev.pawl.cli.input.MachineReader;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.read.file.DeclaredFiles;
import dev.pawl.processor.read.file.MachineFiles;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The reader of the machine files that arguments name. An argument is a file, a folder, or {@code
 * -} for the standard input.
 */
final class MachineArguments {

  private static final String STANDARD_INPUT = "-";

  private final InputStream in;
  private final Problems problems;

  /**
   * Creates a reader of the arguments.
   *
   * @param in the standard input
   * @param problems receives a problem for each file that cannot be read
   */
  public MachineArguments(InputStream in, Problems problems) {
    this.in = in;
    this.problems = problems;
  }

  /**
   * Reads machine files, in the order of the arguments. Reads a file only once, even if several
   * arguments name it.
   *
   * @throws UsageError if an argument is not a valid path, or is the path of a Java source
   */
  public List<MachineFiles.Found> read(List<String> arguments) throws UsageError {
    Map<Object, MachineFiles.Found> files = new LinkedHashMap<>();
    for (String argument : arguments) {
      for (MachineFiles.Found file : read(argument)) {
        Object key = file.path().isPresent() ? file.path().get() : file.name();
        files.putIfAbsent(key, file);
      }
    }
    return List.copyOf(files.values());
  }

  private List<MachineFiles.Found> read(String argument) throws UsageError {
    if (argument.equals(STANDARD_INPUT)) {
      return DeclaredFiles.read(SourceText.STANDARD_INPUT, in, problems).stream().toList();
    }
    Path path = path(argument);
    String name = argument.replace(path.getFileSystem().getSeparator(), "/");
    if (name.endsWith(".java") && !Files.isDirectory(path)) {
      throw new UsageError(
          "\"" + name + "\" is a Java source, which only the compiler reads. Name a file in YAML.");
    }
    if (!Files.exists(path)) {
      FileFlaw flaw = FileFlaw.NOT_FOUND;
      problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
      return List.of();
    }
    if (!Files.isDirectory(path)) {
      return DeclaredFiles.read(name, path, problems).stream().toList();
    }
    return readFolder(path, name);
  }

  private List<MachineFiles.Found> readFolder(Path folder, String name) {
    List<MachineFiles.Found> all = new ArrayList<>();
    var files = DeclaredFiles.below(folder, problems);
    if (files.isEmpty()) {
      String flaw = "no file below it ends with " + DeclaredFiles.SUFFIX;
      problems.add(
          Code.NOT_READABLE,
          "Name a folder that contains some, or the files.",
          Origin.NONE,
          name,
          flaw);
    }
    String before = name.endsWith("/") ? name : name + "/";
    files.forEach(
        (below, file) -> {
          Optional<MachineFiles.Found> found = DeclaredFiles.read(before + below, file, problems);
          found.ifPresent(all::add);
        });
    return all;
  }

  /**
   * Reads the machines of an argument, which can also be a compiled model or a jar.
   *
   * @throws UsageError if the argument is not a valid path
   */
  public static Map<String, InputMachine> read(
      MachineReader reader, String argument, Terminal terminal) throws UsageError {
    return argument.equals(STANDARD_INPUT)
        ? reader.read(SourceText.STANDARD_INPUT, terminal.in())
        : reader.read(argument, path(argument));
  }

  /**
   * Returns the path that an option names, or empty if the option is missing.
   *
   * @throws UsageError if the value of the option is not a path
   */
  public static Optional<Path> path(Arguments arguments, CommandOption option) throws UsageError {
    Optional<String> value = arguments.value(option);
    return value.isPresent() ? Optional.of(path(value.get())) : Optional.empty();
  }

  /**
   * Returns the path that an argument names.
   *
   * @throws UsageError if the argument is empty, {@code -} or not a valid path
   */
  public static Path path(String argument) throws UsageError {
    if (argument.isEmpty()) {
      throw new UsageError("The name of a file or folder is empty.");
    }
    if (argument.equals(STANDARD_INPUT)) {
      throw new UsageError("\"-\" is not supported here. A file with this name is \"./-\".");
    }
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      throw new UsageError("\"" + argument + "\" is not a path: " + e.getReason() + ".");
    }
  }
}
