package dev.pawl.kafka;

import dev.pawl.store.JdbcStore;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import javax.sql.DataSource;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;

/** The code of the guide. It is only compiled; {@link BrokerTest} runs the same calls. */
final class Guide {

  private Guide() {}

  static KafkaStreams started(
      StreamMachine<OrderState, OrderEvent> machine, Admin admin, Properties properties)
      throws Exception {
    MachineTopology<OrderState, OrderEvent> orders =
        MachineTopology.of(machine).name("orders").build();
    new TopicCreator(64, (short) 3, Duration.ofDays(7)).create(admin, orders.topics());
    StreamsBuilder builder = new StreamsBuilder();
    orders.addTo(builder);
    properties.putAll(orders.settings());
    KafkaStreams streams = new KafkaStreams(builder.build(), properties);
    streams.start();
    return streams;
  }

  static StepProjection projected(
      StreamMachine<OrderState, OrderEvent> machine,
      MachineTopology<OrderState, OrderEvent> orders,
      DataSource source) {
    JdbcStore<OrderState, OrderEvent> store =
        JdbcStore.of(machine.stored(), source).readOnly().build();
    return orders.projectTo(store, Map.of("bootstrap.servers", "localhost:9092"));
  }
}
