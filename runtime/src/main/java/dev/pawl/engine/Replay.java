package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import java.util.List;
import java.util.Set;

/**
 * Checks recorded lives against the rules. Thread-safe.
 *
 * @param <S> the type of states, or the enum of their kinds where they carry data
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

  /** A check against the rules of a machine, wherever its lives begin. */
  public Replay(Definition<S, E> definition) {
    this(definition, null);
  }

  /**
   * Requires every step of a life to be legal: it leaves the state in which the step before it
   * ended, unless the machine has regions, has a higher sequence number, and some transition leads
   * there, guards aside, or it was forced. A life that is told from its first step begins in an
   * initial state. Steps may be missing at the beginning.
   *
   * @param life the steps of one life, in their order
   * @throws IllegalTransitionError at the first that is not legal; the message tells which
   */
  public void require(List<? extends LifecycleEvent<?, E>> life) {
    LifecycleEvent<?, E> before = null;
    int number = 0;
    for (LifecycleEvent<?, E> step : life) {
      number++;
      String wrong = wrong(before, step);
      if (wrong != null) {
        E event = step.event();
        Refusal refusal = refusal(step.entityId(), step.from(), indexOf(event), event, step.to());
        throw new IllegalTransitionError(
            refusal, "Step " + number + ": " + (wrong.isEmpty() ? refusal : subject(step) + wrong));
      }
      before = step;
    }
  }

  /**
   * Why no transition leads from one state to another; null if one does, guards aside.
   *
   * @param event the constant of the event, or of its type; null if the step was recorded without
   */
  public String illegal(S from, Enum<?> event, S to) {
    int index = event == null ? -1 : definition.positionOf(event);
    String wrong = wrong(from, index, to);
    if (wrong == null || !wrong.isEmpty()) {
      return wrong == null ? null : definition.machine() + ": " + wrong;
    }
    return refusal(null, from, index, event, to).toString();
  }

  private Refusal refusal(String entityId, Object from, int index, Object event, Object to) {
    return new Refusal(
        from == null ? definition : definition.at(from),
        Refusal.Kind.ILLEGAL,
        entityId,
        from,
        index,
        event,
        event == null ? to : null);
  }

  private int indexOf(E event) {
    return event == null ? -1 : definition.indexOf(event);
  }

  private String subject(LifecycleEvent<?, E> step) {
    return definition.machine() + (step.entityId() == null ? "" : " " + step.entityId()) + ": ";
  }

  /** What is wrong with a step; empty where its refusal tells, null if nothing is. */
  private String wrong(LifecycleEvent<?, E> before, LifecycleEvent<?, E> step) {
    if (step.from() == null || step.to() == null) {
      return "this is an attempt, not a step.";
    }
    String from = definition.name(step.from());
    if (before == null) {
      if (initial != null && step.sequence() == 1 && !initial.contains(step.from())) {
        return "a life cannot begin in " + from + ".";
      }
    } else {
      if (definition.isInOneState() && !before.to().equals(step.from())) {
        String ended = definition.name(before.to());
        return "it leaves " + from + ", but the step before it ended in " + ended + ".";
      }
      if (step.sequence() <= before.sequence()) {
        return "sequence " + step.sequence() + " follows " + before.sequence() + ".";
      }
    }
    return step.forced() ? null : wrong(step.from(), indexOf(step.event()), step.to());
  }

  private String wrong(Object from, int event, Object to) {
    List<Definition.Candidate<S>> candidates = candidates(from, event);
    for (Definition.Candidate<S> candidate : candidates) {
      if (definition.leads(candidate, definition.key(to))) {
        return null;
      }
    }
    return event < 0 || candidates.isEmpty()
        ? ""
        : definition.eventName(event)
            + " does not lead from "
            + definition.name(from)
            + " to "
            + definition.name(to)
            + ".";
  }

  private List<Definition.Candidate<S>> candidates(Object state, int event) {
    Definition<S, E> there = definition.at(state);
    S from = definition.key(state);
    return event < 0 ? there.withoutEvent(from) : there.candidates(from, event);
  }
}
