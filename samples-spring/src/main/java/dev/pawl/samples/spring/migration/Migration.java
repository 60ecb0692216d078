package dev.pawl.samples.spring.migration;

import dev.pawl.Cause;
import dev.pawl.samples.spring.orders.OrderEvent;
import dev.pawl.samples.spring.orders.OrderState;
import dev.pawl.store.JdbcStore;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Takes over orders that Spring Statemachine has kept in {@code state_machine} by {@code
 * JpaPersistingStateMachineInterceptor}, with {@code shop.migrate=true}: each in a transaction of
 * its own, so that it may be stopped and started again. Where a state means nothing any more,
 * nothing is guessed, and the order stays where it is.
 */
@Component
@ConditionalOnProperty("shop.migrate")
class Migration implements ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(Migration.class);

  /** What the states of former years are now. */
  private static final Map<String, OrderState> MEANT =
      Map.of(
          "PLACED", OrderState.PLACED,
          "READY", OrderState.PAID,
          "SENT", OrderState.SHIPPED,
          "DONE", OrderState.DELIVERED);

  private final JdbcStore<OrderState, OrderEvent> store;
  private final JdbcTemplate jdbc;
  private final TransactionTemplate transaction;

  Migration(
      JdbcStore<OrderState, OrderEvent> store, JdbcTemplate jdbc, TransactionTemplate transaction) {
    this.store = store;
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /** What was kept of an order. */
  private record Kept(String id, String state) {}

  @Override
  public void run(ApplicationArguments arguments) {
    List<Kept> all =
        jdbc.query(
            "select machine_id, state from state_machine",
            (row, n) -> new Kept(row.getString(1), row.getString(2)));
    for (Kept kept : all) {
      if (store.find(kept.id()).isEmpty()) {
        takeOver(kept);
      }
    }
  }

  private void takeOver(Kept kept) {
    OrderState state = MEANT.get(kept.state());
    if (state == null) {
      LOG.warn("Order {} stays behind: nobody knows what {} means", kept.id(), kept.state());
      return;
    }
    transaction.executeWithoutResult(
        status -> {
          if (store.create(kept.id()).state() != state) {
            store.force(
                kept.id(), state, Cause.by("migration").because("from Spring Statemachine"));
          }
        });
  }
}
