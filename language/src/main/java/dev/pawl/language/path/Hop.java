package dev.pawl.language.path;

import dev.pawl.language.explore.Step;

/**
 * A step from one situation to the next: an edge of an exploration, or an event that changes
 * nothing. Hops are distinguished by their numbers.
 *
 * @param number the number that identifies the hop among all hops of the graph
 * @param from the index of the situation before the step; -1 for the start of an instance
 * @param to the index of the situation after the step
 */
public record Hop(int number, int from, int to, Step step) {

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }
}
