package dev.pawl.samples.kafka;

import dev.pawl.kafka.MachineTopology;
import dev.pawl.live.PawlLive;
import java.util.Properties;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;

/** A process that runs the topology of orders and shows its part of them in the live view. */
final class OrderInstance {

  private OrderInstance() {}

  /**
   * Starts the process.
   *
   * @param args the address of the broker, the folder of the stores and the name of the instance
   * @throws InterruptedException never, because nothing interrupts the program
   */
  public static void main(String[] args) throws InterruptedException {
    PawlLive.start();
    MachineTopology<OrderState, OrderEvent> orders = Orders.topology();
    StreamsBuilder builder = new StreamsBuilder();
    orders.addTo(builder);
    Properties properties = new Properties();
    properties.putAll(orders.settings());
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "orders");
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    properties.put(StreamsConfig.STATE_DIR_CONFIG, args[1]);
    properties.put(StreamsConfig.consumerPrefix("session.timeout.ms"), 6_000);
    KafkaStreams streams = new KafkaStreams(builder.build(), properties);
    streams.start();
    while (true) {
      Thread.sleep(1_000);
    }
  }
}
