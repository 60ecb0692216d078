package dev.pawl.processor.plan;

import java.util.List;
import java.util.TreeMap;

/**
 * The reactions of a state to events.
 *
 * @param entries the reaction to each event that is legal in the state, in the order of the events
 */
public record Row(StatePlan state, List<Entry> entries) {

  public Row {
    entries = List.copyOf(entries);
  }

  /** Returns the targets of all steps, without duplicates, in declared order. */
  public List<StatePlan> targets() {
    return distinct(entries.stream().flatMap(e -> e.candidates().stream()).toList());
  }

  /**
   * Returns the targets of steps, without duplicates. Plans of states are compared by their
   * positions, because comparing whole plans is slow.
   */
  private static List<StatePlan> distinct(List<Step> steps) {
    TreeMap<Integer, StatePlan> targets = new TreeMap<>();
    steps.forEach(s -> s.targets().forEach(t -> targets.put(t.ordinal(), t)));
    return List.copyOf(targets.values());
  }

  /**
   * The reaction to an event.
   *
   * @param candidates the steps, in the order in which their guards are evaluated
   * @param code the number of the first candidate if it has no guard, otherwise the number of a
   *     decision plus the number of all steps
   */
  public record Entry(EventPlan event, List<Step> candidates, int code) {
    public Entry {
      candidates = List.copyOf(candidates);
    }

    /** Returns the targets of all candidates, without duplicates, in declared order. */
    public List<StatePlan> targets() {
      return distinct(candidates);
    }
  }
}
