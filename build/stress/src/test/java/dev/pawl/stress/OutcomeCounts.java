package dev.pawl.stress;

import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The numbers of outcomes that callers got. Each thread has its own object; the objects are added
 * up at the end.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
final class OutcomeCounts<S, E> {

  private record Way<S, E>(E event, S from, S to) {}

  private final Map<Way<S, E>, long[]> moves = new HashMap<>();
  private long refused;

  void add(E event, Outcome<S> outcome) {
    if (outcome instanceof Outcome.Moved<S> moved) {
      moves.computeIfAbsent(new Way<>(event, moved.from(), moved.to()), way -> new long[1])[0]++;
    } else {
      refused++;
    }
  }

  void add(OutcomeCounts<S, E> other) {
    other.moves.forEach(
        (way, count) -> moves.computeIfAbsent(way, key -> new long[1])[0] += count[0]);
    refused += other.refused;
  }

  /** Returns the number of calls that made a step. */
  long moved() {
    return moves.values().stream().mapToLong(count -> count[0]).sum();
  }

  /** Returns the number of calls that made the given step. */
  long moved(E event, S from, S to) {
    return moves.getOrDefault(new Way<>(event, from, to), new long[1])[0];
  }

  /** Returns the number of calls that made no step. */
  long refused() {
    return refused;
  }

  /**
   * Returns why the steps do not form one walk from the start to the end. On such a walk, every
   * state except the first and the last is entered as often as it is left. Therefore a step that
   * was lost or made twice is found even if nothing is recorded.
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
