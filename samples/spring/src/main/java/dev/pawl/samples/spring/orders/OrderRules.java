package dev.pawl.samples.spring.orders;

import dev.pawl.spring.InstanceSetup;
import dev.pawl.store.machine.Opening;
import java.sql.PreparedStatement;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** The guard, the timeout and the effects of an order. */
@Component
class OrderRules implements InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> {

  private final Purchases purchases;
  private final Duration patience;

  OrderRules(Purchases purchases, @Value("${shop.patience:30m}") Duration patience) {
    this.purchases = purchases;
    this.patience = patience;
  }

  @Override
  public void prepare(OrderMachine.Builder builder, Opening<OrderState, OrderEvent> opening) {
    builder.logic(new Rules(opening.entityId()));
    builder.effects(new Errands(opening));
  }

  private final class Rules implements OrderLogic {
    private final String id;

    Rules(String id) {
      this.id = id;
    }

    @Override
    public boolean covers(OrderEvent.Pay event) {
      Purchase purchase = purchases.findById(id).orElseThrow(() -> new UnknownOrderException(id));
      return event.amount().compareTo(purchase.total()) >= 0;
    }

    @Override
    public Duration patience() {
      return patience;
    }
  }

  /** The effects. Letters are messages of the outbox, which are committed with the step. */
  private record Errands(Opening<OrderState, OrderEvent> opening) implements OrderEffects {

    @Override
    public void thank(OrderEvent.Pay event) {
      opening.effectContext().send("thanks", opening.entityId());
    }

    @Override
    public void announce(OrderEvent.Ship event) {
      opening.effectContext().send("on its way", opening.entityId() + " " + event.tracking());
    }

    @Override
    public void refund() {
      opening.effectContext().send("refund", opening.entityId());
    }

    /** Updates the order's row. A timer makes this step, so no request updates the row. */
    @Override
    public void expire() {
      opening
          .effectContext()
          .execute(
              connection -> {
                String update =
                    "update purchase set steps = steps + 1, version = version + 1 where id = ?";
                try (PreparedStatement statement = connection.prepareStatement(update)) {
                  statement.setString(1, opening.entityId());
                  statement.executeUpdate();
                }
              });
    }
  }
}
