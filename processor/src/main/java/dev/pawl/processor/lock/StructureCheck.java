package dev.pawl.processor.lock;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.diff.Migration;
import dev.pawl.language.diff.MissingData;
import dev.pawl.language.diff.Structure;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares the nesting of states with that in earlier versions of a machine. Reports changes that
 * make stored instances unreadable. All other changes are allowed, because instances are migrated
 * at run time.
 */
final class StructureCheck {

  private final ResolvedMachine machine;
  private final StableNumbers ids;
  private final Map<String, Origin.InFile> lines;
  private final List<Structure> earlierStructures;
  private final Structure present;
  private final Problems problems;
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<String, Integer> numbers;

  /**
   * @param ids the present numbers and names
   * @param lock the lock file of the previous version, if any
   */
  StructureCheck(
      ResolvedMachine machine,
      StableNumbers ids,
      Optional<LockReader.Lock> lock,
      Problems problems) {
    this.machine = machine;
    this.ids = ids;
    this.lines = lock.map(LockReader.Lock::lines).orElse(Map.of());
    this.earlierStructures = lock.map(LockReader.Lock::structures).orElse(List.of());
    this.present = Structure.of(machine.tree(), ids);
    this.problems = problems;
    this.numbers = Structure.numbers(ids);
    ids.states().forEach(s -> names.put(s.number(), s.name()));
  }

  /**
   * Returns the present structure and the earlier structures, the latest first. Omits earlier
   * structures from which instances need no migration. Reports changes that make stored instances
   * unreadable.
   */
  List<Structure> structures() {
    if (!earlierStructures.isEmpty() && earlierStructures.get(0).equals(present)) {
      return earlierStructures;
    }
    List<Structure> structures = new ArrayList<>(List.of(present));
    for (Structure earlier : earlierStructures) {
      Migration migration = new Migration(earlier, present, ids);
      migration.changedKinds().forEach(n -> reportKindChange(earlier, migration, n));
      migration.conflicts().forEach(pair -> reportConflict(migration, pair));
      if (!problems.hasErrors()) {
        MissingData.of(machine, numbers, migration.entries()).forEach(this::reportMissingData);
      }
      if (!migration.isTrivial()) {
        structures.add(earlier);
      }
    }
    return structures;
  }

  private void reportKindChange(Structure earlier, Migration migration, int number) {
    int image = migration.image(number).orElseThrow();
    boolean wasHistory = earlier.place(number).kind().isHistory();
    problems.add(
        Code.HISTORY_CHANGED,
        "Give the "
            + (wasHistory ? "state" : "history state")
            + " a new name"
            + (wasHistory ? " and reserve " + name(number) : " and keep the state")
            + ", or reserve the state with another successor."
            + unstored("state " + number),
        line(number),
        name(number),
        wasHistory ? "a history state" : "a state",
        image == number ? "is" : "becomes " + name(image) + ",",
        wasHistory ? "a state" : "a history state");
  }

  private void reportConflict(Migration migration, Structure.Pair pair) {
    String one = name(pair.one());
    String other = name(pair.other());
    problems.add(
        Code.EXCLUDED,
        "Keep them in different regions of a parallel state. Or give the states new names and reserve"
            + " one old name, with a successor that can be active with the other state: reserved: { "
            + other
            + ": SUCCESSOR }."
            + unstored(
                pair.parallel() == Structure.ROOT
                    ? "state " + pair.other()
                    : "state " + pair.parallel()),
        line(pair.parallel()),
        one,
        other,
        pair.parallel() == Structure.ROOT ? machine.name() : name(pair.parallel()),
        names(migration, pair));
  }

  /**
   * Returns the subject of a sentence about two stored states. The subject is "they" if the two
   * stored states still exist, otherwise the names of their successors.
   */
  private String names(Migration migration, Structure.Pair pair) {
    int one = migration.image(pair.one()).orElseThrow();
    int other = migration.image(pair.other()).orElseThrow();
    return one == pair.one() && other == pair.other()
        ? "they"
        : name(one) + " and " + name(other) + ", as which they are read,";
  }

  private String name(int number) {
    return requireNonNull(names.get(number));
  }

  private static String unstored(String line) {
    return " If no such instance was stored, delete the line of " + line + " from the lock file.";
  }

  private Origin line(int number) {
    Origin line = lines.get(LockLine.STATE + " " + number);
    return line == null ? Origin.NONE : line;
  }

  private void reportMissingData(MissingData missing) {
    Migration.Entry entry = missing.entry();
    String component = missing.component().name();
    problems.add(
        Code.DATA_UNKNOWN,
        "Give the context a component "
            + component
            + " of that type, make another state the default, or move "
            + component
            + " to another state."
            + unstored("state " + entry.stored()),
        line(entry.stored()),
        name(entry.stored()),
        missing.leaf().name(),
        component);
  }
}
