package dev.pawl.processor.scxml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The time of an instance and its running timers, in the order in which the timers were started.
 */
public final class RunningTimers {

  private final Map<Behavior.Timer, Long> dueTimes = new LinkedHashMap<>();
  private long now;

  RunningTimers() {}

  /**
   * Returns the duration of a timer. The duration of a named delay depends on the name and is
   * unique.
   */
  public static long millis(Delay delay) {
    return delay
        .constant()
        .map(Duration::toMillis)
        .orElseGet(() -> 1 + 1_000 * Long.parseLong(delay.text().replaceAll("\\D", "")));
  }

  void start(Node state) {
    state.state.behavior().timers().forEach(t -> dueTimes.put(t, now + millis(t.delay())));
  }

  void stop(Node state) {
    state.state.behavior().timers().forEach(dueTimes::remove);
  }

  /** Ends the timer of an event. A repeating timer then starts again. */
  void elapse(String event) {
    for (Behavior.Timer timer : List.copyOf(dueTimes.keySet())) {
      if (timer.event().name().equals(event)) {
        dueTimes.remove(timer);
        if (timer.repeats()) {
          dueTimes.put(timer, now + millis(timer.delay()));
        }
      }
    }
  }

  void pass(long millis) {
    now += millis;
  }

  boolean isRunning(String event) {
    return dueTimes.keySet().stream().anyMatch(t -> t.event().name().equals(event));
  }

  Optional<String> due() {
    return first().map(t -> t.event().name());
  }

  long untilDue() {
    return first().map(t -> dueTimes.get(t) - now).orElse(Long.MAX_VALUE);
  }

  private Optional<Behavior.Timer> first() {
    Optional<Behavior.Timer> first = Optional.empty();
    for (Behavior.Timer timer : dueTimes.keySet()) {
      if (first.isEmpty() || dueTimes.get(timer) < dueTimes.get(first.get())) {
        first = Optional.of(timer);
      }
    }
    return first;
  }

  /** Returns the timers with their remaining durations, in the format of steps. */
  List<String> left() {
    return dueTimes.keySet().stream()
        .map(t -> Step.timer(t.event().name(), dueTimes.get(t) - now))
        .sorted()
        .toList();
  }
}
