package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.StateMachine;
import dev.pawl.benchmarks.contender.library.LibraryWalker;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Observation;
import java.util.Optional;
import java.util.function.Function;

/** Walks through a machine of COLA. Stores the state, because the machine does not. */
final class ColaWalker<S extends Enum<S>, E extends Enum<E>, C> extends LibraryWalker<S, E> {

  private final StateMachine<S, E, C> machine;
  private final C context; // null if there is none
  private final E[] events;
  private S state;

  @SuppressWarnings("unchecked")
  ColaWalker(
      StateMachine<S, E, C> machine,
      S initial,
      Function<Optional<MoveListener<S, E>>, C> context,
      Observation observation,
      Enum<?>[] events) {
    super(observation);
    this.machine = machine;
    this.context = context.apply(listener());
    this.events = (E[]) events;
    state = initial;
  }

  @Override
  public int walk(int from, int to) {
    S at = state;
    for (int i = from; i < to; i++) {
      at = machine.fireEvent(at, events[i], context);
    }
    state = at;
    return at.ordinal();
  }

  @Override
  public String configuration() {
    return state.name();
  }
}
