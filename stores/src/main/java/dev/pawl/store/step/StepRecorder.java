package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A hook that records the steps and attempts of an instance in memory. The recorder calls the hooks
 * of the store before a step, but not after a step, because the store notifies the hooks after the
 * commit.
 */
final class StepRecorder<S, E> implements TransitionHook<S, E> {

  private final Hooks<S, E> hooks;
  private final Function<? super LifecycleEvent<S, E>, Cause> causes;
  final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);

  /** The refused, vetoed and ignored attempts, in order. */
  final List<RefusedAttempt<S, E>> refusals = new ArrayList<>(0);

  /**
   * The causes of events that were deferred in earlier steps. These causes were completed when the
   * events were deferred.
   */
  private final Set<Cause> settled = Collections.newSetFromMap(new IdentityHashMap<>(0));

  @Nullable LifecycleEvent<S, E> attempt;
  @Nullable Outcome<S> outcome;
  @Nullable LifecycleEvent<S, E> failed;
  @Nullable LifecycleEvent<S, E> firstFailed;

  StepRecorder(Hooks<S, E> hooks, Function<? super LifecycleEvent<S, E>, Cause> causes) {
    this.hooks = hooks;
    this.causes = causes;
  }

  /** Returns a recorder without hooks. */
  static <S, E> StepRecorder<S, E> silent() {
    return new StepRecorder<>(new Hooks<>(List.of()), LifecycleEvent::cause);
  }

  /**
   * A refused, vetoed or ignored attempt.
   *
   * @param tried the attempt as the instance reported it
   * @param explained the attempt with the cause that the store has completed
   * @param outcome the outcome of the attempt
   * @param stepsBefore the number of steps that were recorded before the attempt
   */
  record RefusedAttempt<S, E>(
      LifecycleEvent<S, E> tried,
      LifecycleEvent<S, E> explained,
      Outcome<S> outcome,
      int stepsBefore) {

    /** Returns whether the event was deferred. */
    boolean isDeferral() {
      return outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
    }
  }

  /** Marks a cause as complete, because the cause was completed when the event was deferred. */
  void settle(Cause cause) {
    if (cause != Cause.none()) {
      settled.add(cause);
    }
  }

  LifecycleEvent<S, E> explained(LifecycleEvent<S, E> event) {
    if (settled.contains(event.cause())) {
      return event;
    }
    Cause cause = causes.apply(event);
    if (event.isMigration() && !cause.attributes().containsKey(Cause.MIGRATION)) {
      cause = cause.with(Cause.MIGRATION, event.cause().attributes().get(Cause.MIGRATION));
    }
    return cause == event.cause()
        ? event
        : new LifecycleEvent<>(
            event.sequence(),
            event.timestamp(),
            event.machine(),
            event.entityId(),
            event.from(),
            event.to(),
            event.event(),
            cause,
            event.forced());
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    // the store reports an exception after the rollback
    TransitionVetoedError veto = hooks.callBefore(explained(event));
    if (veto != null) {
      throw veto;
    }
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    steps.add(explained(event));
  }

  @Override
  public void refused(LifecycleEvent<S, E> tried, Outcome<S> became) {
    attempt = explained(tried);
    outcome = became;
    refusals.add(new RefusedAttempt<>(tried, attempt, became, steps.size()));
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    failed = explained(event);
    if (firstFailed == null) {
      firstFailed = failed;
    }
  }

  /**
   * Returns the outcome of a fired event if the event was ignored or deferred; null if the event
   * made a step. The first outcome that was recorded after the event was fired is the outcome of
   * the event. Later outcomes belong to events that this event caused.
   *
   * @param stepsThen the number of recorded steps when the event was fired
   * @param refusalsThen the number of recorded refusals when the event was fired
   */
  Outcome.@Nullable Ignored<S> ignoredSince(int stepsThen, int refusalsThen) {
    return refusals.size() > refusalsThen
            && refusals.get(refusalsThen).stepsBefore() == stepsThen
            && refusals.get(refusalsThen).outcome() instanceof Outcome.Ignored<S> ignored
        ? ignored
        : null;
  }

  boolean isEmpty() {
    return steps.isEmpty() && attempt == null && failed == null;
  }
}
