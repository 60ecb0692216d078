package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.micrometer.StoreMetrics;
import dev.pawl.micrometer.TransitionMetrics;
import dev.pawl.store.JdbcStore;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;

/** Tests that a topology and its projection have the meters of a store. */
class MetersTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();

  private double transitions(String event, String outcome) {
    return registry
        .get("pawl.transitions")
        .tags("event", event, "outcome", outcome)
        .functionCounters()
        .stream()
        .mapToDouble(counter -> counter.count())
        .sum();
  }

  @Test
  void stepsAndRefusalsOfATopologyAreCounted() {
    TransitionMetrics<OrderState, OrderEvent> metrics =
        TransitionMetrics.of(OrderTransitions.table());
    metrics.bindTo(registry);
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    try (Driver<OrderState, OrderEvent> orders =
        new Driver<>(machine, MachineTopology.of(machine).hook(metrics.hook()))) {
      orders.send("o1", machine.fire("a", OrderEvent.pay(4)));
      orders.send("o1", machine.fire("b", OrderEvent.pay(6)));
      orders.send("o1", machine.fire("b", OrderEvent.pay(6)));
      orders.send("o1", machine.fire("c", OrderEvent.pay(1)));
    }
    assertEquals(2, transitions("pay", "moved"));
    assertEquals(1, transitions("pay", "refused"));
  }

  @Test
  void instancesOfAProjectionAreCounted() throws SQLException {
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    JdbcDataSource source = new JdbcDataSource();
    source.setUrl("jdbc:h2:mem:meters;DB_CLOSE_DELAY=-1");
    JdbcStore<OrderState, OrderEvent> store =
        JdbcStore.of(machine.stored(), source).readOnly().build();
    ProjectionWriter<OrderState, OrderEvent> writer = new ProjectionWriter<>(machine, store);
    writer.claim("orders");
    try (Driver<OrderState, OrderEvent> orders = Driver.orders()) {
      orders.send("o1", machine.fire("a", OrderEvent.pay(10)));
      List<ConsumerRecord<String, String>> steps =
          orders.read("orders-steps").stream()
              .map(
                  one -> {
                    ConsumerRecord<String, String> record =
                        new ConsumerRecord<>("orders-steps", 0, 0, one.key(), one.value());
                    Stream.of(one.headers().toArray()).forEach(record.headers()::add);
                    return record;
                  })
              .toList();
      writer.write(steps);
    }
    StoreMetrics.of(store).instancesByState().build().bindTo(registry);
    assertEquals(1, registry.get("pawl.instances").tag("state", "PAID").gauge().value());
    // the timer of the first of January 2026 is overdue by the clock of this host
    assertEquals(1, registry.get("pawl.timers.due").gauge().value());
  }
}
