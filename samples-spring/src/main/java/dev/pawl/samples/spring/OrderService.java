package dev.pawl.samples.spring;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Orders, each with a row of its own and an instance in the store, which change together. */
@Service
public class OrderService {

  private final JdbcStore<OrderState, OrderEvent> orders;
  private final JdbcTemplate jdbc;

  /** The service. */
  public OrderService(JdbcStore<OrderState, OrderEvent> orders, JdbcTemplate jdbc) {
    this.orders = orders;
    this.jdbc = jdbc;
  }

  /** Places an order. */
  @Transactional
  public void place(String id, String customer) {
    jdbc.update("insert into customer_order (id, customer) values (?, ?)", id, customer);
    orders.create(id);
  }

  /** Does something with an order, and notes who did last. */
  @Transactional
  public String fire(String id, OrderEvent event, String user) {
    jdbc.update("update customer_order set changed_by = ? where id = ?", user, id);
    return orders.fire(id, event, Cause.by(user)).stateName();
  }

  /** The state of an order, as requests call it. */
  public Stored<OrderState> get(String id) {
    return orders.get(id);
  }

  /** What became of an order. */
  public List<String> history(String id) {
    return orders.history(id).stream()
        .map(step -> step.event() + " by " + step.actor() + " → " + step.to())
        .toList();
  }

  /** Who changed an order last; null if nobody did. */
  public String changedBy(String id) {
    return jdbc.queryForObject(
        "select changed_by from customer_order where id = ?", String.class, id);
  }
}
