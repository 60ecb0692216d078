import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Carrier} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class CarrierCodec {
  private static final WireNames<CarrierState.Type> STATES = new WireNames<>(
      "Carrier state", CarrierState.Type.values(), "Empty", "Full");

  private static final WireNames<CarrierEvent.Type> EVENTS = new WireNames<>(
      "Carrier event", CarrierEvent.Type.values(), CarrierTransitions.rules().eventNames());

  private CarrierCodec() {}

  /** The name of a state in data. */
  public static String toWire(CarrierState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static CarrierState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(CarrierEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static CarrierEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
