package dev.pawl.store.history;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.engine.JsonReader;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.UnreadableCell;
import dev.pawl.store.sql.UnreadableRowException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A recorded step, by names. It can be read even if the machine has changed since. If a cell of the
 * record has a value that no store writes, {@code unreadable} has the cell. The accessor of its
 * component returns null, or throws if the component is never null. The other components are
 * available.
 *
 * @param transitionId the number of the record
 * @param entityId the id of the entity
 * @param sequence the number of the step in its history, from 1
 * @param from the name of the state left
 * @param to the name of the state entered
 * @param event the name of the event; null if there was none, or it was forced
 * @param at when the step was made
 * @param actor who made the step; null if not given
 * @param reason the reason as text; null if not given
 * @param code the reason as a code; null if not given
 * @param abortCode the code of an abnormal end; null if not given
 * @param forced whether it was forced, past the rules
 * @param metadata a JSON object of the reason and the attributes of the cause; null if none
 * @param unreadable the cells of the record that could not be read; usually none
 */
public record Recorded(
    long transitionId,
    String entityId,
    long sequence,
    String from,
    String to,
    @Nullable String event,
    Instant at,
    @Nullable String actor,
    @Nullable String reason,
    @Nullable String code,
    @Nullable String abortCode,
    boolean forced,
    @Nullable String metadata,
    List<UnreadableCell> unreadable) {

  /** The attribute that tells what a recovery found in the row. */
  private static final String RESCUED = "foundState";

  /** Creates a record without unreadable cells. */
  public Recorded(
      long transitionId,
      String entityId,
      long sequence,
      String from,
      String to,
      @Nullable String event,
      Instant at,
      @Nullable String actor,
      @Nullable String reason,
      @Nullable String code,
      @Nullable String abortCode,
      boolean forced,
      @Nullable String metadata) {
    this(
        transitionId,
        entityId,
        sequence,
        from,
        to,
        event,
        at,
        actor,
        reason,
        code,
        abortCode,
        forced,
        metadata,
        List.of());
  }

  /** Returns whether the cell of a column could not be read. */
  public boolean isUnreadable(String column) {
    return unreadable.stream().anyMatch(cell -> cell.column().equals(column));
  }

  /**
   * Returns the number of the step in its history, from 1.
   *
   * @throws UnreadableRowException if its cell cannot be read
   */
  @Override
  public long sequence() {
    UnreadableCell.requireReadable(unreadable, "sequence");
    return sequence;
  }

  /**
   * Returns the name of the state left.
   *
   * @throws UnreadableRowException if its cell cannot be read
   */
  @Override
  public String from() {
    UnreadableCell.requireReadable(unreadable, "from_state");
    return from;
  }

  /**
   * Returns the name of the state entered.
   *
   * @throws UnreadableRowException if its cell cannot be read
   */
  @Override
  public String to() {
    UnreadableCell.requireReadable(unreadable, "to_state");
    return to;
  }

  /**
   * Returns the time at which the step was made.
   *
   * @throws UnreadableRowException if its cell cannot be read
   */
  @Override
  public Instant at() {
    UnreadableCell.requireReadable(unreadable, "transitioned_at");
    return at;
  }

  /**
   * Returns whether the step was forced, past the rules.
   *
   * @throws UnreadableRowException if its cell cannot be read
   */
  @Override
  public boolean forced() {
    UnreadableCell.requireReadable(unreadable, "forced");
    return forced;
  }

  /**
   * Returns the attributes of the cause with the types that JSON has, including the abort code.
   *
   * @throws UnreadableRowException if their cell cannot be read
   */
  public Map<String, Object> attributes() {
    UnreadableCell.requireReadable(unreadable, "metadata");
    Map<String, Object> attributes = new LinkedHashMap<>();
    if (metadata != null) {
      attributes.putAll(JsonReader.object(metadata));
    }
    attributes.remove("reason", reason);
    if (abortCode != null) {
      attributes.put(AbortCode.KEY, abortCode);
    }
    return attributes;
  }

  /**
   * Returns the names of the step, for a replay.
   *
   * @throws UnreadableRowException if a necessary cell cannot be read
   */
  public Legality.NamedStep named() {
    UnreadableCell.requireReadable(
        unreadable, "sequence", "from_state", "to_state", "event", "forced");
    boolean migrated = isMigration();
    boolean rescued = migrated || forced && attributes().containsKey(RESCUED);
    return new Legality.NamedStep(sequence, from, event, to, forced || migrated, rescued);
  }

  /**
   * Returns whether this is the record of a migration: a version with another structure moved the
   * instance from the stored states to its own.
   */
  public boolean isMigration() {
    return event == null && !forced && attributes().containsKey(Cause.MIGRATION);
  }

  /**
   * The cause. A code is a constant only where the machine knows its enum; otherwise {@link
   * #code()} alone tells it.
   */
  public Cause cause(StoredMachine<?, ?> machine) {
    return new Cause(actor, reason, machine.code(code).orElse(null), attributes());
  }

  /**
   * The record as hooks hear it. States that carry data, and events that carry payload, are null.
   *
   * @throws UnreadableRowException if a cell of the record cannot be read
   * @throws IllegalArgumentException if the machine does not know a name
   */
  // hooks always hear of a state left, but the name of one that carries data does not tell it
  @SuppressWarnings("NullAway")
  public <S, E> LifecycleEvent<S, E> toEvent(StoredMachine<S, E> machine) {
    if (!unreadable.isEmpty()) {
      throw new UnreadableRowException(unreadable);
    }
    return new LifecycleEvent<>(
        sequence,
        at,
        machine.name(),
        entityId,
        machine.state(from),
        machine.state(to),
        machine.event(event),
        cause(machine),
        forced);
  }
}
