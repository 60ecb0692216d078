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
 * A recorded step. The record has names instead of states and events, so that the record can be
 * read even if the machine has changed since. If a cell of the record has an invalid value, {@code
 * unreadable} contains the cell. For such a cell, {@link #sequence()}, {@link #from()}, {@link
 * #to()}, {@link #at()} and {@link #forced()} throw an exception, and accessors of nullable
 * components return null. The components of other cells are available.
 *
 * @param transitionId the number of the record
 * @param entityId the id of the entity
 * @param sequence the number of the step in its history, from 1
 * @param from the name of the state that was left
 * @param to the name of the state that was entered
 * @param event the name of the event; null if the step had no event or was forced
 * @param at the time of the step
 * @param actor the person or system that caused the step; null if not given
 * @param reason the reason as text; null if not given
 * @param code the reason as a code; null if not given
 * @param abortCode the code of an abnormal end; null if not given
 * @param forced whether the state was forced
 * @param metadata a JSON object with the reason and the attributes of the cause; null if the cause
 *     has neither a reason nor attributes
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

  /** The attribute with the state that a recovery found in the row. */
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
   * @throws UnreadableRowException if the stored value cannot be read
   */
  @Override
  public long sequence() {
    UnreadableCell.requireReadable(unreadable, "sequence");
    return sequence;
  }

  /**
   * Returns the name of the state that was left.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  @Override
  public String from() {
    UnreadableCell.requireReadable(unreadable, "from_state");
    return from;
  }

  /**
   * Returns the name of the state that was entered.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  @Override
  public String to() {
    UnreadableCell.requireReadable(unreadable, "to_state");
    return to;
  }

  /**
   * Returns the time at which the step was made.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  @Override
  public Instant at() {
    UnreadableCell.requireReadable(unreadable, "transitioned_at");
    return at;
  }

  /**
   * Returns whether the state was forced.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  @Override
  public boolean forced() {
    UnreadableCell.requireReadable(unreadable, "forced");
    return forced;
  }

  /**
   * Returns the attributes of the cause, including the abort code. The values have JSON types.
   *
   * @throws UnreadableRowException if the cell with the attributes cannot be read
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
   * @throws UnreadableRowException if a cell with one of these values cannot be read
   */
  public Legality.NamedStep named() {
    UnreadableCell.requireReadable(
        unreadable, "sequence", "from_state", "to_state", "event", "forced");
    boolean migrated = isMigration();
    boolean rescued = migrated || forced && attributes().containsKey(RESCUED);
    return new Legality.NamedStep(sequence, from, event, to, forced || migrated, rescued);
  }

  /**
   * Returns whether this is the record of a migration to a version of the machine with another
   * structure of states.
   */
  public boolean isMigration() {
    return event == null && !forced && attributes().containsKey(Cause.MIGRATION);
  }

  /**
   * Returns the cause. The cause has no code if the machine has no constant for the stored code;
   * {@link #code()} always returns the stored name.
   *
   * @param machine the machine that made the step
   */
  public Cause cause(StoredMachine<?, ?> machine) {
    return new Cause(actor, reason, machine.code(code).orElse(null), attributes());
  }

  /**
   * Returns this step as the record that hooks received. States with data and events with a payload
   * are null, because only their names are stored.
   *
   * @param machine the machine that made the step
   * @throws UnreadableRowException if a cell of the record cannot be read
   * @throws IllegalArgumentException if the machine does not know a name of a state or an event
   */
  // hooks never get a null state, but here a state with data is null
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
