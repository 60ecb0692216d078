package dev.pawl.spring;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;

/** Has a listener hear of what a store has committed, and of nothing that it has not. */
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
