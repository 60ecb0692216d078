package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.data.Json;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.recovery.StoreCheck;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of topologies on a real broker. */
class BrokerTest {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final int PARTITIONS = 4;

  private static Broker broker;

  @TempDir Path temp;

  @BeforeAll
  static void start() throws Exception {
    broker = new Broker();
  }

  @AfterAll
  static void stop() throws Exception {
    broker.close();
  }

  private MachineTopology<OrderState, OrderEvent> topology(String name) throws Exception {
    return created(MachineTopology.of(Orders.machine()).name(name).build());
  }

  private static <S, E> MachineTopology<S, E> created(MachineTopology<S, E> topology)
      throws Exception {
    try (Admin admin = admin()) {
      new TopicCreator(PARTITIONS, (short) 1, Duration.ofDays(1)).create(admin, topology.topics());
    }
    return topology;
  }

  private static Admin admin() {
    return Admin.create(Map.of("bootstrap.servers", broker.address()));
  }

  private KafkaStreams start(MachineTopology<?, ?> topology, String instance) {
    StreamsBuilder builder = new StreamsBuilder();
    topology.addTo(builder);
    Properties properties = new Properties();
    properties.putAll(topology.settings());
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, topology.topics().commands() + "-app");
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, broker.address());
    properties.put(StreamsConfig.STATE_DIR_CONFIG, temp.resolve(instance).toString());
    properties.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, 2);
    properties.put(StreamsConfig.consumerPrefix("session.timeout.ms"), 6000);
    KafkaStreams streams = new KafkaStreams(builder.build(), properties);
    streams.start();
    return streams;
  }

  private static void leave(KafkaStreams streams) {
    streams.close(
        CloseOptions.groupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP)
            .withTimeout(LONG));
  }

  private static KafkaProducer<String, Command<OrderEvent>> producer() {
    return new KafkaProducer<>(
        Map.of("bootstrap.servers", broker.address()),
        new StringSerializer(),
        Orders.machine().commands().serializer());
  }

  /** Reads committed records of a topic until there are as many as expected. */
  private static List<ConsumerRecord<String, String>> read(String topic, int expected) {
    Map<String, Object> config =
        new HashMap<>(
            Map.of(
                "bootstrap.servers", broker.address(),
                "isolation.level", "read_committed",
                "auto.offset.reset", "earliest"));
    List<ConsumerRecord<String, String>> records = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      List<TopicPartition> partitions = new ArrayList<>();
      for (PartitionInfo one : consumer.partitionsFor(topic)) {
        partitions.add(new TopicPartition(topic, one.partition()));
      }
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      long end = System.nanoTime() + LONG.toNanos();
      while (records.size() < expected && System.nanoTime() < end) {
        consumer.poll(Duration.ofMillis(200)).forEach(records::add);
      }
      consumer.poll(Duration.ofMillis(500)).forEach(records::add); // records too many
    }
    return records;
  }

  @Tag("long")
  @Test
  void instancesShareTheWorkAndNothingIsLostOrDoubledByRebalancesAndRestarts() throws Exception {
    MachineTopology<OrderState, OrderEvent> topology = topology("moving");
    int entities = 300;
    KafkaStreams first = start(topology, "a");
    try (KafkaProducer<String, Command<OrderEvent>> producer = producer()) {
      send(producer, "moving", IntStream.range(0, entities), "1-", OrderEvent.pay(4));
      assertEquals(entities, read("moving-answers", entities).size());
      KafkaStreams second = start(topology, "b");
      send(producer, "moving", IntStream.range(0, entities), "2-", OrderEvent.pay(4));
      assertEquals(2 * entities, read("moving-answers", 2 * entities).size());
      send(producer, "moving", IntStream.range(0, entities), "3-", OrderEvent.pay(4));
      leave(first);
      assertEquals(3 * entities, read("moving-answers", 3 * entities).size());
      leave(second);
      KafkaStreams third = start(topology, "a");
      send(
          producer,
          "moving",
          IntStream.range(0, entities),
          "1-",
          OrderEvent.pay(4)); // repeated commands
      List<ConsumerRecord<String, String>> answers = read("moving-answers", 4 * entities);
      assertEquals(4 * entities, answers.size());
      List<ConsumerRecord<String, String>> steps = read("moving-steps", 3 * entities);
      assertEquals(3 * entities, steps.size());
      requireWholeHistories(steps, Set.of("PAID"));
      assertEquals(entities, read("moving-effects", entities).size());
      EntityView view = topology.queries(third).get("o7").orElseThrow();
      assertEquals("PAID", view.state());
      assertEquals(3, view.version());
      leave(third);
    }
  }

  private static void send(
      KafkaProducer<String, Command<OrderEvent>> producer,
      String topology,
      IntStream entities,
      String ids,
      OrderEvent event) {
    for (int i : entities.toArray()) {
      producer.send(
          new ProducerRecord<>(
              topology + "-commands", "o" + i, Orders.machine().fire(ids + i, event)));
    }
    producer.flush();
  }

  private static void requireWholeHistories(
      List<ConsumerRecord<String, String>> steps, Set<String> last) {
    Map<String, Long> sequences = new HashMap<>();
    Set<String> ended = new HashSet<>();
    for (ConsumerRecord<String, String> record : steps) {
      Map<String, Object> step = Json.read(record.value());
      long sequence = (Long) step.get("sequence");
      assertEquals(sequences.getOrDefault(record.key(), 0L) + 1, sequence, record.value());
      sequences.put(record.key(), sequence);
      if (last.contains(step.get("to"))) {
        ended.add(record.key());
      }
    }
    assertEquals(sequences.keySet(), ended);
  }

  @Tag("long")
  @Test
  void timersFireOnceAfterARestoreFromTheChangelogs() throws Exception {
    StreamMachine<EggState, EggEvent> machine =
        StreamMachine.of(
            EggStored.machine(),
            EggBinary.format(),
            EggBinary::eventToBytes,
            EggBinary::eventFromBytes);
    MachineTopology<EggState, EggEvent> topology =
        created(MachineTopology.of(machine).name("eggs").build());
    int eggs = 100;
    KafkaStreams first = start(topology, "first");
    try (CommandSender<EggEvent> sender =
        new CommandSender<>(broker.address(), "eggs-commands", machine)) {
      for (int i = 0; i < eggs; i++) {
        sender.send("e" + i, Command.begin("b" + i));
      }
    }
    assertEquals(eggs, read("eggs-answers", eggs).size());
    leave(first);
    // this instance has no files, and the timers become due while none runs
    KafkaStreams second = start(topology, "second");
    KafkaStreams third = start(topology, "third");
    List<ConsumerRecord<String, String>> steps = read("eggs-steps", eggs);
    assertEquals(eggs, steps.size());
    assertEquals(eggs, steps.stream().map(ConsumerRecord::key).distinct().count());
    leave(second);
    leave(third);
  }

  @Tag("long")
  @Test
  void rollingUpgradeToAChangedMachineContinuesEntities() throws Exception {
    MachineTopology<?, ?> old =
        created(MachineTopology.of(UpgradeTest.old()).name("rolling").build());
    MachineTopology<OrderState, OrderEvent> changed = topology("rolling");
    int entities = 60;
    KafkaStreams first = start(old, "a");
    KafkaStreams second = start(old, "b");
    try (KafkaProducer<String, Command<OrderEvent>> producer = producer()) {
      send(producer, "rolling", IntStream.range(0, entities), "pay", OrderEvent.pay(10));
      assertEquals(entities, read("rolling-answers", entities).size());
      KafkaStreams third = start(changed, "c");
      send(producer, "rolling", IntStream.range(0, entities / 2), "ship", OrderEvent.ship());
      leave(first);
      assertEquals(entities * 3 / 2, read("rolling-answers", entities * 3 / 2).size());
      KafkaStreams fourth = start(changed, "d");
      leave(second);
      send(producer, "rolling", IntStream.range(entities / 2, entities), "ship", OrderEvent.ship());
      send(producer, "rolling", IntStream.range(0, entities), "rate", OrderEvent.rate());
      List<ConsumerRecord<String, String>> answers = read("rolling-answers", 3 * entities);
      assertEquals(3 * entities, answers.size());
      assertEquals(
          Set.of("moved"),
          answers.stream()
              .map(answer -> Json.read(answer.value()).get("outcome"))
              .collect(Collectors.toSet()));
      List<ConsumerRecord<String, String>> steps = read("rolling-steps", 3 * entities);
      assertEquals(3 * entities, steps.size());
      requireWholeHistories(steps, Set.of("RATED"));
      leave(third);
      leave(fourth);
    }
  }

  @Tag("long")
  @Test
  void projectionContinuesAfterARestartWithoutGaps() throws Exception {
    MachineTopology<OrderState, OrderEvent> topology = topology("projected");
    JdbcDataSource source = new JdbcDataSource();
    source.setUrl("jdbc:h2:mem:projected;DB_CLOSE_DELAY=-1");
    JdbcStore<OrderState, OrderEvent> store =
        JdbcStore.of(Orders.machine().stored(), source).readOnly().build();
    Map<String, Object> consumer = Map.of("bootstrap.servers", broker.address());
    int entities = 100;
    KafkaStreams streams = start(topology, "projected");
    try (KafkaProducer<String, Command<OrderEvent>> producer = producer()) {
      send(producer, "projected", IntStream.range(0, entities), "1-", OrderEvent.pay(5));
      try (StepProjection first = topology.projectTo(store, consumer)) {
        awaitVersions(store, entities, 1);
        assertEquals(entities, first.steps());
      }
      send(producer, "projected", IntStream.range(0, entities), "2-", OrderEvent.pay(5));
      try (StepProjection second = topology.projectTo(store, consumer);
          StepProjection third = topology.projectTo(store, consumer)) {
        awaitVersions(store, entities, 2);
        assertEquals(0, second.gaps() + third.gaps());
        assertEquals(0, second.conflicts() + third.conflicts());
      }
      assertEquals(List.of(), StoreCheck.of(store).run().findings());
    } finally {
      leave(streams);
    }
  }

  private static void awaitVersions(JdbcStore<?, ?> store, int entities, long version)
      throws InterruptedException {
    long end = System.nanoTime() + LONG.toNanos();
    while (store.ids("", entities + 1).stream()
            .filter(id -> store.get(id).version() == version)
            .count()
        < entities) {
      assertTrue(System.nanoTime() < end, "The steps are not projected.");
      Thread.sleep(100);
    }
  }

  @Test
  void unreadableRecordsAreDeadLetters() throws Exception {
    MachineTopology<OrderState, OrderEvent> topology = topology("dead");
    byte[] key = "o1".getBytes(StandardCharsets.UTF_8);
    try (KafkaProducer<byte[], byte[]> raw =
            new KafkaProducer<>(
                Map.of("bootstrap.servers", broker.address()),
                new ByteArraySerializer(),
                new ByteArraySerializer());
        KafkaProducer<String, Command<OrderEvent>> producer = producer();
        KafkaStreams streams = start(topology, "dead")) {
      raw.send(new ProducerRecord<>("dead-commands", key, "no".getBytes(StandardCharsets.UTF_8)));
      raw.flush();
      producer.send(new ProducerRecord<>("dead-commands", null, Command.begin("no entity")));
      producer.send(new ProducerRecord<>("dead-commands", "o1", Command.begin("b")));
      producer.flush();
      assertEquals(1, read("dead-answers", 1).size());
      List<ConsumerRecord<String, String>> dead = read("dead-dead-letters", 2);
      assertEquals(2, dead.size());
      String why =
          MachineHeaders.text(dead.get(0).headers(), "__streams.errors.message")
              + MachineHeaders.text(dead.get(1).headers(), "__streams.errors.message");
      assertTrue(why.contains("cannot be read"), why);
      assertTrue(streams.state().isRunningOrRebalancing());
    }
  }

  @Test
  void otherNumberOfPartitionsIsRefused() throws Exception {
    MachineTopology<OrderState, OrderEvent> topology = topology("fixed");
    try (Admin admin = admin()) {
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  new TopicCreator(9, (short) 1, Duration.ofDays(1))
                      .create(admin, topology.topics()));
      assertTrue(thrown.getMessage().contains("has 4 partitions, not 9"), thrown::toString);
    }
  }
}
