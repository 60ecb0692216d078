package dev.pawl.spring.importer.samples;

import org.springframework.messaging.Message;
import org.springframework.statemachine.StateMachine;
import reactor.core.publisher.Mono;

/** The sending of events from actions, as each version of Spring Statemachine wants it. */
final class Sending {

  private static final boolean REACTIVE = isReactive();

  private Sending() {}

  @SuppressWarnings("deprecation") // version 2 has no other method
  static <S, E> void send(StateMachine<S, E> machine, Message<E> message) {
    if (REACTIVE) {
      Reactive.send(machine, message);
    } else {
      machine.sendEvent(message);
    }
  }

  private static boolean isReactive() {
    try {
      return Class.forName("org.springframework.statemachine.StateMachineEventResult") != null;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Uses types that version 2 does not have. */
  private static final class Reactive {
    static <S, E> void send(StateMachine<S, E> machine, Message<E> message) {
      var unused = machine.sendEvent(Mono.just(message)).subscribe();
    }
  }
}
