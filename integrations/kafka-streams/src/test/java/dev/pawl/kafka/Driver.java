package dev.pawl.kafka;

import dev.pawl.data.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.test.TestRecord;

/** A topology in a test driver, with its topics. */
final class Driver<S, E> implements AutoCloseable {

  static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  /** A budget with which a slow test machine fires all due timers in one search. */
  static final Duration UNLIMITED = Duration.ofHours(1);

  final MachineTopology<S, E> topology;
  final TopologyTestDriver driver;
  final TestInputTopic<String, Command<E>> commands;

  Driver(StreamMachine<S, E> machine, MachineTopology.Builder<S, E> settings) {
    topology = settings.name("orders").budget(UNLIMITED).build();
    StreamsBuilder builder = new StreamsBuilder();
    topology.addTo(builder);
    driver = new TopologyTestDriver(builder.build(), properties(topology), START);
    commands =
        driver.createInputTopic(
            topology.topics().commands(),
            new StringSerializer(),
            machine.commands().serializer(),
            START,
            Duration.ZERO);
  }

  static Driver<OrderState, OrderEvent> orders() {
    return new Driver<>(Orders.machine(), MachineTopology.of(Orders.machine()));
  }

  static Properties properties(MachineTopology<?, ?> topology) {
    Properties properties = new Properties();
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "test");
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "none:1");
    properties.put(StreamsConfig.STATE_DIR_CONFIG, stateDir());
    properties.putAll(topology.settings());
    return properties;
  }

  private static String stateDir() {
    try {
      return Files.createTempDirectory("pawl-kafka").toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void send(String id, Command<E> command) {
    commands.pipeInput(id, command);
  }

  void pass(Duration time) {
    driver.advanceWallClockTime(time);
  }

  List<TestRecord<String, String>> read(String topic) {
    return driver
        .createOutputTopic(topic, new StringDeserializer(), new StringDeserializer())
        .readRecordsToList();
  }

  /** Returns the new steps as {@code from>to}. */
  List<String> steps() {
    return read(topology.topics().steps()).stream()
        .map(record -> Json.read(record.value()))
        .map(step -> step.get("from") + ">" + step.get("to"))
        .toList();
  }

  List<String> effects() {
    return read(topology.topics().effects()).stream()
        .map(
            record ->
                MachineHeaders.text(record.headers(), MachineHeaders.EFFECT) + ":" + record.value())
        .toList();
  }

  List<Map<String, Object>> refusals() {
    return read(topology.topics().refusals()).stream()
        .<Map<String, Object>>map(record -> Json.read(record.value()))
        .toList();
  }

  /** Returns the outcomes of the new answers. */
  List<String> answers() {
    return read(topology.topics().answers()).stream()
        .map(record -> String.valueOf(Json.read(record.value()).get("outcome")))
        .toList();
  }

  KeyValueStore<String, byte[]> entities() {
    return driver.getKeyValueStore("orders-entities");
  }

  KeyValueStore<org.apache.kafka.common.utils.Bytes, byte[]> timers() {
    return driver.getKeyValueStore("orders-timers");
  }

  @Override
  public void close() {
    driver.close();
  }
}
