package dev.pawl.samples.spring.orders;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Makes steps of orders, and writes their rows in the same transaction: both, or neither. */
@Service
public class OrderService {

  private final JdbcStore<OrderState, OrderEvent> store;
  private final Purchases purchases;
  private final JdbcTemplate jdbc;

  /** Orders in a store, and in a table beside it. */
  public OrderService(
      JdbcStore<OrderState, OrderEvent> store, Purchases purchases, JdbcTemplate jdbc) {
    this.store = store;
    this.purchases = purchases;
    this.jdbc = jdbc;
  }

  /**
   * Takes an order.
   *
   * @throws dev.pawl.store.EntityExistsException if there is one of this id
   */
  @Transactional
  public Stored<OrderState> place(String id, String customer, BigDecimal total) {
    Stored<OrderState> stored = store.create(id); // first, as it tells whose id it is
    purchases.save(new Purchase(id, customer, total)).stepped(stored.version());
    return stored;
  }

  /** Takes over an order that another service has kept, if it is not here yet. */
  @Transactional
  public void takeOver(String id, OrderState state, Cause cause) {
    if (store.find(id).isPresent()) {
      return;
    }
    Purchase purchase =
        purchases
            .findById(id)
            .orElseGet(() -> purchases.save(new Purchase(id, "unknown", BigDecimal.ZERO)));
    Stored<OrderState> stored = store.create(id);
    if (stored.state() != state) {
      stored = store.force(id, state, cause);
    }
    purchase.stepped(stored.version());
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

  /** The orders whose row and instance tell of different steps, or of which one is not there. */
  public List<String> differences() {
    return jdbc.queryForList(
        """
        select p.id from purchase p left join pawl_order o on p.id = o.id
        where o.id is null or p.steps <> o.version
        union
        select o.id from pawl_order o left join purchase p on p.id = o.id
        where p.id is null
        """,
        String.class);
  }

  /** What has happened to an order. */
  public List<Recorded> history(String id) {
    return store.history(id);
  }
}
