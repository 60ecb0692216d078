package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.LibraryWalker;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Observation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.squirrelframework.foundation.fsm.StateMachine;

/** Walks through a machine of squirrel. */
final class SquirrelWalker<
        T extends StateMachine<T, S, E, C>, S extends Enum<S>, E extends Enum<E>, C>
    extends LibraryWalker<S, E> {

  private final StateMachine<T, S, E, C> machine;
  private final C context; // null if there is none
  private final E[] events;

  @SuppressWarnings("unchecked")
  SquirrelWalker(
      StateMachine<T, S, E, C> machine,
      Function<Optional<MoveListener<S, E>>, C> context,
      Observation observation,
      Enum<?>[] events) {
    super(observation);
    this.machine = machine;
    this.context = context.apply(listener());
    this.events = (E[]) events;
    machine.start(this.context);
  }

  /** Creates a walker whose machine calls the listener. */
  static <T extends ObservedMachine<T, S, E, C>, S extends Enum<S>, E extends Enum<E>, C>
      SquirrelWalker<T, S, E, C> of(
          T machine, C context, Observation observation, Enum<?>[] events) {
    return new SquirrelWalker<>(
        machine,
        listener -> {
          listener.ifPresent(machine::listen);
          return context;
        },
        observation,
        events);
  }

  @Override
  public int walk(int from, int to) {
    for (int i = from; i < to; i++) {
      machine.fire(events[i], context);
    }
    return machine.getCurrentState().ordinal();
  }

  @Override
  public String configuration() {
    S current = machine.getCurrentState();
    List<S> inRegions = machine.getSubStatesOn(current);
    return inRegions.isEmpty()
        ? current.name()
        : inRegions.stream().sorted().map(Enum::name).collect(Collectors.joining(" "));
  }
}
