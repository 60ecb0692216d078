package dev.pawl.samples.spring.orders;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Makes steps of orders, and writes their rows in the same transaction: both, or neither. */
@Service
public class OrderService {

  private final JdbcStore<OrderState, OrderEvent> store;
  private final Purchases purchases;

  /** Orders in a store, and in a table beside it. */
  public OrderService(JdbcStore<OrderState, OrderEvent> store, Purchases purchases) {
    this.store = store;
    this.purchases = purchases;
  }

  /** Takes an order. */
  @Transactional
  public Stored<OrderState> place(String id, String customer, BigDecimal total) {
    Purchase purchase = purchases.saveAndFlush(new Purchase(id, customer, total));
    Stored<OrderState> stored = store.create(id);
    purchase.stepped(stored.version());
    return stored;
  }

  /** Tells an order that something has happened. */
  @Transactional
  public Stored<OrderState> fire(String id, OrderEvent event, Cause cause) {
    Purchase purchase = purchase(id);
    Stored<OrderState> stored = store.fire(id, event, cause);
    purchase.stepped(stored.version());
    if (event instanceof OrderEvent.Ship ship) {
      purchase.ships(ship.tracking());
    }
    return stored;
  }

  /** An order's row. */
  public Purchase purchase(String id) {
    return purchases.findById(id).orElseThrow(() -> new UnknownOrderException(id));
  }

  /** An order's instance. */
  public Stored<OrderState> stored(String id) {
    return store.find(id).orElseThrow(() -> new UnknownOrderException(id));
  }

  /** What has happened to an order. */
  public List<Recorded> history(String id) {
    return store.history(id);
  }
}
