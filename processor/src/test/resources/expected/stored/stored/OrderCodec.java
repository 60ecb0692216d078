package stored;

import dev.pawl.data.Json;
import dev.pawl.data.Plain;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Order} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class OrderCodec {
  private static final WireNames<OrderState> STATES = new WireNames<>(
      "Order state",
      OrderState.values(),
      new String[] {"NEW", "DRAFT", "PREPARED", "MONEY", "UNPAID", "PAID", "GOODS", "SHELF", "BOX",
          "HELD", "SHIPPED"});

  private static final WireNames<OrderEvent> EVENTS = new WireNames<>(
      "Order event",
      OrderEvent.values(),
      new String[] {"place", "hold", "pay", "ship", "pick", "resume"});

  private OrderCodec() {}

  /** The name of a state in data. */
  public static String toWire(OrderState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static OrderState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(OrderEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static OrderEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON, complete. */
  public static String toJson(OrderMachine machine) {
    return Json.write(new OrderData().ofInstance(machine));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OrderMachine fromJson(String json) {
    return fromJson(json, OrderMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} of this version or an earlier one writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static OrderMachine fromJson(String json, OrderMachine.Builder builder) {
    Plain plain = new Plain(Json.read(json), "Order");
    return new OrderData().instance(plain, builder);
  }
}
