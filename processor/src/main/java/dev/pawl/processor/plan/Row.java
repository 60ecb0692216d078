package dev.pawl.processor.plan;

import java.util.List;
import java.util.TreeMap;

/**
 * The reactions of a state to the events that it handles.
 *
 * @param state the state that reacts
 * @param entries the reactions, in the order of the events
 */
public record Row(StatePlan state, List<Entry> entries) {

  public Row {
    entries = List.copyOf(entries);
  }

  /** Returns the possible targets, each once, in declared order. */
  public List<StatePlan> targets() {
    return distinct(entries.stream().flatMap(e -> e.candidates().stream()).toList());
  }

  /**
   * Returns the targets of steps, each once. This method compares the positions of targets, because
   * comparing whole plans is slow.
   */
  private static List<StatePlan> distinct(List<Step> steps) {
    TreeMap<Integer, StatePlan> targets = new TreeMap<>();
    steps.forEach(s -> s.targets().forEach(t -> targets.put(t.ordinal(), t)));
    return List.copyOf(targets.values());
  }

  /**
   * The reaction to an event.
   *
   * @param event the event to which the state reacts
   * @param candidates the steps, in the order of evaluation
   * @param code the number of the first candidate if this candidate is always taken; otherwise the
   *     count of all steps plus the number of the decision
   */
  public record Entry(EventPlan event, List<Step> candidates, int code) {
    public Entry {
      candidates = List.copyOf(candidates);
    }

    /** Returns the possible targets, each once, in declared order. */
    public List<StatePlan> targets() {
      return distinct(candidates);
    }
  }
}
