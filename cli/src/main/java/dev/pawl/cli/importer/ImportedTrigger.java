package dev.pawl.cli.importer;

/** The trigger of a transition. */
public sealed interface ImportedTrigger {

  record OnEvent(String event) implements ImportedTrigger {}

  /** Any event for which the state has no other transition. */
  record AnyEvent() implements ImportedTrigger {}

  /**
   * The completion event of a state.
   *
   * @param state the id of the state
   */
  record Done(String state) implements ImportedTrigger {}

  /** No event. The transition is taken as soon as its guard holds. */
  record Eventless() implements ImportedTrigger {}

  /**
   * An event that is named after the target of a transition, because the transition names no event.
   */
  record Direct() implements ImportedTrigger {}

  /**
   * A timer that starts when the state is entered.
   *
   * @param delay a duration in Pawl's notation, such as {@code 500ms}; otherwise the name of a
   *     method that returns the delay, or words from which the name is derived
   * @param expression the original text of a delay that is not constant; empty for a constant delay
   * @param name the name of the timer; may be empty
   * @param repeats whether the timer starts again when it has fired
   */
  record Timer(String delay, String expression, String name, boolean repeats)
      implements ImportedTrigger {}
}
