package dev.pawl;

import java.time.InstantSource;

/**
 * The options that the builders of all machines have in common, for code that configures any
 * machine. The builder of each generated machine implements this interface. Not thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface InstanceOptions<S, E> {

  /**
   * Sets the clock for the timestamps of steps. The default is the system clock.
   *
   * @return this builder
   */
  InstanceOptions<S, E> clock(InstantSource clock);

  /**
   * Adds a hook. Hooks are called in the order in which they were added.
   *
   * @return this builder
   */
  InstanceOptions<S, E> hook(TransitionHook<S, E> hook);

  /**
   * Adds a listener. Listeners are called in the order in which they were added.
   *
   * @return this builder
   */
  InstanceOptions<S, E> listener(TransitionListener<S, E> listener);
}
