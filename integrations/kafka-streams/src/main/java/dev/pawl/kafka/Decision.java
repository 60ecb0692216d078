package dev.pawl.kafka;

import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.MadeStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The decision about a command or a due timer, before anything is written. Immutable.
 *
 * @param after the entity after the decision; the same object as before if nothing changes
 * @param made the steps, in order
 * @param refusals the refused and failed attempts, in order
 * @param answer the answer to the command; null for a timer
 * @param repeated whether the command was answered before
 */
record Decision<S, E>(
    EntityRecord after,
    List<MadeStep<S, E>> made,
    List<Refused> refusals,
    @Nullable Answer answer,
    boolean repeated) {

  /**
   * Returns whether the entity is written. The entity must have a row or answers, the command must
   * not be repeated, and the row, if any, must be readable.
   */
  boolean writes() {
    EntityRow row = after.row();
    boolean known = row != null || !after.answers().isEmpty();
    return known && !repeated && (row == null || row.unreadable().isEmpty());
  }
}
