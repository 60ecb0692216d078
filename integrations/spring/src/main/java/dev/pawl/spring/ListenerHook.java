package dev.pawl.spring;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;

/** A hook that notifies a listener of the steps that a store has committed. */
record ListenerHook<S, E>(TransitionListener<S, E> listener) implements TransitionHook<S, E> {

  @Override
  public void after(LifecycleEvent<S, E> event) {
    S to = event.to();
    if (to != null) {
      listener.moved(event.from(), event.event(), to);
    }
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    listener.refused(attempt.from(), attempt.event());
  }
}
