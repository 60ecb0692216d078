package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import java.util.List;
import java.util.Set;

/**
 * Checks recorded lives against the rules. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Replay<S, E> {

  private final Definition<S, E> definition;
  private final Set<S> initial;

  /** A check against the rules of a machine, whose lives begin in one of the given states. */
  public Replay(Definition<S, E> definition, Set<S> initial) {
    this.definition = definition;
    this.initial = initial;
  }

  /**
   * Requires every step of a life to be legal: it leaves the state in which the step before it
   * ended, has a higher sequence number, and some transition leads there, guards aside, or it was
   * forced. A life that is told from its first step begins in an initial state. Steps may be
   * missing at the beginning.
   *
   * @param life the steps of one life, in their order
   * @throws IllegalTransitionError at the first that is not legal; the message tells which
   */
  public void require(List<? extends LifecycleEvent<S, E>> life) {
    LifecycleEvent<S, E> before = null;
    int number = 0;
    for (LifecycleEvent<S, E> step : life) {
      number++;
      String wrong = wrong(before, step);
      if (wrong != null) {
        Refusal refusal =
            step.event() == null
                ? definition.refusal(step.entityId(), step.from(), step.to())
                : definition.refusal(
                    Refusal.Kind.ILLEGAL, step.entityId(), step.from(), step.event());
        throw new IllegalTransitionError(refusal, "Step " + number + ": " + wrong);
      }
      before = step;
    }
  }

  private String wrong(LifecycleEvent<S, E> before, LifecycleEvent<S, E> step) {
    String whose =
        definition.machine() + (step.entityId() == null ? "" : " " + step.entityId()) + ": ";
    if (step.from() == null || step.to() == null) {
      return whose + "this is an attempt, not a step.";
    }
    if (before == null) {
      if (step.sequence() == 1 && !initial.contains(step.from())) {
        return whose + "a life cannot begin in " + definition.name(step.from()) + ".";
      }
    } else {
      if (!before.to().equals(step.from())) {
        return whose
            + "it leaves "
            + definition.name(step.from())
            + ", but the step before it ended in "
            + definition.name(before.to())
            + ".";
      }
      if (step.sequence() <= before.sequence()) {
        return whose + "sequence " + step.sequence() + " follows " + before.sequence() + ".";
      }
    }
    return step.forced() || legal(step) ? null : explain(step);
  }

  private boolean legal(LifecycleEvent<S, E> step) {
    if (step.event() != null) {
      return leads(step.from(), definition.indexOf(step.event()), step.to());
    }
    for (int event = 0; event < definition.eventNames().size(); event++) {
      if (leads(step.from(), event, step.to())) {
        return true;
      }
    }
    return false;
  }

  private boolean leads(S from, int event, S to) {
    for (Definition.Candidate<S> candidate : definition.candidates(from, event)) {
      if (candidate.targets().contains(to)) {
        return true;
      }
    }
    return false;
  }

  private String explain(LifecycleEvent<S, E> step) {
    int event = step.event() == null ? -1 : definition.indexOf(step.event());
    if (event >= 0 && !definition.candidates(step.from(), event).isEmpty()) {
      return definition.machine()
          + (step.entityId() == null ? "" : " " + step.entityId())
          + ": "
          + definition.eventNames().get(event)
          + " does not lead from "
          + definition.name(step.from())
          + " to "
          + definition.name(step.to())
          + ".";
    }
    return definition.explain(
        Refusal.Kind.ILLEGAL, step.entityId(), step.from(), event, event < 0 ? step.to() : null);
  }
}
