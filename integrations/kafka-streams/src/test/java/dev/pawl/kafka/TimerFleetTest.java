package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.data.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that timers fire once if a process is stopped for longer than the session and continues, if
 * a process is killed, and if the timers of other entities fail.
 */
@Tag("long")
class TimerFleetTest {

  private static final int PARTITIONS = 4;
  private static final int EGGS = 200;
  private static final int BAD = 10;
  private static final Duration LONG = Duration.ofMinutes(2);

  /** A time in which a process that continues would fire its timers again. */
  private static final Duration AFTERWARDS = Duration.ofSeconds(12);

  @TempDir Path temp;

  static StreamMachine<EggState, EggEvent> machine() {
    return StreamMachine.of(
        EggStored.machine(),
        EggBinary.format(),
        EggBinary::eventToBytes,
        EggBinary::eventFromBytes);
  }

  @Test
  void timersFireOnceWithAZombieAKilledProcessAndFailingNeighbors() throws Exception {
    try (Broker broker = new Broker()) {
      Map<String, Object> servers = Map.of("bootstrap.servers", broker.address());
      try (Admin admin = Admin.create(servers)) {
        new TopicCreator(PARTITIONS, (short) 1, Duration.ofDays(1))
            .create(admin, MachineTopics.of("fleet"));
      }
      ChildProcess first = new ChildProcess(temp, Main.class, broker.address(), "a");
      ChildProcess second = new ChildProcess(temp, Main.class, broker.address(), "b");
      try {
        await(() -> !first.tasks().isEmpty() && !second.tasks().isEmpty());
        begin(servers, "x");
        first.signal("STOP");
        awaitSteps(servers, EGGS);
        first.signal("CONT");
        Thread.sleep(AFTERWARDS.toMillis());
        await(() -> !first.tasks().isEmpty());
        begin(servers, "y");
        second.kill();
        awaitSteps(servers, 2 * EGGS);
        Thread.sleep(AFTERWARDS.toMillis());
        requireOnce(servers);
      } finally {
        first.kill();
        second.kill();
      }
    }
  }

  /** Begins eggs, some of which cannot become ready, and waits for the answers. */
  private static void begin(Map<String, Object> servers, String batch) throws Exception {
    String address = (String) servers.get("bootstrap.servers");
    try (CommandSender<EggEvent> sender =
        new CommandSender<>(address, "fleet-commands", machine())) {
      for (int i = 0; i < EGGS + BAD; i++) {
        String id = (i < BAD ? "bad-" : "egg-") + batch + i;
        sender.send(id, Command.begin(id));
      }
    }
    int all = batch.equals("x") ? EGGS + BAD : 2 * (EGGS + BAD);
    await(() -> read(servers, "fleet-answers", "read_committed").size() == all);
  }

  private static void awaitSteps(Map<String, Object> servers, int steps) throws Exception {
    await(() -> read(servers, "fleet-steps", "read_committed").size() >= steps);
  }

  private static void requireOnce(Map<String, Object> servers) {
    List<ConsumerRecord<String, String>> steps = read(servers, "fleet-steps", "read_committed");
    assertEquals(2 * EGGS, steps.size());
    assertEquals(2 * EGGS, steps.stream().map(ConsumerRecord::key).distinct().count());
    assertTrue(steps.stream().allMatch(step -> step.key().startsWith("egg-")));
    List<ConsumerRecord<String, String>> refusals =
        read(servers, "fleet-refusals", "read_committed");
    assertEquals(2 * BAD, refusals.stream().map(ConsumerRecord::key).distinct().count());
    assertTrue(
        refusals.stream().allMatch(one -> "failed".equals(Json.read(one.value()).get("refused"))));
    int written = read(servers, "fleet-steps", "read_uncommitted").size();
    System.out.println(
        steps.size() + " timers fired once, " + (written - steps.size()) + " aborted");
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + LONG.toNanos();
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "The condition did not become true.");
      Thread.sleep(100);
    }
  }

  private static List<ConsumerRecord<String, String>> read(
      Map<String, Object> servers, String topic, String isolation) {
    Map<String, Object> config = new HashMap<>(servers);
    config.put("isolation.level", isolation);
    List<ConsumerRecord<String, String>> records = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      List<TopicPartition> partitions = new ArrayList<>();
      for (int i = 0; i < PARTITIONS; i++) {
        partitions.add(new TopicPartition(topic, i));
      }
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (partitions.stream().anyMatch(one -> consumer.position(one) < ends.get(one))) {
        consumer.poll(Duration.ofMillis(100)).forEach(records::add);
      }
    }
    return records;
  }

  /** The main class of a process, which has the topology. */
  static final class Main {
    private Main() {}

    public static void main(String[] args) throws InterruptedException {
      TransitionHook<EggState, EggEvent> hook =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<EggState, EggEvent> step) {
              if (step.entityId() != null && step.entityId().startsWith("bad-")) {
                throw new IllegalStateException("a bad egg");
              }
            }
          };
      MachineTopology<EggState, EggEvent> topology =
          MachineTopology.of(machine()).name("fleet").hook(hook).build();
      ChildProcess.run(topology, "fleet", args, Map.of());
    }
  }
}
