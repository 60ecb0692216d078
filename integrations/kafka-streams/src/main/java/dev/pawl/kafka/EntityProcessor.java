package dev.pawl.kafka;

import dev.pawl.store.sql.Dialect;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The processor of one task. For each command and each due timer, the processor first computes the
 * result, serializes the result and checks its size. Only then does the processor write to the
 * stores and forward records. Therefore an error in the first part changes nothing, even if Kafka
 * Streams continues after the error.
 */
final class EntityProcessor<S, E> implements Processor<String, Command<E>, String, Output> {

  private static final Logger LOG = LoggerFactory.getLogger(EntityProcessor.class);

  /**
   * The maximum length of an id. PostgreSQL indexes at most 2,704 bytes, and a row that cannot be
   * indexed would stop each projection into it.
   */
  private static final int MAX_ID_LENGTH = 600;

  /** The maximum number of entries that are read before the first of them fires. */
  private static final int BATCH = 500;

  private final TopologySettings<S, E> settings;
  private final Decider<S, E> decider;
  private final EntityFormat format;
  private final RecordWriter<S, E> writer;
  private @Nullable ProcessorContext<String, Output> context;
  private @Nullable KeyValueStore<String, byte[]> entities;
  private @Nullable KeyValueStore<Bytes, byte[]> timers;

  /**
   * The key at which the next search for due timers begins; null for the first key. With this key,
   * RocksDB skips the tombstones of earlier timers.
   */
  private @Nullable Bytes hint;

  EntityProcessor(TopologySettings<S, E> settings) {
    this.settings = settings;
    this.decider = new Decider<>(settings);
    this.format = new EntityFormat(settings.machine());
    this.writer = new RecordWriter<>(settings);
  }

  @Override
  public void init(ProcessorContext<String, Output> newContext) {
    StreamSettings.requireSafe(newContext.appConfigs(), settings.name(), settings.atLeastOnce());
    context = newContext;
    entities = newContext.getStateStore(settings.entities());
    timers = newContext.getStateStore(settings.timerStore());
    // Kafka Streams may call this method again after an aborted transaction, whose timers return
    hint = null;
    newContext.schedule(settings.tick(), PunctuationType.WALL_CLOCK_TIME, this::tick);
  }

  @Override
  public void process(Record<String, Command<E>> record) {
    String id = record.key();
    Command<E> command = record.value();
    if (!isId(id) || command == null) {
      throw new IllegalArgumentException(
          "A command of "
              + settings.machine()
              + " needs a value, and the id of its entity as the key of the record: 1 to "
              + MAX_ID_LENGTH
              + " characters without the character 0 and unpaired surrogates.");
    }
    Instant now = now();
    EntityRecord before = read(id);
    Decision<S, E> decision = decider.decide(id, before, command, now);
    RecordWriter.Written written;
    try {
      written = write(id, before, decision, record);
    } catch (RuntimeException e) {
      decider.drop(decision, e);
      decision = decider.refuse(id, before, command, e, now);
      written = write(id, before, decision, record);
    }
    apply(id, before, decision, written);
  }

  /** Returns whether a key is an id that all databases can store and index. */
  private static boolean isId(@Nullable String key) {
    return key != null && !key.isEmpty() && key.length() <= MAX_ID_LENGTH && Dialect.isClean(key);
  }

  private RecordWriter.Written write(
      String id, EntityRecord before, Decision<S, E> decision, Record<String, Command<E>> record) {
    return writer.write(
        id, before, decision, record.value().id(), record.headers(), record.timestamp());
  }

  private EntityRecord read(String id) {
    byte[] bytes = entities().get(id);
    return bytes == null ? EntityRecord.UNKNOWN : format.fromBytes(id, bytes);
  }

  /**
   * Writes a decision to the stores and forwards its records. All errors of this method are errors
   * of Kafka and end the transaction.
   */
  private void apply(
      String id, EntityRecord before, Decision<S, E> decision, RecordWriter.Written written) {
    EntityRecord after = decision.after();
    if (after != before) {
      if (written.entity() == null) {
        entities().delete(id);
      } else {
        entities().put(id, written.entity());
      }
      if (before.due() != null && !isScheduled(after, before)) {
        timers().delete(new TimerKey(before.due(), id, before.token()).toBytes());
      }
      if (after.due() != null && !isScheduled(before, after)) {
        schedule(new TimerKey(after.due(), id, after.token()).toBytes());
      }
    }
    written.records().forEach(context()::forward);
    try {
      decider.report(decision);
    } catch (Throwable e) {
      LOG.warn("A hook of {} failed after a step of {}", settings.machine(), id, e);
    }
  }

  private static boolean isScheduled(EntityRecord in, EntityRecord entry) {
    return Objects.equals(in.due(), entry.due()) && in.token() == entry.token();
  }

  private void schedule(Bytes key) {
    timers().put(key, new byte[0]);
    if (hint != null && key.compareTo(hint) < 0) {
      hint = key;
    }
  }

  /** Fires due timers until none is due or the budget is spent. */
  private void tick(long timestamp) {
    long end = System.nanoTime() + settings.budget().toNanos();
    Bytes last = TimerKey.from(Instant.ofEpochMilli(timestamp).plusNanos(1_000));
    List<Bytes> due = due(last);
    while (!due.isEmpty()) {
      for (Bytes key : due) {
        fire(TimerKey.of(key), key, timestamp);
        if (System.nanoTime() - end > 0) {
          return;
        }
      }
      due = due(last);
    }
  }

  /** Returns the next due entries, after the last one that was fired. */
  private List<Bytes> due(Bytes last) {
    List<Bytes> due = new ArrayList<>();
    try (KeyValueIterator<Bytes, byte[]> entries = timers().range(hint, last)) {
      while (due.size() < BATCH && entries.hasNext()) {
        KeyValue<Bytes, byte[]> entry = entries.next();
        if (!entry.key.equals(hint)) {
          due.add(entry.key);
        }
      }
    }
    return due;
  }

  private void fire(TimerKey timer, Bytes key, long timestamp) {
    hint = key;
    String id = timer.entity();
    EntityRecord before;
    try {
      before = read(id);
    } catch (IllegalArgumentException e) {
      LOG.error("A timer of {} waits, because its entity cannot be read", id, e);
      return;
    }
    if (before.token() != timer.token() || !timer.due().equals(before.due())) {
      timers().delete(key); // the timer was cancelled
      return;
    }
    Instant now = now();
    Decision<S, E> decision = decider.wake(id, before, now);
    RecordWriter.Written written;
    try {
      written = writer.write(id, before, decision, null, null, timestamp);
    } catch (RuntimeException e) {
      decider.drop(decision, e);
      decision = decider.failTimer(id, before, e, now);
      written = writer.write(id, before, decision, null, null, timestamp);
    }
    apply(id, before, decision, written);
  }

  private Instant now() {
    return Instant.ofEpochMilli(context().currentSystemTimeMs());
  }

  private ProcessorContext<String, Output> context() {
    return Objects.requireNonNull(context, "context");
  }

  private KeyValueStore<String, byte[]> entities() {
    return Objects.requireNonNull(entities, "entities");
  }

  private KeyValueStore<Bytes, byte[]> timers() {
    return Objects.requireNonNull(timers, "timers");
  }
}
