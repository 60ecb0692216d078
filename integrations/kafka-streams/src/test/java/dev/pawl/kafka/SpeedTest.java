package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares the time of a topology with that of a {@link HandWrittenProcessor} on a broker, in turns
 * in one run. {@code .ci/long kafka} runs it.
 */
@EnabledIfSystemProperty(named = "pawl.kafka.speed", matches = "\\d+")
class SpeedTest {

  private static final int PARTITIONS = 4;
  private static final int EVENTS_OF_ENTITY = 10;
  private static final double MOST = 1.15;
  private static final int EVENTS = Integer.getInteger("pawl.kafka.speed", 100_000);

  /** The rounds that are not counted, because the JIT compiler is busy. */
  private static final int WARM_UP = 4;

  private static final int ROUNDS = 9;

  @TempDir Path temp;

  @Test
  void topologyIsAboutAsFastAsAHandWrittenProcessor() throws Exception {
    List<Double> own = new ArrayList<>();
    List<Double> byHand = new ArrayList<>();
    try (Broker broker = new Broker()) {
      for (int round = 0; round < WARM_UP + ROUNDS; round++) {
        double mine = seconds(broker, "machine-" + round, true);
        double theirs = seconds(broker, "hand-" + round, false);
        System.out.printf("%.2f s, by hand %.2f s%n", mine, theirs);
        if (round >= WARM_UP) {
          own.add(mine);
          byHand.add(theirs);
        }
      }
    }
    double ratio = median(own) / median(byHand);
    System.out.printf(
        "%,.0f commands per second, %.2f x the time of a hand-written processor%n",
        EVENTS / median(own), ratio);
    assertTrue(ratio <= MOST, () -> ratio + " x the time of a hand-written processor");
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  /** Returns the time between the first and the last committed answer. */
  private double seconds(Broker broker, String name, boolean machine) throws Exception {
    Map<String, Object> servers = Map.of("bootstrap.servers", broker.address());
    try (Admin admin = Admin.create(servers)) {
      new TopicCreator(PARTITIONS, (short) 1, Duration.ofDays(1))
          .create(admin, MachineTopics.of(name));
    }
    send(broker, name);
    MachineTopology<OrderState, OrderEvent> topology =
        MachineTopology.of(Orders.machine()).name(name).build();
    StreamsBuilder builder = new StreamsBuilder();
    if (machine) {
      topology.addTo(builder);
    } else {
      HandWrittenProcessor.addTo(builder, name);
    }
    Properties properties = new Properties();
    properties.putAll(topology.settings());
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, name);
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, broker.address());
    properties.put(StreamsConfig.STATE_DIR_CONFIG, temp.resolve(name).toString());
    try (KafkaStreams streams = new KafkaStreams(builder.build(), properties)) {
      streams.start();
      return awaitAnswers(broker, name);
    }
  }

  private static void send(Broker broker, String name) throws InterruptedException {
    try (CommandSender<OrderEvent> sender =
        new CommandSender<>(broker.address(), name + "-commands", Orders.machine())) {
      int entities = EVENTS / EVENTS_OF_ENTITY;
      for (int i = 0; i < EVENTS; i++) {
        sender.send("o" + i % entities, Command.fire("c" + i, OrderEvent.pay(1)));
      }
    }
  }

  private static double awaitAnswers(Broker broker, String name) {
    Map<String, Object> config =
        Map.of("bootstrap.servers", broker.address(), "isolation.level", "read_committed");
    List<TopicPartition> partitions =
        IntStream.range(0, PARTITIONS)
            .mapToObj(partition -> new TopicPartition(name + "-answers", partition))
            .toList();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      long first = 0;
      int count = 0;
      while (count < EVENTS) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(20));
        first = first == 0 && !records.isEmpty() ? System.nanoTime() : first;
        count += records.count();
      }
      return (System.nanoTime() - first) / 1e9;
    }
  }
}
