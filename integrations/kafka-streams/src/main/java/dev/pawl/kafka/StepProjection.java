package dev.pawl.kafka;

import dev.pawl.store.JdbcStore;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A thread that writes the steps of a topology into the tables of a read-only store, so that the
 * history, checks and queries of the store can be used. {@link MachineTopology#projectTo} starts
 * it. Several projections of a topology, in one or several processes, share the partitions.
 *
 * <p>A batch of records is one transaction, and its offsets are committed afterwards. After a crash
 * some records are read again; reading a record again changes nothing. If a batch cannot be
 * written, the thread tries it again until it succeeds; {@link #problem()} returns the reason.
 * Steps that are missing in the topic are logged and counted. Thread-safe.
 */
public final class StepProjection implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(StepProjection.class);
  private static final Duration POLL = Duration.ofMillis(500);
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final String name;
  private final ProjectionWriter<?, ?> writer;
  private final Consumer<String, String> consumer;
  private final Thread thread;
  private volatile ProjectionWriter.Counts counts = ProjectionWriter.Counts.NONE;
  private volatile @Nullable Throwable problem;
  private volatile boolean closed;

  StepProjection(String name, ProjectionWriter<?, ?> writer, Consumer<String, String> consumer) {
    this.name = name;
    this.writer = writer;
    this.consumer = consumer;
    this.thread = new Thread(this::run, name + "-projection");
  }

  /**
   * Starts a projection.
   *
   * @throws IllegalStateException if a store or another topology owns the tables
   */
  static <S, E> StepProjection start(
      TopologySettings<S, E> settings, JdbcStore<S, E> store, Map<String, Object> properties) {
    if (!store.isReadOnly()) {
      throw new IllegalArgumentException(
          "The store of "
              + store.machine().name()
              + " must be built with readOnly(), because the topology "
              + settings.name()
              + " owns its entities.");
    }
    ProjectionWriter<S, E> writer = new ProjectionWriter<>(settings.machine(), store);
    try {
      writer.claim(settings.name());
    } catch (SQLException e) {
      throw new IllegalStateException(
          "The tables of " + settings.machine() + " could not be marked", e);
    }
    Map<String, Object> config = new HashMap<>(properties);
    config.putIfAbsent(ConsumerConfig.GROUP_ID_CONFIG, settings.name() + "-projection");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    MachineTopics topics = MachineTopics.of(settings.name());
    consumer.subscribe(List.of(topics.steps(), topics.answers()));
    return new StepProjection(settings.name(), writer, consumer).start();
  }

  StepProjection start() {
    thread.start();
    return this;
  }

  /** Returns the number of steps that this projection has added. */
  public long steps() {
    return counts.steps();
  }

  /**
   * Returns the number of gaps: one gap is counted each time that steps of an entity were missing
   * in the topic.
   */
  public long gaps() {
    return counts.gaps();
  }

  /** Returns the number of steps that differ from the step with the same number in the table. */
  public long conflicts() {
    return counts.conflicts();
  }

  /**
   * Returns the reason why the current batch could not be written; empty if there is no such
   * problem.
   */
  public Optional<Throwable> problem() {
    return Optional.ofNullable(problem);
  }

  private void run() {
    try (consumer) {
      while (!closed) {
        ConsumerRecords<String, String> records = consumer.poll(POLL);
        if (!records.isEmpty()) {
          write(records);
        }
      }
    } catch (WakeupException e) {
      // closed
    } catch (Throwable e) {
      problem = e;
      LOG.error("The projection of {} has ended", name, e);
    }
  }

  private void write(ConsumerRecords<String, String> records) {
    try {
      counts = counts.plus(writer.write(records));
      problem = null;
    } catch (SQLException | RuntimeException e) {
      problem = e;
      LOG.error("The projection of {} tries again", name, e);
      rewind(records);
      return;
    }
    commit();
  }

  /** Commits the offsets. If that fails, the records are read again; existing steps are skipped. */
  private void commit() {
    try {
      consumer.commitSync();
    } catch (WakeupException e) {
      throw e;
    } catch (KafkaException e) {
      LOG.warn(
          "The projection of {} could not commit its offsets and may read steps again", name, e);
    }
  }

  /** Reads the records again after a pause. */
  private void rewind(ConsumerRecords<String, String> records) {
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, String>> own = new ArrayList<>(records.records(partition));
      consumer.seek(partition, own.get(0).offset());
    }
    try {
      Thread.sleep(PAUSE.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the thread and waits for it. */
  @Override
  public void close() {
    closed = true;
    consumer.wakeup();
    boolean interrupted = Thread.interrupted();
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
