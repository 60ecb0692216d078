package dev.pawl.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.RetriableException;

/**
 * A creator of the topics of a machine. The number of partitions must never change: the partition
 * of an entity depends on this number, and the state of an entity stays in the partition in which
 * the entity was created. Immutable.
 *
 * @param partitions the number of partitions of each topic; at most this number of threads can
 *     share the work
 * @param replication the number of copies of each partition
 * @param retention the time for which records are kept
 */
public record TopicCreator(int partitions, short replication, Duration retention) {

  private static final Duration MAX_WAIT = Duration.ofSeconds(30);

  /**
   * Checks the arguments.
   *
   * @throws IllegalArgumentException if a value is not positive
   */
  public TopicCreator {
    if (partitions < 1 || replication < 1 || retention.isNegative() || retention.isZero()) {
      throw new IllegalArgumentException(
          "The numbers of partitions and copies and the retention must be positive: "
              + partitions
              + ", "
              + replication
              + ", "
              + retention);
    }
  }

  /**
   * Creates the topics that do not exist, and waits until they can be written. Existing topics are
   * not changed.
   *
   * @throws IllegalStateException if an existing topic of commands has another number of partitions
   * @throws InterruptedException if the thread is interrupted
   * @throws ExecutionException if the broker refuses a request
   */
  public void create(Admin admin, MachineTopics topics)
      throws InterruptedException, ExecutionException {
    Set<String> existing = admin.listTopics().names().get();
    if (existing.contains(topics.commands())) {
      requirePartitions(admin, topics.commands());
    }
    List<NewTopic> missing = new ArrayList<>();
    for (String topic :
        List.of(
            topics.commands(),
            topics.steps(),
            topics.refusals(),
            topics.effects(),
            topics.answers(),
            topics.deadLetters())) {
      if (!existing.contains(topic)) {
        missing.add(
            new NewTopic(topic, partitions, replication)
                .configs(
                    Map.of(
                        TopicConfig.CLEANUP_POLICY_CONFIG,
                        TopicConfig.CLEANUP_POLICY_DELETE,
                        TopicConfig.RETENTION_MS_CONFIG,
                        String.valueOf(retention.toMillis()))));
      }
    }
    admin.createTopics(missing).all().get();
    awaitLeaders(admin, missing);
  }

  /**
   * Waits until the leaders of all partitions answer. A producer of Kafka 4.4.0 that sends earlier
   * may lose its first records: it retries them after later ones, and the leader then refuses them
   * until their timeout.
   */
  private static void awaitLeaders(Admin admin, List<NewTopic> created)
      throws InterruptedException, ExecutionException {
    Map<TopicPartition, OffsetSpec> ends = new HashMap<>();
    for (NewTopic topic : created) {
      for (int partition = 0; partition < topic.numPartitions(); partition++) {
        ends.put(new TopicPartition(topic.name(), partition), OffsetSpec.latest());
      }
    }
    long end = System.nanoTime() + MAX_WAIT.toNanos();
    while (true) {
      try {
        admin.listOffsets(ends).all().get();
        return;
      } catch (ExecutionException e) {
        // a broker may not know the topic yet
        if (!(e.getCause() instanceof RetriableException) || System.nanoTime() - end > 0) {
          throw e;
        }
        Thread.sleep(50);
      }
    }
  }

  private void requirePartitions(Admin admin, String topic)
      throws InterruptedException, ExecutionException {
    TopicDescription described =
        Objects.requireNonNull(
            admin.describeTopics(List.of(topic)).allTopicNames().get().get(topic));
    int found = described.partitions().size();
    if (found != partitions) {
      throw new IllegalStateException(
          "The topic "
              + topic
              + " has "
              + found
              + " partitions, not "
              + partitions
              + ". The number cannot change, because the partition of each entity depends on it."
              + " Use "
              + found
              + ", or move to a topology with another name.");
    }
  }
}
