package dev.pawl.processor.lock;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds lock files whose machine no longer exists. The machine was probably renamed or moved to
 * another package. If a renamed machine got a lock file with new numbers, stored data would become
 * unreadable.
 */
final class OrphanedLocks {

  /**
   * The minimum number of states that a new machine and an orphaned lock file must have in common.
   */
  private static final int FEWEST_STATES = 2;

  private final Path folder;
  private final Predicate<String> isThere;

  /**
   * @param folder the folder of lock files
   * @param isThere returns whether a machine exists, by the name of its type with the package
   */
  OrphanedLocks(Path folder, Predicate<String> isThere) {
    this.folder = folder;
    this.isThere = isThere;
  }

  /**
   * Returns the orphaned lock file that probably belongs to a new machine, if there is one.
   *
   * @param fresh the numbers and names of the new machine
   */
  Optional<Path> of(StableNumbers fresh) {
    Set<String> names = names(fresh);
    record Likeness(Path file, double share) {}
    return files().stream()
        .filter(file -> !isThere.test(machine(file)))
        .flatMap(
            file ->
                read(file)
                    .filter(old -> commonStates(old, fresh) >= FEWEST_STATES)
                    .map(old -> new Likeness(file, similarity(names(old), names)))
                    .stream())
        .filter(likeness -> likeness.share() >= 0.5)
        .max(Comparator.comparingDouble(Likeness::share))
        .map(Likeness::file);
  }

  /** Returns the name of the machine to which a lock file belongs, with the package. */
  static String machine(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - Locks.ENDING.length());
  }

  private List<Path> files() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(Locks.ENDING)).sorted().toList();
    } catch (IOException e) {
      // a folder that cannot be read is reported when a lock file is needed
      return List.of();
    }
  }

  private static Optional<StableNumbers> read(Path file) {
    try {
      String text = FileGate.text(file);
      return LockReader.read(file.toString(), text, new Problems()).map(LockReader.Lock::ids);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static long commonStates(StableNumbers old, StableNumbers fresh) {
    return fresh.states().stream()
        .filter(s -> old.find(true, s.name()).filter(o -> !o.removed()).isPresent())
        .count();
  }

  private static Set<String> names(StableNumbers ids) {
    Set<String> names = new HashSet<>();
    for (boolean states : new boolean[] {true, false}) {
      ids.entries(states).stream()
          .filter(e -> !e.removed())
          .forEach(e -> names.add(states + e.name()));
    }
    return names;
  }

  /** Returns the number of names in both sets divided by the number of names in either set. */
  private static double similarity(Set<String> one, Set<String> other) {
    Set<String> common = new HashSet<>(one);
    common.retainAll(other);
    return (double) common.size() / (one.size() + other.size() - common.size());
  }
}
