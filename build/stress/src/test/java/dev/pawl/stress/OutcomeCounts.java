package dev.pawl.stress;

import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What callers were told, counted. Each thread keeps its own; they are added up at the end.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
final class Book<S, E> {

  private record Way<S, E>(E event, S from, S to) {}

  private final Map<Way<S, E>, long[]> moves = new HashMap<>();
  private long refused;

  void enter(E event, Outcome<S> outcome) {
    if (outcome instanceof Outcome.Moved<S> moved) {
      moves.computeIfAbsent(new Way<>(event, moved.from(), moved.to()), way -> new long[1])[0]++;
    } else {
      refused++;
    }
  }

  void add(Book<S, E> other) {
    other.moves.forEach(
        (way, count) -> moves.computeIfAbsent(way, key -> new long[1])[0] += count[0]);
    refused += other.refused;
  }

  /** How many calls made a step. */
  long moved() {
    return moves.values().stream().mapToLong(count -> count[0]).sum();
  }

  /** How many calls made a step of that kind. */
  long moved(E event, S from, S to) {
    return moves.getOrDefault(new Way<>(event, from, to), new long[1])[0];
  }

  /** How many calls made none. */
  long refused() {
    return refused;
  }

  /**
   * What keeps the steps from being one walk from a state to another: on such a walk every state is
   * entered as often as it is left, but for the first and the last. A step that was lost or made
   * twice shows here even where nothing was recorded.
   */
  List<String> gaps(S start, S end) {
    Map<S, Long> surplus = new HashMap<>();
    moves.forEach(
        (way, count) -> {
          surplus.merge(way.from(), -count[0], Long::sum);
          surplus.merge(way.to(), count[0], Long::sum);
        });
    surplus.merge(start, 1L, Long::sum);
    surplus.merge(end, -1L, Long::sum);
    Set<String> gaps = new LinkedHashSet<>();
    surplus.forEach(
        (state, count) -> {
          if (count != 0) {
            gaps.add(state + " was entered " + count + " times more often than left");
          }
        });
    return new ArrayList<>(gaps);
  }
}
