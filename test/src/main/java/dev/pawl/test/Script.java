package dev.pawl.test;

import dev.pawl.language.path.Gap;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The answers of the logic in one macrostep. Hooks divide a macrostep into gaps: within a gap each
 * predicate gives the same answer.
 */
final class Script implements Answers {

  private List<Gap> gaps = List.of();
  private final Map<String, Deque<String>> choices = new HashMap<>();
  private final Map<String, Deque<Duration>> delays = new HashMap<>();
  private final List<Map<String, Boolean>> heard = new ArrayList<>();
  private boolean otherwise;
  private int gap;
  private int notices;

  /**
   * Begins a macrostep.
   *
   * @param other the answer of predicates that the macrostep does not need
   */
  void begin(List<Gap> nextGaps, Map<String, List<Duration>> nextDelays, boolean other) {
    gaps = nextGaps;
    otherwise = other;
    delays.clear();
    nextDelays.forEach((name, all) -> delays.put(name, new ArrayDeque<>(all)));
    heard.clear();
    heard.add(new LinkedHashMap<>());
    enter(0);
  }

  private void enter(int next) {
    gap = next;
    notices = 0;
    choices.clear();
    if (gap < gaps.size()) {
      gaps.get(gap).choices().forEach((name, all) -> choices.put(name, new ArrayDeque<>(all)));
    }
  }

  /** Records that hooks were notified. */
  void noticed() {
    notices++;
    heard.add(new LinkedHashMap<>());
    if (gap < gaps.size() && notices >= gaps.get(gap).notices()) {
      enter(gap + 1);
    }
  }

  @Override
  public boolean answer(String predicate) {
    return gap < gaps.size()
        ? gaps.get(gap).answers().getOrDefault(predicate, otherwise)
        : otherwise;
  }

  @Override
  public String choice(String method, List<String> all) {
    Deque<String> planned = choices.get(method);
    String next = planned == null ? null : planned.poll();
    return next != null ? next : all.get(otherwise ? all.size() - 1 : 0);
  }

  @Override
  public Duration delay(String method) {
    Deque<Duration> all = delays.get(method);
    Duration next = all == null ? null : all.poll();
    return next == null ? Duration.ofDays(1) : next;
  }

  @Override
  public void heard(String predicate, boolean answer) {
    heard.get(heard.size() - 1).put(predicate, answer);
  }

  /**
   * Returns the recorded answers: one map for the time before each notification of hooks, and one
   * for the time since the last notification.
   */
  List<Map<String, Boolean>> heard() {
    return heard;
  }
}
