package dev.pawl.spring;

import dev.pawl.store.machine.Opening;

/**
 * A bean that gives the instances of a store what no bean of their logic or effects can: the
 * context that an instance begins with, and effects that note in {@link Opening#effectContext()}
 * what is to be done.
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
