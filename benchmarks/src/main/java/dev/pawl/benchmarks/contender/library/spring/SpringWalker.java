package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.contender.library.LibraryWalker;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Observation;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.listener.StateMachineListenerAdapter;
import org.springframework.statemachine.transition.Transition;
import reactor.core.publisher.Mono;

/**
 * Walks through a machine of Spring Statemachine. Sends each event as a message, and waits for its
 * result.
 */
final class SpringWalker<S extends Enum<S>, E extends Enum<E>> extends LibraryWalker<S, E> {

  private final StateMachine<S, E> machine;
  private final Set<S> composites;
  private final E[] events;

  /** Creates a walker. The composite states are not part of configurations. */
  @SuppressWarnings("unchecked")
  SpringWalker(
      StateMachine<S, E> machine, Set<S> composites, Observation observation, Enum<?>[] events) {
    super(observation);
    this.machine = machine;
    this.composites = composites;
    this.events = (E[]) events;
    listener().ifPresent(listener -> machine.addStateListener(adapter(listener)));
  }

  private static <S, E> StateMachineListenerAdapter<S, E> adapter(MoveListener<S, E> listener) {
    return new StateMachineListenerAdapter<>() {
      @Override
      public void transitionEnded(Transition<S, E> transition) {
        // the transition to the initial state of a composite state has no trigger
        if (transition.getTrigger() != null) {
          listener.moved(
              transition.getSource().getId(),
              transition.getTarget().getId(),
              transition.getTrigger().getEvent());
        }
      }
    };
  }

  @Override
  public int walk(int from, int to) {
    for (int i = from; i < to; i++) {
      machine.sendEvent(Mono.just(MessageBuilder.withPayload(events[i]).build())).blockLast();
    }
    return machine.getState().getId().ordinal();
  }

  @Override
  public String configuration() {
    return machine.getState().getIds().stream()
        .filter(state -> !composites.contains(state))
        .sorted()
        .map(Enum::name)
        .collect(Collectors.joining(" "));
  }
}
