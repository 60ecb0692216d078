package dev.pawl.processor.plan;

import dev.pawl.language.model.Machine;
import java.util.List;

/**
 * Properties that are derived from the rest of a plan.
 *
 * @param leaves the states without substates, in declared order
 * @param callsNoUserCode whether no step calls the user's code
 * @param updates whether a step updates the context
 * @param choices whether a step's target is chosen by a method of the user
 * @param regions whether an instance can be in several states at once
 * @param eventNames whether the wire name of each event is its declared name
 */
record Traits(
    List<StatePlan> leaves,
    boolean callsNoUserCode,
    boolean data,
    boolean payload,
    boolean updates,
    boolean choices,
    boolean regions,
    boolean eventNames) {

  public static Traits of(
      Machine machine, List<StatePlan> states, List<EventPlan> events, List<Step> steps) {
    return new Traits(
        states.stream().filter(s -> s.declared().isLeaf()).toList(),
        steps.stream().allMatch(Step::callsNoUserCode),
        states.stream().anyMatch(StatePlan::hasData),
        events.stream().anyMatch(EventPlan::hasPayload),
        steps.stream().anyMatch(s -> s.declared().update().isPresent()),
        steps.stream().anyMatch(Step::dynamic),
        machine.tree().hasRegions(),
        events.stream().allMatch(e -> machine.wireName(e.declared()).equals(e.name())));
  }
}
