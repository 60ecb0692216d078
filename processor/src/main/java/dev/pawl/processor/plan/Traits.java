package dev.pawl.processor.plan;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import java.util.List;

/**
 * The traits that follow from the parts of a plan, worked out once.
 *
 * @param leaves the states that an instance can be in, in declared order
 * @param plain whether a step is no more than a change of state, whichever it is
 * @param data whether states carry data
 * @param payload whether events carry anything
 * @param updates whether some step replaces the context
 * @param choices whether some step has a method pick its target
 * @param regions whether an instance may be in several states at a time
 * @param eventNames whether events are called in data as they were declared
 */
record Traits(
    List<StatePlan> leaves,
    boolean plain,
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
        steps.stream().allMatch(Step::plain),
        states.stream().anyMatch(StatePlan::hasData),
        events.stream().anyMatch(EventPlan::hasPayload),
        steps.stream().anyMatch(s -> s.declared().update().isPresent()),
        steps.stream().anyMatch(Step::dynamic),
        machine.tree().nodes().stream().anyMatch(State::isParallel),
        events.stream().allMatch(e -> machine.wireName(e.declared()).equals(e.name())));
  }
}
