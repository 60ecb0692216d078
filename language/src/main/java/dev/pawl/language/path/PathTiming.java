package dev.pawl.language.path;

import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Step;
import dev.pawl.language.model.Behavior;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The times of the macrosteps of a path. The times are chosen so that only the timers of the path
 * elapse, in the order of the path. The times are the earliest solution of a system of difference
 * constraints.
 */
public final class PathTiming {

  private static final long MILLIS_OF_UNUSED_DELAY = Duration.ofDays(36_500).toMillis();

  /** A start of a timer on the path. */
  private static final class Start {
    final int macrostep;
    final int order;
    final int timer;

    /** The delay in milliseconds; -1 if a method of the user's {@code Logic} returns the delay. */
    final long delay;

    /** The index of the last macrostep that must happen before the timer elapses. */
    int before;

    /** The index of the macrostep in which the timer elapses; -1 if the timer does not elapse. */
    int elapsed = -1;

    Start(int macrostep, int order, int timer, long delay) {
      this.macrostep = macrostep;
      this.order = order;
      this.timer = timer;
      this.delay = delay;
      this.before = macrostep;
    }
  }

  /**
   * A constraint: the time of {@code later} is at least the time of {@code earlier} plus {@code
   * millis}.
   */
  private record Constraint(int earlier, int later, long millis) {}

  private final Explorer explorer;
  private final List<Constraint> constraints = new ArrayList<>();
  private final List<Start> starts = new ArrayList<>();
  private final Map<Integer, Start> running = new LinkedHashMap<>();
  private final long[] times;

  private PathTiming(Explorer explorer, int macrosteps) {
    this.explorer = explorer;
    this.times = new long[macrosteps];
  }

  /**
   * Computes the times of macrosteps.
   *
   * @return the times; empty if the path is impossible for all choices of times
   */
  public static Optional<PathTiming> of(Explorer explorer, List<List<Hop>> macrosteps) {
    PathTiming timing = new PathTiming(explorer, macrosteps.size());
    for (int i = 0; i < macrosteps.size(); i++) {
      timing.add(i, macrosteps.get(i));
    }
    return timing.solve() ? Optional.of(timing) : Optional.empty();
  }

  private void add(int macrostep, List<Hop> hops) {
    if (macrostep > 0) {
      constraints.add(new Constraint(macrostep - 1, macrostep, 0));
    }
    int input = hops.get(0).step().input();
    Start elapsed =
        input >= 0 && explorer.timers().isTimer(input) ? elapse(macrostep, input) : null;
    for (Start other : running.values()) {
      // if several timers are due at the same time, the timer that was started first elapses first
      boolean isFirst = elapsed == null || other.order < elapsed.order;
      if (other.delay >= 0) {
        long latest = other.delay == 0 || !isFirst ? other.delay : other.delay - 1;
        constraints.add(new Constraint(macrostep, other.macrostep, -latest));
      } else if (isFirst) {
        other.before = macrostep;
      }
    }
    if (elapsed != null && explorer.timers().declared(elapsed.timer).repeats()) {
      // the timers of entered states are started before a repeating timer that has elapsed
      follow(macrostep, hops.subList(0, 1));
      start(macrostep, elapsed.timer);
      follow(macrostep, hops.subList(1, hops.size()));
    } else {
      follow(macrostep, hops);
    }
  }

  private Start elapse(int macrostep, int event) {
    Start found =
        running.values().stream()
            .filter(s -> explorer.timers().event(s.timer) == event)
            .findFirst()
            .orElseThrow();
    running.remove(found.timer);
    found.elapsed = macrostep;
    if (found.delay >= 0) {
      constraints.add(new Constraint(found.macrostep, macrostep, found.delay));
      constraints.add(new Constraint(macrostep, found.macrostep, -found.delay));
    } else {
      constraints.add(new Constraint(found.before, macrostep, 1));
    }
    return found;
  }

  private void follow(int macrostep, List<Hop> hops) {
    for (Hop hop : hops) {
      Step step = hop.step();
      step.exited().stream().forEach(n -> explorer.timers().of(n).forEach(running::remove));
      if (hop.from() == PathGraph.START) {
        explorer.timers().of(0).forEach(t -> start(macrostep, t));
      }
      step.entered().stream()
          .forEach(n -> explorer.timers().of(n).forEach(t -> start(macrostep, t)));
    }
  }

  private void start(int macrostep, int timer) {
    Behavior.Timer declared = explorer.timers().declared(timer);
    long delay = declared.delay().constant().map(Duration::toMillis).orElse(-1L);
    Start start = new Start(macrostep, starts.size(), timer, delay);
    starts.add(start);
    running.put(timer, start);
  }

  /**
   * Computes the times by the algorithm of Bellman and Ford.
   *
   * @return whether there is a solution
   */
  private boolean solve() {
    int[] causes = new int[times.length];
    Arrays.fill(causes, -1);
    boolean isDone = false;
    while (!isDone) {
      isDone = true;
      for (Constraint each : constraints) {
        long least = times[each.earlier()] + each.millis();
        if (times[each.later()] < least) {
          times[each.later()] = least;
          causes[each.later()] = each.earlier();
          isDone = false;
        }
      }
      if (times[0] > 0 || hasCycle(causes)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a time depends on itself, so that it would grow forever. */
  private static boolean hasCycle(int[] causes) {
    int[] visits = new int[causes.length];
    for (int i = 0; i < causes.length; i++) {
      int at = i;
      while (at >= 0 && visits[at] == 0) {
        visits[at] = i + 1;
        at = causes[at];
      }
      if (at >= 0 && visits[at] == i + 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the time between the preceding macrostep and a macrostep; zero for the first macrostep.
   */
  public Duration before(int macrostep) {
    return Duration.ofMillis(macrostep == 0 ? 0 : times[macrostep] - times[macrostep - 1]);
  }

  /**
   * Returns the delays that methods of the user's {@code Logic} return in a macrostep, by the
   * declared name of the method. The delays are in the order in which the timers start.
   */
  public Map<String, List<Duration>> delays(int macrostep) {
    Map<String, List<Duration>> delays = new HashMap<>();
    for (Start start : starts) {
      if (start.macrostep == macrostep && start.delay < 0) {
        long millis =
            start.elapsed < 0
                ? MILLIS_OF_UNUSED_DELAY
                : times[start.elapsed] - times[start.macrostep];
        delays
            .computeIfAbsent(
                explorer.timers().declared(start.timer).delay().text(), n -> new ArrayList<>())
            .add(Duration.ofMillis(millis));
      }
    }
    return delays;
  }

  @Override
  public String toString() {
    return Arrays.toString(times);
  }
}
