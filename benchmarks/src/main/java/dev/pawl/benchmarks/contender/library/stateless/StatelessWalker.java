package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.delegates.Trace;
import dev.pawl.benchmarks.contender.library.LibraryWalker;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Observation;

/** Walks through a machine of stateless4j. The listener is called by the machine's trace. */
final class StatelessWalker<S extends Enum<S>, E extends Enum<E>> extends LibraryWalker<S, E> {

  private final StateMachine<S, E> machine;
  private final E[] events;

  @SuppressWarnings("unchecked")
  StatelessWalker(StateMachine<S, E> machine, Observation observation, Enum<?>[] events) {
    super(observation);
    this.machine = machine;
    this.events = (E[]) events;
    listener().ifPresent(listener -> machine.setTrace(trace(listener)));
  }

  private static <S, E> Trace<S, E> trace(MoveListener<S, E> listener) {
    return new Trace<>() {
      @Override
      public void trigger(E event) {}

      @Override
      public void transition(E event, S from, S to) {
        listener.moved(from, to, event);
      }
    };
  }

  @Override
  public int walk(int from, int to) {
    for (int i = from; i < to; i++) {
      machine.fire(events[i]);
    }
    return machine.getState().ordinal();
  }

  @Override
  public String configuration() {
    return machine.getState().name();
  }
}
