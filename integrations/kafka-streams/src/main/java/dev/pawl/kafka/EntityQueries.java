package dev.pawl.kafka;

import dev.pawl.store.rows.EntityRow;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.KeyQueryMetadata;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;

/**
 * Queries of the entities in the local stores of an application. An instance of the application has
 * only the entities of its partitions; {@link #owner} names the instance that has an entity.
 * Queries also see steps whose transaction is not committed yet. Thread-safe.
 */
public final class EntityQueries {

  private final KafkaStreams streams;
  private final String store;
  private final EntityFormat format;
  private final StreamMachine<?, ?> machine;

  EntityQueries(
      KafkaStreams streams, String store, EntityFormat format, StreamMachine<?, ?> machine) {
    this.streams = streams;
    this.store = store;
    this.format = format;
    this.machine = machine;
  }

  /**
   * Returns an entity; empty if it does not exist or another instance has it.
   *
   * @throws org.apache.kafka.streams.errors.InvalidStateStoreException if the application is not
   *     running or is rebalancing
   */
  public Optional<EntityView> get(String id) {
    byte[] bytes = store().get(id);
    return bytes == null ? Optional.empty() : view(id, bytes);
  }

  /**
   * Passes all local entities to a consumer, in no particular order.
   *
   * @throws org.apache.kafka.streams.errors.InvalidStateStoreException if the application is not
   *     running or is rebalancing
   */
  public void forEach(Consumer<? super EntityView> consumer) {
    try (KeyValueIterator<String, byte[]> all = store().all()) {
      while (all.hasNext()) {
        KeyValue<String, byte[]> entry = all.next();
        view(entry.key, entry.value).ifPresent(consumer);
      }
    }
  }

  /** Returns the instance of the application that has an entity. */
  public KeyQueryMetadata owner(String id) {
    return streams.queryMetadataForKey(store, id, Serdes.String().serializer());
  }

  private Optional<EntityView> view(String id, byte[] bytes) {
    EntityRow row = format.fromBytes(id, bytes).row();
    return row == null
        ? Optional.empty()
        : Optional.of(
            new EntityView(
                id,
                machine.stored().current(row.state()),
                row.version(),
                row.updatedAt(),
                row.timerColumns().dueAt(),
                row.timerColumns().parkedAt(),
                row.timerColumns().error(),
                row.snapshot(),
                row.unreadable().isEmpty() ? null : row.unreadable().get(0).toString()));
  }

  private ReadOnlyKeyValueStore<String, byte[]> store() {
    return streams.store(
        StoreQueryParameters.fromNameAndType(store, QueryableStoreTypes.keyValueStore()));
  }
}
