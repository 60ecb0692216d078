package births;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Order} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class OrderCodec {
  private static final WireNames<OrderStatus> STATES = new WireNames<>(
      "Order state", OrderStatus.values());

  private static final WireNames<OrderEvent> EVENTS = new WireNames<>(
      "Order event", OrderEvent.values(), OrderTransitions.rules().eventNames());

  private OrderCodec() {}

  /** The name of a state in data. */
  public static String toWire(OrderStatus state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static OrderStatus fromWire(String name) {
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

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(OrderMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Order",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static OrderMachine fromJson(String json) {
    return fromJson(json, OrderMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OrderMachine fromJson(String json, OrderMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Order", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
