package dev.pawl.spring.importer.samples;

import org.springframework.messaging.Message;
import org.springframework.statemachine.StateMachine;
import reactor.core.publisher.Mono;

/** Sends events from actions with the method that each version of Spring Statemachine requires. */
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

  /** The code that uses types that version 2 does not have. */
  private static final class Reactive {
    static <S, E> void send(StateMachine<S, E> machine, Message<E> message) {
      var unused = machine.sendEvent(Mono.just(message)).subscribe();
    }
  }
}
