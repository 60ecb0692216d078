package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Hears what an instance does in memory. The store's hooks are asked now, and hear later. */
final class StepRecorder<S, E> implements TransitionHook<S, E> {

  private final Hooks<S, E> asked;
  private final Function<? super LifecycleEvent<S, E>, Cause> causes;
  final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  @Nullable LifecycleEvent<S, E> attempt;
  @Nullable Outcome<S> outcome;
  @Nullable LifecycleEvent<S, E> failed;

  StepRecorder(Hooks<S, E> asked, Function<? super LifecycleEvent<S, E>, Cause> causes) {
    this.asked = asked;
    this.causes = causes;
  }

  /** One that asks nobody. */
  static <S, E> StepRecorder<S, E> silent() {
    return new StepRecorder<>(new Hooks<>(List.of()), LifecycleEvent::cause);
  }

  private LifecycleEvent<S, E> explained(LifecycleEvent<S, E> event) {
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
    TransitionVetoedError veto = asked.before(explained(event));
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
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    failed = explained(event);
  }

  boolean heardNothing() {
    return steps.isEmpty() && attempt == null && failed == null;
  }
}
