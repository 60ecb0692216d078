package stored;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Order} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class OrderCodec {
  private static final WireNames<OrderState> STATES = new WireNames<>(
      "Order state", OrderState.values());

  private static final WireNames<OrderEvent> EVENTS = new WireNames<>(
      "Order event", OrderEvent.values(), OrderTransitions.rules().eventNames());

  private OrderCodec() {}

  /** The name of a state in data. */
  public static String toWire(OrderState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static OrderState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(OrderEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static OrderEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON, complete. */
  public static String toJson(OrderMachine machine) {
    return OrderPlain.json(new OrderData().of(machine));
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OrderMachine fromJson(String json) {
    return fromJson(json, OrderMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OrderMachine fromJson(String json, OrderMachine.Builder builder) {
    OrderPlain plain = new OrderPlain(JsonReader.object(json), "Order");
    return new OrderData().life(plain, builder);
  }
}
