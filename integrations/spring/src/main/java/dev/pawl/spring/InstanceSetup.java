package dev.pawl.spring;

import dev.pawl.store.machine.Opening;

/**
 * A bean that sets up the instances of a store as beans of logic or effects cannot: with the
 * context with which an instance begins, and with effects that use {@link Opening#effectContext()}.
 *
 * <pre>{@code
 * @Bean
 * InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> errands() {
 *   return (builder, opening) -> builder.effects(new OrderErrands(opening.effectContext()));
 * }
 * }</pre>
 *
 * <p>Called for each step, on the thread that makes it, after the beans of logic and effects have
 * been set; several are called as {@code @Order} puts them, and what one sets takes the place of
 * what beans or those before it have set: let one alone set the logic. Id, state, clock and hook
 * are the store's to set, from what the opening tells. Thread-safe.
 *
 * @param <B> the type of the machine's builder
 * @param <S> the type of states
 * @param <E> the type of events
 */
@FunctionalInterface
public interface InstanceSetup<B, S, E> {

  /** Sets what an instance needs. */
  void prepare(B builder, Opening<S, E> opening);
}
