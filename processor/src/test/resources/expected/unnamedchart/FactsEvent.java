import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Facts}. */
@Generated("dev.pawl.processor")
public sealed interface FactsEvent extends EventRecord<FactsEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code tell}. */
  static Tell tell(Step life) {
    return new Tell(life);
  }

  /** The event {@code open}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The event {@code ONE.after.patience}. */
  static OneAfterPatience oneAfterPatience() {
    return OneAfterPatience.INSTANCE;
  }

  /**
   * The event {@code tell}.
   *
   * @param life what the event carries
   */
  record Tell(Step life) implements FactsEvent {
    @Override
    public Type eventType() {
      return Type.TELL;
    }
  }

  /** The event {@code open}. */
  record Open() implements FactsEvent {
    private static final Open INSTANCE = new Open();

    @Override
    public Type eventType() {
      return Type.OPEN;
    }
  }

  /** The event {@code ONE.after.patience}. */
  record OneAfterPatience() implements FactsEvent {
    private static final OneAfterPatience INSTANCE = new OneAfterPatience();

    @Override
    public Type eventType() {
      return Type.ONE_AFTER_PATIENCE;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code tell}. */
    TELL,
    /** The event {@code open}. */
    OPEN,
    /** The event {@code ONE.after.patience}. */
    ONE_AFTER_PATIENCE;

    /** The event's name in data. */
    public String wireName() {
      return FactsTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(ONE_AFTER_PATIENCE) >= 0;
    }
  }
}
