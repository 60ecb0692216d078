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

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
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
   * @param from told with the event
   * @param cause told with the event
   * @param event told with the event
   * @param logic told with the event
   * @param context told with the event
   * @param type told with the event
   * @param to told with the event
   * @param state told with the event
   * @param step told with the event
   * @param selected told with the event
   * @param effects told with the event
   * @param events told with the event
   * @param from_ told with the event
   * @param StepState told with the event
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

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
