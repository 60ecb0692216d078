package data;

import dev.pawl.engine.EventRecord;
import java.util.List;
import javax.annotation.processing.Generated;

/** The events of {@code Loop}. */
@Generated("dev.pawl.processor")
public sealed interface LoopEvent extends EventRecord<LoopEvent.Type> {
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
   * @param session what the event carries
   * @param prompt what the event carries
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
   * @param prompt what the event carries
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
   * @param reason what the event carries
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
    BEGUN,
    /** The event {@code note}. */
    NOTE,
    /** The event {@code fail}. */
    FAIL,
    /** The event {@code pause}. */
    PAUSE,
    /** The event {@code again}. */
    AGAIN,
    /** The event {@code go}. */
    GO,
    /** The event {@code drop}. */
    DROP,
    /** The event {@code retry}. */
    RETRY,
    /** The event {@code done.OVER}. */
    DONE_OVER;

    /** The event's name in data. */
    public String wireName() {
      return LoopTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(DONE_OVER) >= 0;
    }
  }
}
