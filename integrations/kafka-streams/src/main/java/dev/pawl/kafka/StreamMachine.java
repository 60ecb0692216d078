package dev.pawl.kafka;

import dev.pawl.Cause;
import dev.pawl.data.BinaryForm;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.jspecify.annotations.Nullable;

/**
 * The description of a machine for Kafka Streams: the description for a store, and the machine's
 * binary format. The machine declares the serializers {@code STORE} and {@code BINARY}:
 *
 * <pre>{@code
 * StreamMachine.of(
 *     OrderStored.machine((builder, opening) -> builder.effects(new Mails(opening.effectContext()))),
 *     OrderBinary.format(), OrderBinary::eventToBytes, OrderBinary::eventFromBytes)
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StreamMachine<S, E> {

  private final StoredMachine<S, E> stored;
  private final BinaryForm format;
  private final Function<? super E, byte[]> toBytes;
  private final Function<byte[], ? extends E> fromBytes;

  private StreamMachine(
      StoredMachine<S, E> stored,
      BinaryForm format,
      Function<? super E, byte[]> toBytes,
      Function<byte[], ? extends E> fromBytes) {
    this.stored = Objects.requireNonNull(stored, "stored");
    this.format = Objects.requireNonNull(format, "format");
    this.toBytes = Objects.requireNonNull(toBytes, "toBytes");
    this.fromBytes = Objects.requireNonNull(fromBytes, "fromBytes");
  }

  /**
   * Creates the description of a machine.
   *
   * @param stored the description for a store, for example {@code OrderStored.machine()}
   * @param format the binary format, for example {@code OrderBinary.format()}
   * @param toBytes writes an event, for example {@code OrderBinary::eventToBytes}
   * @param fromBytes reads an event, for example {@code OrderBinary::eventFromBytes}
   */
  public static <S, E> StreamMachine<S, E> of(
      StoredMachine<S, E> stored,
      BinaryForm format,
      Function<? super E, byte[]> toBytes,
      Function<byte[], ? extends E> fromBytes) {
    return new StreamMachine<>(stored, format, toBytes, fromBytes);
  }

  /** Returns the name of the machine. */
  public String name() {
    return stored.name();
  }

  /** Returns the description for a store. */
  public StoredMachine<S, E> stored() {
    return stored;
  }

  /**
   * Returns the serde of commands. The value is a JSON object: {@code
   * {"event":"pay","payload":{…}}}, {@code {"begin":true}}, {@code {"force":"PAID"}} or {@code
   * {"unpark":true}}. The id, the expected version and the cause are {@link MachineHeaders}.
   */
  public Serde<Command<E>> commands() {
    CommandFormat<E> commands = new CommandFormat<>(this);
    return Serdes.serdeFrom(commands, commands);
  }

  /**
   * Creates a command that fires an event.
   *
   * @param id the id of the command
   * @param event the event to fire
   */
  public Command<E> fire(String id, E event) {
    return Command.fire(id, event);
  }

  /** Returns an event as a JSON object. */
  Map<String, @Nullable Object> eventToPlain(E event) {
    Object plain = format.event(toBytes.apply(event)).value();
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (plain instanceof Map<?, ?> map) {
      map.forEach((key, value) -> fields.put((String) key, value));
    } else {
      fields.put("event", plain);
    }
    return fields;
  }

  /**
   * Returns the event that a JSON object represents.
   *
   * @throws IllegalArgumentException if the object represents no event of this machine
   */
  E eventFromPlain(Map<String, ? extends @Nullable Object> fields) {
    return fromBytes.apply(format.ofEvent(fields));
  }

  /** Returns the cause that a JSON object represents. */
  Cause cause(Map<String, ? extends @Nullable Object> fields) {
    Cause read = SavedDeferral.read("", Map.of("cause", fields)).cause();
    return SavedDeferral.resolved(read, stored.code(read.codeName()).orElse(null));
  }

  /**
   * Returns an instance as bytes.
   *
   * @param row the row of the instance
   */
  byte[] instanceToBytes(EntityRow row) {
    if (row.stored() != null) {
      return format.ofInstance(row.stored().fields());
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("entityId", row.id());
    fields.put("state", stored.current(row.state()));
    fields.put("sequence", row.version());
    return format.ofInstance(fields);
  }

  /**
   * Returns the snapshot of an instance.
   *
   * @throws IllegalArgumentException if the bytes are damaged or of another machine
   */
  @SuppressWarnings("unchecked") // the fields of an instance are named
  StoredSnapshot snapshot(byte[] instance) {
    return StoredSnapshot.of(
        (Map<String, @Nullable Object>) Objects.requireNonNull(format.instance(instance).value()));
  }

  /**
   * Returns the wire name of the state of an instance that consists of its state only.
   *
   * @throws IllegalArgumentException if the bytes are damaged or of another machine
   */
  String state(byte[] instance) {
    List<@Nullable String> names =
        format.instance(instance).field("leaves").list(leaf -> leaf.field("state").text());
    return Objects.requireNonNull(Objects.requireNonNull(names).get(0));
  }

  @Override
  public String toString() {
    return name();
  }
}
