package dev.pawl.processor.plan;

import java.util.List;

/**
 * What one state does on the events that it takes.
 *
 * @param entries in the order of the events
 */
public record Row(StatePlan state, List<Entry> entries) {

  public Row {
    entries = List.copyOf(entries);
  }

  /**
   * What is done on one event.
   *
   * @param candidates the steps, in the order in which they are asked
   * @param code the step's number where the first candidate is always taken; else the number of all
   *     steps plus that of the decision
   */
  public record Entry(EventPlan event, List<Step> candidates, int code) {
    public Entry {
      candidates = List.copyOf(candidates);
    }
  }
}
