package dev.pawl.cli.importer;

/** The trigger of a transition. */
public sealed interface ImportedTrigger {

  /** A named event. */
  record OnEvent(String event) implements ImportedTrigger {}

  /** Any event that no other transition of the state takes. */
  record AnyEvent() implements ImportedTrigger {}

  /**
   * The completion of a state.
   *
   * @param state the id of the state
   */
  record Done(String state) implements ImportedTrigger {}

  /** No event: the transition is taken as soon as its guard holds. */
  record Eventless() implements ImportedTrigger {}

  /** A direct transition, whose event is named after the target. */
  record Direct() implements ImportedTrigger {}

  /**
   * A timer that starts when the state is entered.
   *
   * @param delay a duration as Pawl writes it, such as {@code 500ms}; or the name of the method
   *     that returns the delay; or words from which this name is derived
   * @param expression the original text of a delay that is not constant; empty for a constant delay
   * @param name the name of the timer; empty if the timer has none
   * @param repeats whether the timer repeats
   */
  record Timer(String delay, String expression, String name, boolean repeats)
      implements ImportedTrigger {}
}
