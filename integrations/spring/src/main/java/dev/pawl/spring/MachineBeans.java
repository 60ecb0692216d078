package dev.pawl.spring;

import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.engine.InstanceBuilder;
import java.time.InstantSource;
import org.springframework.beans.factory.ObjectProvider;

/** What generated configurations share. For them; a program has no need of it. */
public final class MachineBeans {

  private MachineBeans() {}

  /**
   * A builder with what the application has for instances of the machine: hooks and listeners, as
   * {@code @Order} puts them, and its clock if there is one.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   * @param <M> the type of instances
   * @param <B> the type of the builder
   * @throws org.springframework.beans.factory.NoUniqueBeanDefinitionException if there are several
   *     clocks, none of them primary
   */
  public static <S, E, M, B extends InstanceBuilder<S, E, M, B>> B prepared(
      B builder,
      ObjectProvider<TransitionHook<S, E>> hooks,
      ObjectProvider<TransitionListener<S, E>> listeners,
      ObjectProvider<InstantSource> clock) {
    clock.ifAvailable(builder::clock);
    hooks.orderedStream().forEach(builder::hook);
    listeners.orderedStream().forEach(builder::listener);
    return builder;
  }
}
