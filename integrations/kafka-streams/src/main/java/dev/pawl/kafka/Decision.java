package dev.pawl.kafka;

import dev.pawl.store.history.Refused;
import dev.pawl.store.step.StepResult;
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
    List<StepResult<S, E>> made,
    List<Refused> refusals,
    @Nullable Answer answer,
    boolean repeated) {

  /**
   * Returns whether the entity is written: it has changed, and it has a row or answers.
   *
   * @param before the entity before the decision
   */
  boolean writes(EntityRecord before) {
    return after != before && (after.row() != null || !after.answers().isEmpty());
  }
}
