package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;

/**
 * An event and its Java names.
 *
 * @param ordinal the index of the event among all events; equal to the ordinal of the constant
 * @param declared the event as declared
 * @param constant the name of the event's enum constant
 * @param type the simple name of the event's record; the record exists only if events carry payload
 * @param method the method of the event in {@code Transitions}, in phases and in the event type
 * @param machineMethod the method of the machine that fires the event
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
   * Returns whether the program can fire the event, so that methods are generated for it. The
   * program cannot fire internal events.
   */
  public boolean isFired() {
    return !isTimer() && declared.kind() != Event.Kind.DONE;
  }

  /** Returns whether the event belongs to a timer. */
  public boolean isTimer() {
    return declared.kind() == Event.Kind.TIMER;
  }

  public boolean hasPayload() {
    return !declared.payload().isEmpty();
  }
}
