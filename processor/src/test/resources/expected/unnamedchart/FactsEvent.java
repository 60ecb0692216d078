import javax.annotation.processing.Generated;

/** What may happen to {@code Facts}. */
@Generated("dev.pawl.processor")
public sealed interface FactsEvent {
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
   * @param life told with the event
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
    TELL("tell"),

    /** The event {@code open}. */
    OPEN("open"),

    /** The event {@code ONE.after.patience}. */
    ONE_AFTER_PATIENCE("ONE.after.patience");

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
      return compareTo(ONE_AFTER_PATIENCE) >= 0;
    }
  }
}
