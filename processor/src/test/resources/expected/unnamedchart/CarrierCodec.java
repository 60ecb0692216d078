import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Carrier} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class CarrierCodec {
  private static final WireNames<CarrierState.Type> STATES = new WireNames<>(
      "Carrier state",
      CarrierState.Type.values(),
      new String[] {"Empty", "Full"});

  private static final WireNames<CarrierEvent.Type> EVENTS = new WireNames<>(
      "Carrier event",
      CarrierEvent.Type.values(),
      new String[] {"tell", "spill"});

  private CarrierCodec() {}

  /** The name of a state in data. */
  public static String toWire(CarrierState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static CarrierState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(CarrierEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static CarrierEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
