package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.data.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills processes by {@code kill -9} while each partition has an open transaction, and compares the
 * committed records with the commands. {@code .ci/long kafka} runs it.
 */
@EnabledIfSystemProperty(named = "pawl.kafka.kills", matches = "\\d+")
class KillTest {

  private static final int PARTITIONS = 4;

  /** The payments that an order of the price 10 takes. */
  private static final int EVENTS_OF_ENTITY = 10;

  private static final int PAUSE = 20;

  /** The expected time between two kills. */
  private static final Duration PERIOD = Duration.ofSeconds(20);

  private static final Duration LONG = Duration.ofMinutes(3);

  private final int kills = Integer.getInteger("pawl.kafka.kills", 2);
  private final int events = Integer.getInteger("pawl.kafka.events", 4_000);

  private final List<Kill> killed = new CopyOnWriteArrayList<>();

  @TempDir Path temp;

  /**
   * A kill.
   *
   * @param tasks the partitions of the victim
   * @param stable the first record of each partition of steps that was not committed
   * @param last the end of each partition
   */
  private record Kill(Set<Integer> tasks, long[] stable, long[] last) {}

  @Test
  void nothingIsLostOrDoubledByKilledProcesses() throws Exception {
    try (Broker broker = new Broker()) {
      MachineTopics topics = MachineTopics.of("kill");
      try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.address()))) {
        new TopicCreator(PARTITIONS, (short) 1, Duration.ofDays(1)).create(admin, topics);
      }
      List<ChildProcess> instances = new ArrayList<>();
      try {
        instances.add(start(broker, "a"));
        instances.add(start(broker, "b"));
        Thread sender = new Thread(() -> send(broker));
        sender.start();
        for (int kill = 0; kill < kills; kill++) {
          ChildProcess victim = instances.get(kill % 2);
          awaitOpenTransactions(broker, victim);
          victim.kill();
          System.out.println(
              "kill " + (kill + 1) + " of " + victim.name() + " with partitions " + victim.tasks());
          instances.set(kill % 2, start(broker, victim.name()));
        }
        sender.join();
        requireWhole(broker);
      } finally {
        instances.forEach(ChildProcess::kill);
      }
    }
  }

  private ChildProcess start(Broker broker, String name) throws IOException {
    return new ChildProcess(temp, Main.class, broker.address(), name);
  }

  private void send(Broker broker) {
    try (CommandSender<OrderEvent> sender =
        new CommandSender<>(broker.address(), "kill-commands", Orders.machine())) {
      int entities = events / EVENTS_OF_ENTITY;
      long batch = 0;
      for (int i = 0; i < events; i++) {
        sender.send("o" + i % entities, Command.fire("c" + i, OrderEvent.pay(1)));
        if (--batch <= 0) {
          Thread.sleep(PAUSE);
          batch = batch(events - i);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Returns the number of events to send until the next pause. Even if the processes start slowly,
   * events remain for each kill.
   */
  private long batch(long remaining) {
    int killsLeft = kills - killed.size();
    return killsLeft == 0 ? remaining : remaining * PAUSE / (killsLeft * PERIOD.toMillis());
  }

  /**
   * Waits until each partition has an open transaction that began after the previous kill, and adds
   * the kill.
   */
  private void awaitOpenTransactions(Broker broker, ChildProcess victim)
      throws InterruptedException {
    long[] before = killed.isEmpty() ? new long[PARTITIONS] : killed.get(killed.size() - 1).last;
    long end = System.nanoTime() + LONG.toNanos();
    try (KafkaConsumer<String, String> committed = consumer(broker, "read_committed");
        KafkaConsumer<String, String> written = consumer(broker, "read_uncommitted")) {
      while (true) {
        Kill kill = new Kill(victim.tasks(), ends(committed), ends(written));
        if (!kill.tasks.isEmpty() && isOpen(kill, before)) {
          killed.add(kill);
          return;
        }
        assertTrue(
            System.nanoTime() < end,
            () ->
                "There were no open transactions: "
                    + victim.name()
                    + " has the partitions "
                    + victim.tasks()
                    + ", committed until "
                    + Arrays.toString(kill.stable)
                    + " of "
                    + Arrays.toString(kill.last));
        Thread.sleep(20);
      }
    }
  }

  private static boolean isOpen(Kill kill, long[] before) {
    return IntStream.range(0, PARTITIONS)
        .allMatch(p -> kill.stable[p] >= before[p] && kill.stable[p] < kill.last[p]);
  }

  private static long[] ends(KafkaConsumer<String, String> consumer) {
    Map<TopicPartition, Long> ends = consumer.endOffsets(partitions("kill-steps"));
    return partitions("kill-steps").stream().mapToLong(ends::get).toArray();
  }

  private static KafkaConsumer<String, String> consumer(Broker broker, String isolation) {
    return new KafkaConsumer<>(
        Map.of(
            "bootstrap.servers",
            broker.address(),
            "isolation.level",
            isolation,
            "auto.offset.reset",
            "earliest"),
        new StringDeserializer(),
        new StringDeserializer());
  }

  private static List<TopicPartition> partitions(String topic) {
    List<TopicPartition> partitions = new ArrayList<>();
    for (int i = 0; i < PARTITIONS; i++) {
      partitions.add(new TopicPartition(topic, i));
    }
    return partitions;
  }

  private void requireWhole(Broker broker) {
    assertEquals(events, count(broker, "kill-answers", "read_committed", events, r -> {}));
    Map<String, Long> sequences = new HashMap<>();
    Map<Integer, BitSet> committed = new HashMap<>();
    int steps =
        count(
            broker,
            "kill-steps",
            "read_committed",
            events,
            record -> {
              long sequence = (Long) Json.read(record.value()).get("sequence");
              assertEquals(sequences.getOrDefault(record.key(), 0L) + 1, sequence);
              sequences.put(record.key(), sequence);
              mark(committed, record);
            });
    assertEquals(events, steps);
    assertEquals(events / EVENTS_OF_ENTITY, sequences.size());
    sequences.forEach((id, last) -> assertEquals(EVENTS_OF_ENTITY, last, id));
    int entities = events / EVENTS_OF_ENTITY;
    assertEquals(entities, count(broker, "kill-effects", "read_committed", entities, r -> {}));
    Map<Integer, BitSet> aborted = new HashMap<>();
    int written =
        count(
            broker,
            "kill-steps",
            "read_uncommitted",
            events + kills,
            record -> mark(aborted, record));
    System.out.println(events + " steps committed, " + (written - events) + " aborted");
    aborted.forEach((partition, offsets) -> offsets.andNot(committed.get(partition)));
    for (Kill kill : killed) {
      assertTrue(
          kill.tasks.stream().anyMatch(p -> hasAborted(kill, p, aborted)),
          () -> "This kill hit no open transaction of its victim: " + kill);
    }
  }

  private static void mark(Map<Integer, BitSet> offsets, ConsumerRecord<String, String> record) {
    offsets.computeIfAbsent(record.partition(), p -> new BitSet()).set((int) record.offset());
  }

  private static boolean hasAborted(Kill kill, int partition, Map<Integer, BitSet> aborted) {
    int first = aborted.get(partition).nextSetBit((int) kill.stable[partition]);
    return first >= 0 && first < kill.last[partition];
  }

  /** Passes the records of a topic to a consumer, and counts them. */
  private static int count(
      Broker broker,
      String topic,
      String isolation,
      int expected,
      Consumer<ConsumerRecord<String, String>> each) {
    int count = 0;
    try (KafkaConsumer<String, String> consumer = consumer(broker, isolation)) {
      consumer.assign(partitions(topic));
      consumer.seekToBeginning(partitions(topic));
      long end = System.nanoTime() + LONG.toNanos();
      for (int idle = 0; idle < 3 && System.nanoTime() < end; ) {
        var records = consumer.poll(Duration.ofSeconds(1));
        count += records.count();
        idle = records.isEmpty() && count >= expected ? idle + 1 : 0;
        records.forEach(each);
      }
    }
    return count;
  }

  /** The main class of a process, which has the topology. */
  static final class Main {
    private Main() {}

    public static void main(String[] args) throws InterruptedException {
      MachineTopology<OrderState, OrderEvent> topology =
          MachineTopology.of(Orders.machine()).name("kill").build();
      ChildProcess.run(
          topology,
          "kill",
          args,
          Map.of(
              StreamsConfig.COMMIT_INTERVAL_MS_CONFIG,
              3_000,
              StreamsConfig.consumerPrefix("group.instance.id"),
              args[2]));
    }
  }
}
