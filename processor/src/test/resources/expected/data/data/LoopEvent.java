package data;

import java.util.List;
import javax.annotation.processing.Generated;

/** What may happen to {@code Loop}. */
@Generated("dev.pawl.processor")
public sealed interface LoopEvent {
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

  /** The event {@code begun}. */
  static Begun begun(int session, String prompt) {
    return new Begun(session, prompt);
  }

  /** The event {@code note}. */
  static Note note(String prompt) {
    return new Note(prompt);
  }

  /** The event {@code fail}. */
  static Fail fail(List<String> reason) {
    return new Fail(reason);
  }

  /** The event {@code pause}. */
  static Pause pause() {
    return Pause.INSTANCE;
  }

  /** The event {@code again}. */
  static Again again() {
    return Again.INSTANCE;
  }

  /** The event {@code go}. */
  static Go go() {
    return Go.INSTANCE;
  }

  /** The event {@code drop}. */
  static Drop drop() {
    return Drop.INSTANCE;
  }

  /** The event {@code retry}. */
  static Retry retry() {
    return Retry.INSTANCE;
  }

  /** The event {@code done.OVER}. */
  static DoneOver doneOver() {
    return DoneOver.INSTANCE;
  }

  /**
   * The event {@code begun}.
   *
   * @param session told with the event
   * @param prompt told with the event
   */
  record Begun(int session, String prompt) implements LoopEvent {
    @Override
    public Type eventType() {
      return Type.BEGUN;
    }
  }

  /**
   * The event {@code note}.
   *
   * @param prompt told with the event
   */
  record Note(String prompt) implements LoopEvent {
    @Override
    public Type eventType() {
      return Type.NOTE;
    }
  }

  /**
   * The event {@code fail}.
   *
   * @param reason told with the event
   */
  record Fail(List<String> reason) implements LoopEvent {
    @Override
    public Type eventType() {
      return Type.FAIL;
    }
  }

  /** The event {@code pause}. */
  record Pause() implements LoopEvent {
    private static final Pause INSTANCE = new Pause();

    @Override
    public Type eventType() {
      return Type.PAUSE;
    }
  }

  /** The event {@code again}. */
  record Again() implements LoopEvent {
    private static final Again INSTANCE = new Again();

    @Override
    public Type eventType() {
      return Type.AGAIN;
    }
  }

  /** The event {@code go}. */
  record Go() implements LoopEvent {
    private static final Go INSTANCE = new Go();

    @Override
    public Type eventType() {
      return Type.GO;
    }
  }

  /** The event {@code drop}. */
  record Drop() implements LoopEvent {
    private static final Drop INSTANCE = new Drop();

    @Override
    public Type eventType() {
      return Type.DROP;
    }
  }

  /** The event {@code retry}. */
  record Retry() implements LoopEvent {
    private static final Retry INSTANCE = new Retry();

    @Override
    public Type eventType() {
      return Type.RETRY;
    }
  }

  /** The event {@code done.OVER}. */
  record DoneOver() implements LoopEvent {
    private static final DoneOver INSTANCE = new DoneOver();

    @Override
    public Type eventType() {
      return Type.DONE_OVER;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code begun}. */
    BEGUN("begun"),

    /** The event {@code note}. */
    NOTE("note"),

    /** The event {@code fail}. */
    FAIL("fail"),

    /** The event {@code pause}. */
    PAUSE("pause"),

    /** The event {@code again}. */
    AGAIN("again"),

    /** The event {@code go}. */
    GO("go"),

    /** The event {@code drop}. */
    DROP("drop"),

    /** The event {@code retry}. */
    RETRY("retry"),

    /** The event {@code done.OVER}. */
    DONE_OVER("done.OVER");

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
      return compareTo(DONE_OVER) >= 0;
    }
  }
}
