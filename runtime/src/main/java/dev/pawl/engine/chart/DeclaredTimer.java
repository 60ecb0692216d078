package dev.pawl.engine.chart;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A timer of a state, as it was declared.
 *
 * @param number the index in {@link Chart#timers}
 * @param owner the node that has the timer
 * @param event the event that the timer raises
 * @param delayText the duration as text, as it was declared
 * @param delay the duration; null if the user's code computes the duration
 * @param repeats whether the timer starts again when it has elapsed
 */
record DeclaredTimer<E>(
    int number,
    Node<E> owner,
    E event,
    String delayText,
    @Nullable Duration delay,
    boolean repeats) {

  @Override
  public String toString() {
    return event.toString();
  }
}
