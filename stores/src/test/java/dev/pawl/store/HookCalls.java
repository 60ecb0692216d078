package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;

/** The recorded calls of a hook. */
final class HookCalls {

  final List<String> steps = new ArrayList<>();
  final List<Throwable> thrown = new ArrayList<>();

  <S, E> TransitionHook<S, E> hook() {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<S, E> step) {
        steps.add(step.entityId() + " " + step.to());
      }

      @Override
      public void failed(LifecycleEvent<S, E> step, Throwable error) {
        steps.add(step.entityId() + " lost");
        thrown.add(error);
      }
    };
  }
}
