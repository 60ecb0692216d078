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

/** Fires events at orders, and updates their rows in the same transaction. */
@Service
public class OrderService {

  private final JdbcStore<OrderState, OrderEvent> store;
  private final Purchases purchases;
  private final JdbcTemplate jdbc;

  /**
   * Creates the service.
   *
   * @param store the store of instances
   * @param purchases the rows of orders
   * @param jdbc compares both
   */
  public OrderService(
      JdbcStore<OrderState, OrderEvent> store, Purchases purchases, JdbcTemplate jdbc) {
    this.store = store;
    this.purchases = purchases;
    this.jdbc = jdbc;
  }

  /**
   * Places an order.
   *
   * @throws dev.pawl.store.EntityExistsException if an order with this id exists
   */
  @Transactional
  public Stored<OrderState> place(String id, String customer, BigDecimal total) {
    Stored<OrderState> stored = store.create(id); // first, because it throws if the id exists
    purchases.save(new Purchase(id, customer, total)).stepped(stored.version());
    return stored;
  }

  /** Adds an order of another service in its current state, unless it has been added before. */
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

  /** Fires an event at an order. */
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

  /** Returns the row of an order. */
  public Purchase purchase(String id) {
    return purchases.findById(id).orElseThrow(() -> new UnknownOrderException(id));
  }

  /** Returns the instance of an order. */
  public Stored<OrderState> stored(String id) {
    return store.find(id).orElseThrow(() -> new UnknownOrderException(id));
  }

  /** Returns the ids of orders whose row and instance differ, or that have only one of them. */
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

  /** Returns the steps of an order, oldest first. */
  public List<Recorded> history(String id) {
    return store.history(id);
  }
}
