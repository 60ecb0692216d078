package dev.pawl.processor.read.yaml.file;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.problem.ShownPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells of folders for machines in which there is probably not what their owner thinks. */
final class FolderNotes {

  /** What every machine file says, and hardly any other. */
  private static final Pattern MACHINE =
      Pattern.compile("(?ms)(?=.*^machine:\\s*\\S)(?=.*^states:)");

  private static final Pattern ENDING = Pattern.compile("(\\.pawl)?\\.ya?ml$");

  private FolderNotes() {}

  /** Tells that there is no such folder: perhaps it is yet to come. */
  static void lacks(Path folder, Problems problems) {
    String hint =
        folder.isAbsolute()
            ? "Put machines there as *.pawl.yaml, or leave the option out."
            : "A relative path begins in " + Path.of("").toAbsolutePath() + ".";
    problems.add(Code.FOLDER_LACKS, hint, Origin.NONE, MachineFiles.slashed(folder));
  }

  /**
   * Tells of machines whose files are called otherwise, and of a folder without any.
   *
   * @param nothing whether it holds no machine file, and is there for nothing else
   * @param others the other files in YAML
   * @param named the files that annotations name
   */
  static void tell(
      Path folder, boolean nothing, List<Path> others, Set<Path> named, Problems problems) {
    boolean empty = nothing;
    for (Path file : others) {
      if (!named.contains(MachineFiles.real(file)) && isMachine(folder, file)) {
        empty = false;
        String meant = ENDING.matcher(file.getFileName().toString()).replaceFirst("");
        problems.add(
            Code.MISNAMED_FILE,
            "Rename it to \"" + meant + DeclaredFiles.SUFFIX + "\".",
            Origin.NONE,
            ShownPath.of(file));
      }
    }
    if (empty) {
      problems.add(
          Code.NO_MACHINES,
          "Machines are the files there whose names end in .pawl.yaml.",
          Origin.NONE,
          MachineFiles.slashed(folder));
    }
  }

  private static boolean isMachine(Path folder, Path file) {
    return MACHINE.matcher(FileGate.read(folder, file).text()).find();
  }
}
