package dev.pawl;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The record of one step of an instance, or of an attempt that was refused.
 *
 * <p>Hooks get the same record before and after the commit. {@link TransitionHook#refused} gets the
 * record of an attempt. A refused attempt does not count as a step. In the record of an attempt,
 * {@code to} is null if no transition was found.
 *
 * <p>A record is immutable if its states, its event and the attributes of its cause are immutable.
 *
 * @param sequence the number of the step among the steps of the instance; the first step has the
 *     number 1, and there are no gaps
 * @param timestamp the time by the machine's clock, read before the hooks are called; all records
 *     of one macrostep have the same timestamp
 * @param machine the name of the machine
 * @param entityId the id of the instance; null if it has none
 * @param from the state that was left
 * @param to the state that was entered; null if no transition was found
 * @param event the event; null for a forced step, a migration and an eventless transition
 * @param cause the cause; never null
 * @param forced whether the step was forced, for example by {@link Machine#force}
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
   * Returns whether this is the record of a migration. A migration moves an instance that an
   * earlier version of the machine stored to the states of the current version. A migration has no
   * event, follows no declared transition and runs no effects.
   */
  public boolean isMigration() {
    return event == null && !forced && cause.attributes().containsKey(Cause.MIGRATION);
  }
}
