package dev.pawl.samples.spring.orders;

import dev.pawl.spring.InstanceSetup;
import dev.pawl.store.machine.Opening;
import java.math.BigDecimal;
import org.springframework.stereotype.Component;

/** What the machine asks of an order, and what is to be done for its customer. */
@Component
class OrderRules implements InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> {

  private final Purchases purchases;

  OrderRules(Purchases purchases) {
    this.purchases = purchases;
  }

  @Override
  public void prepare(OrderMachine.Builder builder, Opening<OrderState, OrderEvent> opening) {
    String id = opening.entityId();
    builder.logic(event -> event.amount().compareTo(total(id)) >= 0);
    builder.effects(new Letters(opening));
  }

  private BigDecimal total(String id) {
    return purchases.findById(id).orElseThrow(() -> new UnknownOrderException(id)).total();
  }

  /** Letters are messages of the outbox: sent if the step is committed, and only then. */
  private record Letters(Opening<OrderState, OrderEvent> opening) implements OrderEffects {

    @Override
    public void thank(OrderEvent.Pay event) {
      opening.work().send("thanks", opening.entityId());
    }

    @Override
    public void announce(OrderEvent.Ship event) {
      opening.work().send("on its way", opening.entityId() + " " + event.tracking());
    }

    @Override
    public void refund() {
      opening.work().send("refund", opening.entityId());
    }
  }
}
