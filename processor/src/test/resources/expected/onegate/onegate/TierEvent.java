package onegate;

import javax.annotation.processing.Generated;

/** What may happen to {@code Tier}. */
@Generated("dev.pawl.processor")
public sealed interface TierEvent {
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
   * @param points told with the event
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
    SCORE("score"),

    /** The event {@code reset}. */
    RESET("reset");

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
