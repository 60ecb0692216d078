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
 * The lock files that a compilation is to write. They wait for its end: only then is it known which
 * machines there are, and whether any of it is refused.
 */
public final class PendingLocks {

  private final boolean reportsOrphans;
  private final Set<String> known = new HashSet<>();
  private final List<Pending> pending = new ArrayList<>();

  /**
   * Keeps lock files.
   *
   * @param reportsOrphans whether anybody reads of files that no machine has any more; else a
   *     machine that may have had one begins its own
   */
  public PendingLocks(boolean reportsOrphans) {
    this.reportsOrphans = reportsOrphans;
  }

  /**
   * A file to write.
   *
   * @param old what it holds, if it is there
   */
  public record File(Path path, Optional<String> old, String text) {}

  private record Pending(Machine machine, Locks.Result lock) {}

  /** Notes that there is a machine, whose lock file is not left behind. */
  public void known(Machine machine) {
    known.add(Locks.typeName(machine));
  }

  /** Keeps the lock of a machine until all machines are known. */
  public void add(Machine machine, Locks.Result lock) {
    if (lock.text().isPresent()) {
      pending.add(new Pending(machine, lock));
    }
  }

  /**
   * The files to be written. A machine whose lock file seems to lie there under another name is
   * reported instead: once it had a new one, nobody would ever hear of it again.
   *
   * @param isCompiled whether there is a compiled machine of a name, with its package
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
        "If it was called "
            + name
            + " before, rename "
            + DisplayPath.of(left)
            + " to "
            + path.getFileName()
            + ", and leave what stands in it. If nothing of "
            + name
            + " is stored any more, delete that file; if this is another machine, say"
            + " -Apawl.suppress="
            + Code.LOCK_LEFT.id()
            + ".",
        machine.origin(),
        machine.name(),
        name);
  }
}
