package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;

/**
 * An event and its Java names.
 *
 * @param ordinal its position, which is its constant's ordinal
 * @param constant the enum constant
 * @param type the record, where events carry payload
 * @param method the function of the event in {@code Transitions}, in phases and in the event type
 * @param machineMethod the method of the machine that fires it
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

  /** Whether a program fires it, so that it has methods of its own; else the machine makes it. */
  public boolean isFired() {
    return !isTimer() && declared.kind() != Event.Kind.DONE;
  }

  /** Whether it happens when a timer has run down. */
  public boolean isTimer() {
    return declared.kind() == Event.Kind.TIMER;
  }

  public boolean hasPayload() {
    return !declared.payload().isEmpty();
  }
}
