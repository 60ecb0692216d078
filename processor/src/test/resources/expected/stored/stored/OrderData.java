package stored;

import dev.pawl.Snapshot;
import dev.pawl.data.MachineData;
import dev.pawl.data.Plain;
import dev.pawl.data.UnknownFields;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Order} as plain values. Thread-safe. */
@Generated("dev.pawl.processor")
final class OrderData extends MachineData<OrderState, OrderEvent> {
  OrderData() {
    super("Order");
  }

  @Override
  public String ofState(OrderState state) {
    return OrderCodec.toWire(state);
  }

  @Override
  public OrderState state(Plain plain) {
    return named("state", plain, OrderCodec::fromWire);
  }

  @Override
  public String ofEvent(OrderEvent event) {
    return OrderCodec.eventToWire(event);
  }

  @Override
  public OrderEvent event(Plain plain) {
    return named("event", plain, OrderCodec::eventFromWire);
  }

  Map<String, Object> ofInstance(OrderMachine machine) {
    Snapshot<OrderState, OrderEvent, Void> snapshot = machine.snapshot();
    Map<String, Object> plain = ofInstance(snapshot);
    return UnknownFields.joined(machine.kept, plain, snapshot.leaves(), snapshot.deferred());
  }

  OrderMachine instance(Plain plain, OrderMachine.Builder builder) {
    requireInstance(plain);
    Snapshot<OrderState, OrderEvent, Void> snapshot =
        new Snapshot<>(
            "Order",
            entityId(plain),
            sequence(plain),
            leaves(plain, 8),
            history(plain, Map.of()),
            null,
            timers(plain),
            deferred(plain),
            List.of());
    OrderMachine machine = builder.resume(snapshot).build();
    machine.kept = unknown(plain, ofInstance(machine), snapshot.leaves(), snapshot.deferred());
    return machine;
  }
}
