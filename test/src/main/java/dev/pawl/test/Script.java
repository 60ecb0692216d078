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
 * The results that the logic returns in one macrostep. The results of predicates may change only
 * when hooks are notified. The time between two changes is a {@link Gap}.
 */
final class Script implements Answers {

  private List<Gap> gaps = List.of();
  private final Map<String, Deque<String>> choices = new HashMap<>();
  private final Map<String, Deque<Duration>> delays = new HashMap<>();
  private final List<Map<String, Boolean>> recordedAnswers = new ArrayList<>();
  private boolean otherwise;
  private int gap;
  private int notifications;

  /**
   * Begins a macrostep.
   *
   * @param other the result of predicates that {@code nextGaps} does not determine
   */
  void begin(List<Gap> nextGaps, Map<String, List<Duration>> nextDelays, boolean other) {
    gaps = nextGaps;
    otherwise = other;
    delays.clear();
    nextDelays.forEach((name, all) -> delays.put(name, new ArrayDeque<>(all)));
    recordedAnswers.clear();
    recordedAnswers.add(new LinkedHashMap<>());
    enter(0);
  }

  private void enter(int next) {
    gap = next;
    notifications = 0;
    choices.clear();
    if (gap < gaps.size()) {
      gaps.get(gap).choices().forEach((name, all) -> choices.put(name, new ArrayDeque<>(all)));
    }
  }

  /** Records that hooks were notified, so that predicates may return other results from now on. */
  void afterNotification() {
    notifications++;
    recordedAnswers.add(new LinkedHashMap<>());
    if (gap < gaps.size() && notifications >= gaps.get(gap).notices()) {
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
  public void recordAnswer(String predicate, boolean answer) {
    recordedAnswers.get(recordedAnswers.size() - 1).put(predicate, answer);
  }

  /**
   * Returns the recorded results of predicates. The list has a map for the time before each
   * notification of hooks, and a map for the time since the last notification.
   */
  List<Map<String, Boolean>> recordedAnswers() {
    return recordedAnswers;
  }
}
