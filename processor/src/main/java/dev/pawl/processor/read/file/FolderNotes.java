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

/** Reports folders for machines in which there is probably not what their owner thinks. */
final class FolderNotes {

  /** The line that every machine file has, and hardly any other. */
  private static final Pattern MACHINE =
      Pattern.compile("(?ms)(?=.*^machine:\\s*\\S)(?=.*^states:)");

  private static final Pattern ENDING = Pattern.compile("(\\.pawl)?\\.ya?ml$");

  private FolderNotes() {}

  /** Reports that there is no such folder: perhaps it is yet to come. */
  static void lacks(Path folder, Optional<Path> elsewhere, Problems problems) {
    String hint =
        elsewhere.isPresent()
            ? thereIs(elsewhere.get())
            : folder.isAbsolute()
                ? "Put machines there as *.pawl.yaml, or leave the option out."
                : "A relative path begins in " + Path.of("").toAbsolutePath() + ".";
    problems.add(Code.FOLDER_LACKS, hint, Origin.NONE, MachineFiles.slashed(folder));
  }

  /**
   * Reports machines whose files are called otherwise, and a folder without any.
   *
   * @param nothing whether it holds no machine file, and is there for nothing else
   * @param others the other files in YAML
   * @param named the files that annotations name
   * @param elsewhere a machine file of the project, if there is any
   */
  static void report(
      Path folder,
      boolean nothing,
      List<Path> others,
      Set<Path> named,
      Optional<Path> elsewhere,
      Problems problems) {
    boolean empty = nothing;
    for (Path file : others) {
      if (!named.contains(MachineFiles.real(file)) && isMachine(folder, file)) {
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
          elsewhere
              .map(FolderNotes::thereIs)
              .orElse("Machines are the files there whose names end in .pawl.yaml."),
          Origin.NONE,
          MachineFiles.slashed(folder));
    }
  }

  /**
   * Reports the usual folder for machines, which holds some and is not named.
   *
   * @param noOption whether no folder is named
   */
  static void unseen(Path folder, boolean noOption, Problems problems) {
    problems.add(
        Code.MACHINES_UNSEEN,
        sayOption(folder),
        Origin.NONE,
        DisplayPath.of(folder),
        noOption ? "is not given" : "names another folder");
  }

  /** The remedy for a file of the project that an annotation names and nobody finds. */
  static String toBeNamed(Path file, String name) {
    Path folder = file;
    for (int i = Path.of(name).getNameCount(); i > 0 && folder != null; i--) {
      folder = folder.getParent();
    }
    return folder == null ? thereIs(file) : thereIs(file) + " " + sayOption(folder);
  }

  private static String thereIs(Path file) {
    return "There is " + DisplayPath.of(file) + ".";
  }

  private static String sayOption(Path folder) {
    return "Say -Apawl.machines="
        + DisplayPath.of(folder)
        + "; in a POM begin the path with ${project.basedir}/.";
  }

  private static boolean isMachine(Path folder, Path file) {
    return MACHINE.matcher(FileText.read(folder, file).text()).find();
  }
}
