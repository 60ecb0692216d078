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
 * A check of recorded instances against the rules of a machine. Guards are not evaluated. For a
 * statechart, the check tracks every configuration that the instance may be in. Thread-safe.
 *
 * @param <S> the type of states; the enum of their types if they carry data
 * @param <E> the type of events
 */
public final class Replay<S, E> {

  /**
   * The key of the attribute that a store adds to the cause when the store forces an instance. The
   * value of the attribute is the stored state.
   */
  private static final String RESCUED = "foundState";

  private final Definition<S, E> definition;
  private final @Nullable Set<S> initial;

  /**
   * True if the records of steps may lack their events, because stores do not read events that have
   * payload.
   */
  private final boolean lacksEvents;

  /**
   * Creates a check.
   *
   * @param definition the definition of the machine
   * @param initial the states in which an instance may begin; null to allow all states
   */
  public Replay(Definition<S, E> definition, @Nullable Set<S> initial) {
    this(definition, initial, false);
  }

  private Replay(Definition<S, E> definition, @Nullable Set<S> initial, boolean lacksEvents) {
    this.definition = definition;
    this.initial = initial;
    this.lacksEvents = lacksEvents;
  }

  /**
   * Returns a copy of this check for records that may lack their events. A step without an event is
   * legal if any event leads from the source of the step to its target.
   */
  public Replay<S, E> withoutEvents() {
    return new Replay<>(definition, initial, true);
  }

  /** Creates a check of instances that may begin in any state. */
  public Replay(Definition<S, E> definition) {
    this(definition, null);
  }

  /**
   * Checks that every step of an instance is legal. A step is legal if it starts in the state in
   * which the previous step ended, has the next sequence number, and is either forced or an allowed
   * transition. If the first step is recorded, the instance must begin in an initial state. Steps
   * may be missing at the beginning. For steps before a {@linkplain LifecycleEvent#isMigration()
   * migration}, only the sequence numbers are checked, because an earlier version of the machine
   * made these steps.
   *
   * @param recorded the steps of one instance, in order
   * @throws IllegalTransitionError for the first step that is not legal; the message contains the
   *     number of the step
   */
  public void require(List<? extends LifecycleEvent<?, E>> recorded) {
    LifecycleEvent<?, E> before = null;
    String entityId = recorded.isEmpty() ? null : recorded.get(0).entityId();
    InstanceReplay<S> exact = definition.newReplay(initial, entityId, false);
    InstanceReplay<S> replay = exact != null ? exact : flat(entityId, false);
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
        wrong = next(replay, step);
      }
      if (wrong != null) {
        throw new IllegalTransitionError(
            refusal(step.entityId(), step.from(), indexOf(step.event()), step.event(), step.to()),
            "Step " + number + ": " + wrong);
      }
      before = step;
    }
  }

  private @Nullable String next(InstanceReplay<S> replay, LifecycleEvent<?, E> step) {
    // a migration may enter any state, and its record names only one state that contains all leaves
    boolean rescued =
        step.isMigration() || step.forced() && step.cause().attributes().containsKey(RESCUED);
    return replay.next(
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

  /**
   * Starts the replay of an instance.
   *
   * @param entityId the id of the instance, for errors; null if it has none
   */
  public InstanceReplay<S> begin(@Nullable String entityId) {
    InstanceReplay<S> exact = definition.newReplay(initial, entityId, true);
    return exact != null ? exact : flat(entityId, true);
  }

  private InstanceReplay<S> flat(@Nullable String entityId, boolean stored) {
    return (sequence, from, event, to, forced, rescued) ->
        forced ? null : illegal(entityId, from, event, to, stored);
  }

  /**
   * Returns the index of an event constant, or of the type of an event, among the events of the
   * machine.
   */
  public int positionOf(Enum<?> event) {
    return definition.positionOf(event);
  }

  private Refusal refusal(
      @Nullable String entityId,
      Object from,
      int index,
      @Nullable Object event,
      @Nullable Object to) {
    return new ExplainedRefusal<>(
        from == null ? definition : definition.at(from),
        Refusal.Kind.ILLEGAL,
        entityId,
        from,
        index,
        event,
        event == null ? to : null);
  }

  private int indexOf(@Nullable E event) {
    return event == null ? -1 : definition.indexOfEvent(event);
  }

  /**
   * Returns an error message if a step cannot follow the previous step of the instance; otherwise
   * null.
   */
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
    // a recorded state may have been a leaf in an earlier version; the instance may now be in any
    // leaf of this state
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
