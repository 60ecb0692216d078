package dev.pawl.processor.lock;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The lock files of a compilation. Lock files are written at the end, when all machines are known
 * and errors have been reported.
 */
public final class PendingLocks {

  private final boolean reportsOrphans;
  private final Set<String> known = new HashSet<>();
  private final List<Pending> pending = new ArrayList<>();

  /**
   * Creates an empty collection.
   *
   * @param reportsOrphans whether lock files without a machine are reported; if not, a new machine
   *     gets a new lock file even if such a file probably belongs to it
   */
  public PendingLocks(boolean reportsOrphans) {
    this.reportsOrphans = reportsOrphans;
  }

  /**
   * A lock file to write.
   *
   * @param old the present text of the file, if the file exists
   * @param text the text to write
   */
  public record File(Path path, Optional<String> old, String text) {}

  private record Pending(Machine machine, Locks.Result lock) {}

  /** Records that a machine exists, so that its lock file is not reported as orphaned. */
  public void recordExistence(Machine machine) {
    known.add(Locks.typeName(machine));
  }

  /** Adds the lock file of a machine, unless the file is up to date. */
  public void add(Machine machine, Locks.Result lock) {
    if (lock.text().isPresent()) {
      pending.add(new Pending(machine, lock));
    }
  }

  /**
   * Returns the lock files to write. If an orphaned lock file probably belongs to a new machine,
   * reports it and returns no new file for the machine, because the new file would hide the old
   * numbers.
   *
   * @param isCompiled returns whether a class file of a machine exists, by the name of its type
   *     with the package
   */
  public List<File> files(Predicate<String> isCompiled, Problems problems) {
    List<File> files = new ArrayList<>();
    for (Pending each : pending) {
      Path path = each.lock().file().orElseThrow();
      Optional<Path> orphan =
          each.lock().old().isPresent() || !reportsOrphans
              ? Optional.empty()
              : new OrphanedLocks(
                      requireNonNull(path.getParent()),
                      n -> known.contains(n) || isCompiled.test(n))
                  .of(each.lock().ids());
      orphan.ifPresentOrElse(
          left -> report(each.machine(), left, path, problems),
          () -> files.add(new File(path, each.lock().old(), each.lock().text().orElseThrow())));
    }
    return files;
  }

  private static void report(Machine machine, Path left, Path path, Problems problems) {
    String name = OrphanedLocks.machine(left);
    problems.add(
        Code.LOCK_LEFT,
        "If its name was "
            + name
            + ", rename "
            + DisplayPath.of(left)
            + " to "
            + path.getFileName()
            + " and keep its content."
            + formerNameHint(simpleName(name), simpleName(OrphanedLocks.machine(path)))
            + " If no data of "
            + name
            + " is stored any more, delete that file. If this is another machine, use"
            + " -Apawl.suppress="
            + Code.LOCK_LEFT.id()
            + ".",
        machine.origin(),
        machine.name(),
        name);
  }

  /** Returns the consequence of another name; empty if only the package has changed. */
  private static String formerNameHint(String former, String name) {
    return former.equals(name)
        ? ""
        : " Its instances in JSON and in stores are readable only if the machine is named "
            + former
            + " again.";
  }

  private static String simpleName(String machine) {
    return machine.substring(machine.lastIndexOf('.') + 1);
  }
}
