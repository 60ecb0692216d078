import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Carrier}. */
@Generated("dev.pawl.processor")
public sealed interface CarrierEvent extends EventRecord<CarrierEvent.Type> {
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

  /** The event {@code spill}. */
  static Spill spill() {
    return Spill.INSTANCE;
  }

  /**
   * The event {@code tell}.
   *
   * @param life what the event carries
   */
  record Tell(Step life) implements CarrierEvent {
    @Override
    public Type eventType() {
      return Type.TELL;
    }
  }

  /** The event {@code spill}. */
  record Spill() implements CarrierEvent {
    private static final Spill INSTANCE = new Spill();

    @Override
    public Type eventType() {
      return Type.SPILL;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code tell}. */
    TELL,
    /** The event {@code spill}. */
    SPILL;

    /** The event's name in data. */
    public String wireName() {
      return CarrierTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
