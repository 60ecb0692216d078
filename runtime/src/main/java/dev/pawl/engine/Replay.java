package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks recorded instances against the rules, guards aside: of a statechart by following every
 * configuration that it may be in. Thread-safe.
 *
 * @param <S> the type of states, or the enum of their kinds where they carry data
 */
public final class Replay<S, E> {

  /** The attribute of a cause that tells what a store found where it forced a row. */
  private static final String RESCUED = "foundState";

  private final Definition<S, E> definition;
  private final @Nullable Set<S> initial;

  /** Whether steps may lack their events, because a store does not read events with payload. */
  private final boolean lacksEvents;

  /** A check against the rules of a machine, whose instances begin in one of the given states. */
  public Replay(Definition<S, E> definition, @Nullable Set<S> initial) {
    this(definition, initial, false);
  }

  private Replay(Definition<S, E> definition, @Nullable Set<S> initial, boolean lacksEvents) {
    this.definition = definition;
    this.initial = initial;
    this.lacksEvents = lacksEvents;
  }

  /**
   * Returns the same check for records that may lack their events: a step without one is legal if
   * some event leads there.
   */
  public Replay<S, E> withoutEvents() {
    return new Replay<>(definition, initial, true);
  }

  /** A check against the rules of a machine, wherever its instances begin. */
  public Replay(Definition<S, E> definition) {
    this(definition, null);
  }

  /**
   * Requires every step of an instance to be legal: it leaves the state in which the step before it
   * ended, has the next sequence number, and the machine could take it there, guards aside, or it
   * was forced. An instance that is recorded from its first step begins in an initial state. Steps
   * may be missing at the beginning. Steps before a {@linkplain LifecycleEvent#isMigration()
   * migration} were made by an earlier version, so only their numbers are checked.
   *
   * @param recorded the steps of one instance, in their order
   * @throws IllegalTransitionError at the first that is not legal; the message tells which
   */
  public void require(List<? extends LifecycleEvent<?, E>> recorded) {
    LifecycleEvent<?, E> before = null;
    String entityId = recorded.isEmpty() ? null : recorded.get(0).entityId();
    Replaying<S> exact = definition.replaying(initial, entityId, false);
    Replaying<S> replaying = exact != null ? exact : flat(entityId, false);
    int migrated = recorded.size();
    while (migrated > 0 && !recorded.get(migrated - 1).isMigration()) {
      migrated--;
    }
    int number = 0;
    for (LifecycleEvent<?, E> step : recorded) {
      number++;
      boolean isJudged = number > migrated;
      String wrong = wrong(before, step, isJudged, exact == null);
      if (wrong != null) {
        wrong = definition.subject(step.entityId()) + ": " + wrong;
      } else if (number >= migrated) {
        wrong = next(replaying, step);
      }
      if (wrong != null) {
        throw new IllegalTransitionError(
            refusal(step.entityId(), step.from(), indexOf(step.event()), step.event(), step.to()),
            "Step " + number + ": " + wrong);
      }
      before = step;
    }
  }

  private @Nullable String next(Replaying<S> replaying, LifecycleEvent<?, E> step) {
    // a migration leads anywhere, and only the state that holds the leaves is known
    boolean rescued =
        step.isMigration() || step.forced() && step.cause().attributes().containsKey(RESCUED);
    return replaying.next(
        step.sequence(),
        definition.key(step.from()),
        indexOf(step.event()),
        definition.key(reached(step)),
        step.forced() || rescued,
        rescued);
  }

  private static Object reached(LifecycleEvent<?, ?> step) {
    return Objects.requireNonNull(step.to(), "to");
  }

  /** Begins to replay an instance; errors name its id, if it has one. */
  public Replaying<S> begin(@Nullable String entityId) {
    Replaying<S> exact = definition.replaying(initial, entityId, true);
    return exact != null ? exact : flat(entityId, true);
  }

  private Replaying<S> flat(@Nullable String entityId, boolean stored) {
    return (sequence, from, event, to, forced, rescued) ->
        forced ? null : illegal(entityId, from, event, to, stored);
  }

  /** The position of the constant of an event, or of its type, among the machine's events. */
  public int positionOf(Enum<?> event) {
    return definition.positionOf(event);
  }

  private Refusal refusal(
      @Nullable String entityId,
      Object from,
      int index,
      @Nullable Object event,
      @Nullable Object to) {
    return new ExplainedRefusal(
        from == null ? definition : definition.at(from),
        Refusal.Kind.ILLEGAL,
        entityId,
        from,
        index,
        event,
        event == null ? to : null);
  }

  private int indexOf(@Nullable E event) {
    return event == null ? -1 : definition.indexOf(event);
  }

  /** The fault in where a step stands in its instance; null if there is none. */
  private @Nullable String wrong(
      @Nullable LifecycleEvent<?, E> before,
      LifecycleEvent<?, E> step,
      boolean isJudged,
      boolean isFlat) {
    if (step.from() == null || step.to() == null) {
      return "this is an attempt, not a step.";
    }
    String from = definition.name(step.from());
    if (before == null) {
      return isJudged
              && isFlat
              && step.sequence() == 1
              && initial != null
              && !initial.contains(step.from())
          ? "an instance cannot begin in " + from + "."
          : null;
    }
    if (isJudged && definition.isInOneState() && !reached(before).equals(step.from())) {
      String ended = definition.name(reached(before));
      return "it leaves " + from + ", but the step before it ended in " + ended + ".";
    }
    return step.sequence() == before.sequence() + 1
        ? null
        : "sequence " + step.sequence() + " follows " + before.sequence() + ".";
  }

  private String withoutEvent(@Nullable String entityId, S from, S to) {
    return definition.subject(entityId)
        + ": the step from "
        + definition.name(from)
        + " to "
        + definition.name(to)
        + " has no event and was not forced; the machine makes no such step.";
  }

  private @Nullable String illegal(
      @Nullable String entityId, S from, int event, S to, boolean stored) {
    // an earlier version recorded a state that was a leaf then; one of its present leaves is meant
    List<Definition.Candidate<S>> candidates = new ArrayList<>();
    for (S leaf : stored ? definition.leavesWithin(from) : List.of(from)) {
      candidates.addAll(
          event < 0 ? definition.withoutEvent(leaf) : definition.candidates(leaf, event));
    }
    List<S> reached = stored ? definition.leavesWithin(to) : List.of(to);
    for (Definition.Candidate<S> candidate : candidates) {
      if (!Collections.disjoint(candidate.targets(), reached)) {
        return event >= 0 || lacksEvents ? null : withoutEvent(entityId, from, to);
      }
    }
    return event < 0 || candidates.isEmpty()
        ? refusal(entityId, from, event, event < 0 ? null : to, to).toString()
        : definition.subject(entityId)
            + ": "
            + definition.eventName(event)
            + " does not lead from "
            + definition.name(from)
            + " to "
            + definition.name(to)
            + ".";
  }
}
