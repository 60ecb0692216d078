package parameters;

import javax.annotation.processing.Generated;

/** What may happen to {@code Step}. */
@Generated("dev.pawl.processor")
public sealed interface StepEvent {
  /** Which event this is, without its data. */
  Type eventType();

  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** The event {@code go}. */
  static Go go(String from__, String cause_, String event_, String logic_, String context_,
      String type, String to_, String state, String step, String selected_, String effects_,
      String events, String from_, String StepState_) {
    return new Go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_);
  }

  /**
   * The event {@code go}.
   *
   * @param from the event's from
   * @param cause the event's cause
   * @param event the event's event
   * @param logic the event's logic
   * @param context the event's context
   * @param type the event's type
   * @param to the event's to
   * @param state the event's state
   * @param step the event's step
   * @param selected the event's selected
   * @param effects the event's effects
   * @param events the event's events
   * @param from_ the event's from_
   * @param StepState the event's StepState
   */
  record Go(String from, String cause, String event, String logic, String context, String type,
      String to, String state, String step, String selected, String effects, String events,
      String from_, String StepState) implements StepEvent {
    @Override
    public Type eventType() {
      return Type.GO;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code go}. */
    GO("go");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The event's name in data. */
    public String wireName() {
      return wireName;
    }
  }
}
