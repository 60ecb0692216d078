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
   * @param points the event's points
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
  }
}
