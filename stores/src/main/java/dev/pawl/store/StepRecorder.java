package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import java.util.ArrayList;
import java.util.List;

/** Hears what a life does in memory. The store's hooks are asked now, and told later. */
final class StepRecorder<S, E> implements TransitionHook<S, E> {

  private final Hooks<S, E> asked;
  final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  LifecycleEvent<S, E> attempt;
  Outcome<S> outcome;
  LifecycleEvent<S, E> failed;

  StepRecorder(Hooks<S, E> asked) {
    this.asked = asked;
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    TransitionVetoedError veto = asked.before(event);
    if (veto != null) {
      throw veto;
    }
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    steps.add(event);
  }

  @Override
  public void refused(LifecycleEvent<S, E> tried, Outcome<S> became) {
    attempt = tried;
    outcome = became;
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    failed = event;
  }

  boolean heardNothing() {
    return steps.isEmpty() && attempt == null && failed == null;
  }
}
