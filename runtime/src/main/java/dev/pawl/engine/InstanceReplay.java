package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * The replay of one recorded instance, step by step. Not thread-safe.
 *
 * @param <S> the type of states; if states carry data, the enum of the types of states
 */
@FunctionalInterface
public interface InstanceReplay<S> {

  /**
   * Replays the next step. If the step is not legal, or its number does not follow the previous
   * number, the replay continues from the target state of the step. Therefore each error is
   * reported only once.
   *
   * @param sequence the number of the step; a replay may begin with a number greater than 1
   * @param from the state that was left
   * @param event the index of the event among the events of the machine; negative if there is none
   * @param to the state that was entered
   * @param forced whether the step was forced
   * @param rescued whether the step was forced in the store without loading the instance, so that
   *     the instance may be in any configuration that contains the state
   * @return an error that begins with the name of the machine; null if the step is legal
   */
  @Nullable String next(long sequence, S from, int event, S to, boolean forced, boolean rescued);
}
