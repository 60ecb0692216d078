package parameters;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Step}. */
@Generated("dev.pawl.processor")
public sealed interface StepEvent extends EventRecord<StepEvent.Type> {
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
   * @param from what the event carries
   * @param cause what the event carries
   * @param event what the event carries
   * @param logic what the event carries
   * @param context what the event carries
   * @param type what the event carries
   * @param to what the event carries
   * @param state what the event carries
   * @param step what the event carries
   * @param selected what the event carries
   * @param effects what the event carries
   * @param events what the event carries
   * @param from_ what the event carries
   * @param StepState what the event carries
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
    GO;

    /** The event's name in data. */
    public String wireName() {
      return StepTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
