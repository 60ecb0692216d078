package dev.pawl.language.diff;

import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The differences between two versions of a machine.
 *
 * @param machine the later version of the machine
 * @param changes the differences by category; in each category, differences with the greatest
 *     impact are first
 * @param stranded the configurations in which stored instances cannot continue
 * @param lost the shortest history that is legal only in the earlier version, as a run of the
 *     earlier version; empty if there is none. The later version refuses the last event of this
 *     run.
 * @param isComplete whether all reachable configurations were compared; if not, further stranded
 *     configurations or a shorter lost history may exist
 */
public record MachineDiff(
    ResolvedMachine machine,
    List<Change> changes,
    List<StoredInstances.Stranded> stranded,
    Optional<Counterexample> lost,
    boolean isComplete) {

  /** The maximum number of situations of each version that are compared. */
  private static final int MAX_SITUATIONS = 20_000;

  /** A version of a machine with the verdicts about its properties. */
  public record Version(ResolvedMachine machine, List<StatedProperty> properties) {}

  /** Compares two versions. */
  public static MachineDiff of(Version before, Version now) {
    Correspondence both = new Correspondence(before.machine(), now.machine());
    List<Change> changes = new ArrayList<>(new ElementChanges(both).changes());
    properties(before.properties(), now.properties(), changes);
    StoredInstances stored = new StoredInstances(both);
    changes.addAll(stored.changes());
    changes.addAll(new TransitionChanges(both).changes());
    Exploration earlier = exploration(before.machine());
    Exploration later = exploration(now.machine());
    LostHistory history = new LostHistory(both, earlier, later);
    Optional<Counterexample> lost = history.find();
    List<StoredInstances.Stranded> stranded = stored.stranded(earlier);
    return new MachineDiff(
        now.machine(),
        sorted(changes),
        stranded,
        lost,
        earlier.isComplete() && later.isComplete() && history.isDecided());
  }

  /** Returns a copy with further differences, such as differences of the generated types. */
  public MachineDiff with(List<Change> others) {
    List<Change> all = new ArrayList<>(changes);
    all.addAll(others);
    return new MachineDiff(machine, sorted(all), stranded, lost, isComplete);
  }

  private static List<Change> sorted(List<Change> changes) {
    return changes.stream()
        .distinct()
        .sorted(
            Comparator.comparing(Change::category)
                .thenComparing(Change::impact, Comparator.reverseOrder()))
        .toList();
  }

  private static Exploration exploration(ResolvedMachine machine) {
    Explorer explorer =
        new Explorer(
            machine,
            new Constraints(machine.declared().verification()),
            Limits.of(machine.declared().verification(), Limits.DEFAULT),
            false);
    return Exploration.of(explorer, MAX_SITUATIONS);
  }

  private static void properties(
      List<StatedProperty> before, List<StatedProperty> now, List<Change> changes) {
    Map<String, StatedProperty> later = new LinkedHashMap<>();
    now.forEach(p -> later.put(p.name(), p));
    for (StatedProperty property : before) {
      StatedProperty same = later.remove(property.name());
      String name = "Property " + property.name();
      if (same == null) {
        changes.add(new Change(Category.BEHAVIOR, Impact.MINOR, name + " is no longer declared."));
      } else if (!same.claim().equals(property.claim())) {
        changes.add(
            new Change(
                Category.BEHAVIOR,
                Impact.MINOR,
                name + " says: " + same.claim() + "; before: " + property.claim() + "."));
      } else if (!same.verdict().equals(property.verdict())) {
        changes.add(
            new Change(
                Category.BEHAVIOR,
                Impact.MINOR,
                name + " " + same.verdict() + ", before it " + property.verdict() + "."));
      }
    }
    later
        .keySet()
        .forEach(
            n ->
                changes.add(
                    new Change(Category.BEHAVIOR, Impact.PATCH, "Property " + n + " is new.")));
  }

  /** Returns the part of the semantic version that the changes increase. */
  public Impact impact() {
    Impact impact = stranded.isEmpty() && lost.isEmpty() ? Impact.PATCH : Impact.MAJOR;
    return changes.stream().map(Change::impact).reduce(impact, Impact::or);
  }

  /** Returns whether both versions are the same, apart from descriptions and order. */
  public boolean isEmpty() {
    return changes.isEmpty() && stranded.isEmpty() && lost.isEmpty();
  }
}
