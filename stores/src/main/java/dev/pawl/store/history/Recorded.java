package dev.pawl.store.history;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.engine.JsonReader;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredMachine;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One step as it was recorded, in names: it can be read whatever has become of the machine since.
 *
 * @param transitionId the number of the record
 * @param entityId whose step it was
 * @param sequence the number of the step in its history, from 1
 * @param from the name of the state left
 * @param to the name of the state entered
 * @param event the name of the event; null if there was none, or it was forced
 * @param at when it was made
 * @param actor who made it; null if not given
 * @param reason why; null if not given
 * @param code why, canonically; null if not given
 * @param abortCode how it ended abnormally; null if it did not, or that was not given
 * @param forced whether it was forced, past the rules
 * @param metadata a JSON object of the reason and the attributes of the cause; null if none
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
    @Nullable String metadata) {

  /** The attribute that tells what a recovery found in the row. */
  private static final String RESCUED = "foundState";

  /** The attributes of the cause, as JSON gives them back; the abort code among them. */
  public Map<String, Object> attributes() {
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

  /** The step by its names alone, to be replayed. */
  public Legality.NamedStep named() {
    boolean migrated = isMigration();
    boolean rescued = migrated || forced && attributes().containsKey(RESCUED);
    return new Legality.NamedStep(sequence, from, event, to, forced || migrated, rescued);
  }

  /**
   * Returns whether this is the record of a migration: a version with another structure moved the
   * instance to the states that it has instead of those stored.
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
   * @throws IllegalArgumentException if the machine does not know a name
   */
  // hooks always hear of a state left, but the name of one that carries data does not tell it
  @SuppressWarnings("NullAway")
  public <S, E> LifecycleEvent<S, E> toEvent(StoredMachine<S, E> machine) {
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
