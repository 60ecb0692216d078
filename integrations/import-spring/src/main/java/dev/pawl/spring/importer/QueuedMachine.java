package dev.pawl.spring.importer;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.ExtendedState;
import org.springframework.statemachine.StateMachine;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Creates the machine of Spring Statemachine that actions get while the machine of Pawl runs them.
 * Events that actions send to the created machine go to the machine of Pawl.
 */
final class QueuedMachine<E> {

  private final StateMachine<?, E> machine;
  private final ExtendedState extendedState;
  private final Consumer<Message<E>> queue;

  private QueuedMachine(
      StateMachine<?, E> machine, ExtendedState extendedState, Consumer<Message<E>> queue) {
    this.machine = machine;
    this.extendedState = extendedState;
    this.queue = queue;
  }

  /**
   * Creates a machine that has the given extended state.
   *
   * @param machine the machine to which all calls are delegated, except those about events and the
   *     extended state
   * @param queue the consumer of the events that actions send
   */
  @SuppressWarnings("unchecked")
  static <S, E> StateMachine<S, E> of(
      StateMachine<S, E> machine, ExtendedState extendedState, Consumer<Message<E>> queue) {
    QueuedMachine<E> queued = new QueuedMachine<>(machine, extendedState, queue);
    return (StateMachine<S, E>)
        Proxy.newProxyInstance(
            StateMachine.class.getClassLoader(),
            new Class<?>[] {StateMachine.class},
            (proxy, method, arguments) -> queued.invoke(method, arguments));
  }

  private @Nullable Object invoke(Method method, Object @Nullable [] arguments) throws Throwable {
    String name = method.getName();
    if (name.equals("getExtendedState")) {
      return extendedState;
    }
    if (name.startsWith("sendEvent") && arguments != null) {
      return send(method.getReturnType(), arguments[0]);
    }
    try {
      return method.invoke(machine, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  @SuppressWarnings("unchecked")
  private Object send(Class<?> result, Object event) {
    if (result != boolean.class) {
      return new Reactive<>(queue).send(result, event);
    }
    queue.accept(
        event instanceof Message<?> message
            ? (Message<E>) message
            : MessageBuilder.withPayload((E) event).build());
    return true;
  }

  /**
   * Contains the code that needs types of Reactor, because with Spring Statemachine 2 these types
   * are missing.
   */
  private record Reactive<E>(Consumer<Message<E>> queue) {

    @SuppressWarnings("unchecked")
    Object send(Class<?> result, Object events) {
      Flux<Message<E>> messages =
          events instanceof Mono<?>
              ? ((Mono<Message<E>>) events).flux()
              : (Flux<Message<E>>) events;
      Flux<Object> none = messages.doOnNext(queue).thenMany(Flux.empty());
      Supplier<Mono<?>> list = () -> none.then(Mono.just(List.of()));
      return result == Mono.class ? list.get() : none;
    }
  }
}
