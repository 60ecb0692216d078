package dev.pawl;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The record of one step of one instance, or of the attempt at one.
 *
 * <p>Hooks get the same record before and after the commit. What {@link TransitionHook#refused}
 * gets is an attempt: it uses up no sequence number, and its {@code to} is null where no transition
 * was found.
 *
 * <p>A record is as immutable as its event and the attributes of its cause.
 *
 * @param sequence the number of the step in its instance, from 1 and without gaps
 * @param timestamp when it was made, by the machine's clock; all records of one macrostep tell the
 *     same time, read before the hooks are asked
 * @param machine the machine's name
 * @param entityId whose instance it is; null if the instance has no id
 * @param from the state left
 * @param to the state entered
 * @param event what happened; null when forced, and where a statechart needed no event
 * @param cause who made it happen and why; never null
 * @param forced whether it was forced, past the rules
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record LifecycleEvent<S, E>(
    long sequence,
    Instant timestamp,
    String machine,
    @Nullable String entityId,
    S from,
    @Nullable S to,
    @Nullable E event,
    Cause cause,
    boolean forced) {

  /**
   * Returns whether this is the record of a migration. The instance was stored by an earlier
   * version of the machine with another structure, and this version moved it to its own states. A
   * migration has no event, follows no transition of the machine and runs no effects.
   */
  public boolean isMigration() {
    return event == null && !forced && cause.attributes().containsKey(Cause.MIGRATION);
  }
}
