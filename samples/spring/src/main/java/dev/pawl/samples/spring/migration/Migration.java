package dev.pawl.samples.spring.migration;

import dev.pawl.Cause;
import dev.pawl.samples.spring.orders.OrderService;
import dev.pawl.samples.spring.orders.OrderState;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Migrates orders from the table {@code state_machine} of Spring Statemachine if {@code
 * shop.migrate} is set. Each order is migrated in a separate transaction, so the migration can be
 * stopped and repeated. Orders in unknown states are logged and not migrated.
 */
@Component
@ConditionalOnProperty("shop.migrate")
class Migration implements ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(Migration.class);

  /** The new states by the names of the old ones. */
  private static final Map<String, OrderState> NEW_STATES =
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
    jdbc.query(
            "select machine_id, state from state_machine",
            (row, number) -> new Former(row.getString("machine_id"), row.getString("state")))
        .forEach(this::takeOver);
  }

  private void takeOver(Former former) {
    OrderState state = former.state() == null ? null : NEW_STATES.get(former.state());
    if (state == null) {
      LOG.warn("Order {} is not migrated: its state {} is unknown", former.id(), former.state());
      return;
    }
    orders.takeOver(former.id(), state, Cause.by("migration").because("was " + former.state()));
  }

  /** A row of the table. The state is null if the machine has not been started. */
  private record Former(String id, @Nullable String state) {}
}
