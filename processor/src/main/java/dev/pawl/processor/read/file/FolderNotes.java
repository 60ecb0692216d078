package dev.pawl.processor.read.file;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reports folders for machines that are missing, or that contain no or wrongly named machine files.
 */
final class FolderNotes {

  /**
   * Matches the text of a machine file. The pattern consists of two lines that all machine files
   * have and few other files.
   */
  private static final Pattern MACHINE =
      Pattern.compile("(?ms)(?=.*^machine:\\s*\\S)(?=.*^states:)");

  private static final Pattern ENDING = Pattern.compile("(\\.pawl)?\\.ya?ml$");

  private FolderNotes() {}

  /**
   * Reports that a folder for machines is missing. The problem is only a note, because the folder
   * can be created later.
   *
   * @param otherMachine a machine file of the project that no option includes, if any
   */
  static void reportMissing(Path folder, Optional<Path> otherMachine, Problems problems) {
    String hint =
        otherMachine.isPresent()
            ? projectHas(otherMachine.get())
            : folder.isAbsolute()
                ? "Put machines there as *.pawl.yaml, or remove the option."
                : "Relative paths start at " + Path.of("").toAbsolutePath() + ".";
    problems.add(Code.FOLDER_LACKS, hint, Origin.NONE, MachineFiles.slashed(folder));
  }

  /**
   * Reports machine files whose names do not end in {@code .pawl.yaml}. If {@code noMachines} is
   * true and no file has a wrong name, reports that the folder contains no machine files.
   *
   * @param noMachines whether the folder contains no machine file, and annotations name no files
   * @param otherYaml the YAML files of the folder whose names do not end in {@code .pawl.yaml}
   * @param namedFiles the files that annotations name; their names can have any ending
   * @param otherMachine a machine file of the project that no option includes, if any
   */
  static void report(
      Path folder,
      boolean noMachines,
      List<Path> otherYaml,
      Set<Path> namedFiles,
      Optional<Path> otherMachine,
      Problems problems) {
    boolean empty = noMachines;
    for (Path file : otherYaml) {
      if (!namedFiles.contains(MachineFiles.real(file)) && isMachine(folder, file)) {
        empty = false;
        String meant = ENDING.matcher(file.getFileName().toString()).replaceFirst("");
        problems.add(
            Code.MISNAMED_FILE,
            "Rename it to \"" + meant + DeclaredFiles.SUFFIX + "\".",
            Origin.NONE,
            DisplayPath.of(file));
      }
    }
    if (empty) {
      problems.add(
          Code.NO_MACHINES,
          otherMachine
              .map(FolderNotes::projectHas)
              .orElse("The names of machine files must end in .pawl.yaml."),
          Origin.NONE,
          MachineFiles.slashed(folder));
    }
  }

  /**
   * Reports that the default folder contains machine files, but the option {@code pawl.machines}
   * does not include the folder.
   *
   * @param noOption whether the option is missing
   */
  static void reportNotIncluded(Path folder, boolean noOption, Problems problems) {
    problems.add(
        Code.MACHINES_UNSEEN,
        optionAdvice(folder),
        Origin.NONE,
        DisplayPath.of(folder),
        noOption ? "is not given" : "names another folder");
  }

  /**
   * Returns advice for a file that was not found where an annotation expects it, but elsewhere in
   * the project.
   *
   * @param file the file that was found
   * @param name the name in the annotation
   */
  static String advice(Path file, String name) {
    Path folder = file;
    for (int i = Path.of(name).getNameCount(); i > 0 && folder != null; i--) {
      folder = folder.getParent();
    }
    return folder == null ? projectHas(file) : projectHas(file) + " " + optionAdvice(folder);
  }

  private static String projectHas(Path file) {
    return "The project has " + DisplayPath.of(file) + ".";
  }

  private static String optionAdvice(Path folder) {
    return "Use -Apawl.machines="
        + DisplayPath.of(folder)
        + "; in a POM, start the path with ${project.basedir}/.";
  }

  private static boolean isMachine(Path folder, Path file) {
    return MACHINE.matcher(FileText.read(folder, file).text()).find();
  }
}
