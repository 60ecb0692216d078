package dev.pawl.spring;

import dev.pawl.store.machine.Opening;

/**
 * A bean that sets up the instances of a store if beans for logic and effects are not sufficient.
 * For example, the bean can set the context with which an instance starts, or effects that use
 * {@link Opening#effectContext()}.
 *
 * <pre>{@code
 * @Bean
 * InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> errands() {
 *   return (builder, opening) -> builder.effects(new OrderErrands(opening.effectContext()));
 * }
 * }</pre>
 *
 * <p>The bean is called for each step, on the thread that makes the step, after the beans of logic
 * and effects have been set. Several {@code InstanceSetup} beans are called in the order of
 * {@code @Order}. Settings of a later bean replace settings of an earlier bean, so only one bean
 * should set the logic. Do not set the id, the state, the clock or hooks, because the store sets
 * them. Thread-safe.
 *
 * @param <B> the type of the machine's builder
 * @param <S> the type of states
 * @param <E> the type of events
 */
@FunctionalInterface
public interface InstanceSetup<B, S, E> {

  /**
   * Sets up an instance.
   *
   * @param builder the builder of the instance
   * @param opening the instance that is opened
   */
  void prepare(B builder, Opening<S, E> opening);
}
