package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;

/**
 * An event and its Java names.
 *
 * @param ordinal the index of the event among all events, and the ordinal of its constant
 * @param constant the name of the event's enum constant
 * @param type the simple name of the event's record, which exists only if events carry payload
 * @param method the name of the event's method in {@code Transitions}, in phases and in the type of
 *     events
 * @param machineMethod the name of the machine's method that fires the event
 */
public record EventPlan(
    int ordinal,
    Event declared,
    String constant,
    String type,
    String method,
    String machineMethod) {

  public String name() {
    return declared.name();
  }

  /**
   * Returns whether programs can fire the event. Programs cannot fire the events of timers and
   * completions.
   */
  public boolean isFired() {
    return !isTimer() && declared.kind() != Event.Kind.DONE;
  }

  public boolean isTimer() {
    return declared.kind() == Event.Kind.TIMER;
  }

  public boolean hasPayload() {
    return !declared.payload().isEmpty();
  }
}
