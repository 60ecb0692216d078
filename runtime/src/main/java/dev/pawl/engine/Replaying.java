package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * The replay of one recorded instance, step after step. Confined to one thread.
 *
 * @param <S> the type of states, or the enum of their kinds where they carry data
 */
@FunctionalInterface
public interface Replaying<S> {

  /**
   * Replays the next step. After one that is not legal, or whose number is not the next, the replay
   * goes on from where the step ended, so that one error is reported once.
   *
   * @param sequence the number of the step; a replay whose first is not 1 begins in the middle
   * @param event the position of the event among the machine's events; negative for none
   * @param forced whether it was forced, past the rules
   * @param rescued whether the instance was not asked when it was forced, and may be in any
   *     configuration that the state tells
   * @return why it is not legal, with the machine's name; null if it is
   */
  @Nullable String next(long sequence, S from, int event, S to, boolean forced, boolean rescued);
}
