package onegate;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Tier}. */
@Generated("dev.pawl.processor")
public sealed interface TierEvent extends EventRecord<TierEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code score}. */
  static Score score(int points) {
    return new Score(points);
  }

  /** The event {@code reset}. */
  static Reset reset() {
    return Reset.INSTANCE;
  }

  /**
   * The event {@code score}.
   *
   * @param points what the event carries
   */
  record Score(int points) implements TierEvent {
    @Override
    public Type eventType() {
      return Type.SCORE;
    }
  }

  /** The event {@code reset}. */
  record Reset() implements TierEvent {
    private static final Reset INSTANCE = new Reset();

    @Override
    public Type eventType() {
      return Type.RESET;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code score}. */
    SCORE,
    /** The event {@code reset}. */
    RESET;

    /** The event's name in data. */
    public String wireName() {
      return TierTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
