package dev.pawl.cli;

import dev.pawl.cli.importer.DescribedFormat;
import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.Remark;
import dev.pawl.cli.importer.SourceText;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.report.TerminalText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** The {@code import} command, which converts a machine in the format of another tool to YAML. */
final class ImportCommand implements Command {

  @Override
  public String name() {
    return "import";
  }

  @Override
  public String help() {
    return """
    Converts a machine of another tool to YAML.

    Usage: import [OPTION]... FILE

      --from FORMAT  the format, if the file extension and content do not determine it:
                     %s
      --to DIR       write the YAML into this folder, and the Java classes that the machine needs
                     below it. Existing classes are kept.
      -o FILE        write only the YAML, into this file
      --enum         write the annotated enum instead of YAML
      --name NAME    the name of the machine
      --package P    the package of the generated types

    Without --to and -o, the YAML is written to the standard output. Parts without a counterpart
    are reported with their positions. The YAML is checked.
    """
        .formatted(String.join(", ", ImportFormats.names()));
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(
        CommandOption.FROM,
        CommandOption.TO,
        CommandOption.OUTPUT,
        CommandOption.ENUM,
        CommandOption.NAME,
        CommandOption.PACKAGE);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    arguments.exclude(CommandOption.TO, CommandOption.OUTPUT);
    if (arguments.files().size() > 1) {
      throw new UsageError("import reads one file.");
    }
    Optional<String> name = arguments.value(CommandOption.NAME);
    if (name.isPresent() && Words.of(name.get()).isEmpty()) {
      throw new UsageError("--name must have a letter or a digit.");
    }
    MachineImport.Naming naming =
        new MachineImport.Naming(name, arguments.value(CommandOption.PACKAGE).orElse(""));
    Optional<String> from = arguments.oneOf(CommandOption.FROM, ImportFormats.names());
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    Problems problems = new Problems();
    Optional<SourceText> source = source(arguments.files().get(0), terminal, problems);
    printer.print(problems);
    if (source.isEmpty()) {
      return printer.exitCode();
    }
    Optional<ImportFormat> format = ImportFormats.of(source.get(), from);
    if (format.isEmpty() && source.get().hasExtension(".smcat")) {
      throw new UsageError(
          "The language of state-machine-cat is not read. Convert the file with smcat -T scxml:"
              + " import reads "
              + NameList.and(ImportFormats.names())
              + ".");
    } else if (format.isEmpty()) {
      throw new UsageError(
          "The format of \""
              + source.get().file()
              + "\" is not known. Add --from with "
              + NameList.or(ImportFormats.names())
              + ".");
    }
    MachineImport imported;
    try {
      ImportFormat used =
          arguments.has(CommandOption.ENUM) ? new DescribedFormat(format.get()) : format.get();
      imported = MachineImport.of(source.get(), used, naming);
    } catch (ImportError e) {
      report(e, source.get(), terminal);
      return ExitCode.PROBLEMS;
    }
    for (Remark remark : imported.remarks()) {
      String place = source.get().file() + remark.place().suffix();
      terminal.err().println(TerminalText.message(place + ": note: " + remark.text()));
    }
    printer.print(imported.checked().problems());
    return new ImportOutput(arguments, terminal, printer).write(imported);
  }

  private static void report(ImportError error, SourceText source, Terminal terminal) {
    String hint = error.hint().isEmpty() ? "" : " " + error.hint();
    String place = source.file() + error.place().suffix();
    terminal.err().println(TerminalText.message(place + ": error: " + error.getMessage() + hint));
  }

  private static Optional<SourceText> source(String argument, Terminal terminal, Problems problems)
      throws UsageError {
    try {
      if (argument.equals("-")) {
        String text = FileGate.decoded(FileGate.bytes(terminal.in()));
        return Optional.of(new SourceText(SourceText.STANDARD_INPUT, text));
      }
      Path path = MachineArguments.path(argument);
      String name = argument.replace(path.getFileSystem().getSeparator(), "/");
      return Optional.of(new SourceText(name, FileGate.text(path)));
    } catch (IOException e) {
      FileFlaw flaw = FileFlaw.of(e);
      problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, argument, flaw.reason());
      return Optional.empty();
    }
  }
}
