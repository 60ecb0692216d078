package stored;

import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import javax.annotation.processing.Generated;

/** Lives of {@code Order} in a store of {@code pawl-stores}. Thread-safe. */
@Generated("dev.pawl.processor")
public final class OrderStored {
  private OrderStored() {}

  /** What a store has to know of {@code Order}; made once, it serves any number of stores. */
  public static StoredMachine<OrderState, OrderEvent> machine() {
    return StoredMachine.<OrderState, OrderEvent>named("Order")
        .states(OrderState.values(), OrderCodec::toWire, OrderCodec::fromWire)
        .events(OrderCodec::eventToWire, OrderCodec::eventFromWire)
        .initial(OrderTransitions.initialStates())
        .legality(
            Legality.of(
                OrderTransitions.rules(), OrderTransitions.initialStates(), OrderCodec::fromWire,
                    OrderCodec::eventFromWire))
        .regions()
        .opens(OrderStored::life);
  }

  private static StoredLife<OrderState, OrderEvent> life(Opening<OrderState, OrderEvent> opening) {
    OrderMachine.Builder builder =
        OrderMachine.builder()
            .entityId(opening.entityId())
            .clock(opening.clock())
            .hook(opening.hook());
    OrderMachine machine;
    if (opening.begins()) {
      machine = builder.initial(opening.state()).build();
    } else if (opening.snapshot() == null) {
      // forced, or stored when its state was all of it
      machine = builder.resume(opening.state()).sequence(opening.sequence()).build();
    } else {
      machine = OrderCodec.fromJson(opening.snapshot(), builder);
    }
    return StoredLife.of(
        machine,
        OrderMachine::fire,
        OrderMachine::force,
        OrderMachine::state,
        OrderCodec::toJson);
  }
}
