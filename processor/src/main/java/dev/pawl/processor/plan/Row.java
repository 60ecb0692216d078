package dev.pawl.processor.plan;

import java.util.List;
import java.util.TreeMap;

/**
 * The reactions of one state to the events that it takes.
 *
 * @param entries in the order of the events
 */
public record Row(StatePlan state, List<Entry> entries) {

  public Row {
    entries = List.copyOf(entries);
  }

  /** The states it may lead to, each once, in declared order. */
  public List<StatePlan> targets() {
    return distinct(entries.stream().flatMap(e -> e.candidates().stream()).toList());
  }

  /** By position: to hash or compare plans as wholes would take long. */
  private static List<StatePlan> distinct(List<Step> steps) {
    TreeMap<Integer, StatePlan> targets = new TreeMap<>();
    steps.forEach(s -> s.targets().forEach(t -> targets.put(t.ordinal(), t)));
    return List.copyOf(targets.values());
  }

  /**
   * The answer to one event.
   *
   * @param candidates the steps, in the order in which they are asked
   * @param code the step's number where the first candidate is always taken; else the number of all
   *     steps plus that of the decision
   */
  public record Entry(EventPlan event, List<Step> candidates, int code) {
    public Entry {
      candidates = List.copyOf(candidates);
    }

    /** The states it may lead to, each once, in declared order. */
    public List<StatePlan> targets() {
      return distinct(candidates);
    }
  }
}
