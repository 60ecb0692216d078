package dev.pawl.samples.spring.migration;

import dev.pawl.Cause;
import dev.pawl.samples.spring.orders.OrderService;
import dev.pawl.samples.spring.orders.OrderState;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Takes over orders that Spring Statemachine has kept in {@code state_machine}, with {@code
 * shop.migrate=true}: each in a transaction of its own, so that it may be stopped and started
 * again. Where a state means nothing any more, nothing is guessed, and the order stays behind.
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

  private final OrderService orders;
  private final JdbcTemplate jdbc;

  Migration(OrderService orders, JdbcTemplate jdbc) {
    this.orders = orders;
    this.jdbc = jdbc;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    jdbc.queryForList("select machine_id, state from state_machine")
        .forEach(row -> takeOver((String) row.get("machine_id"), (String) row.get("state")));
  }

  private void takeOver(String id, String former) {
    OrderState state = MEANT.get(former);
    if (state == null) {
      LOG.warn("Order {} stays behind: nobody knows what {} means", id, former);
      return;
    }
    orders.takeOver(id, state, Cause.by("migration").because("was " + former));
  }
}
