package dev.pawl.benchmarks.workload.reference;

import dev.pawl.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The numbered places of a workload. Caches the steps, because the interpreter is slow. */
final class Places {

  /** The result of {@link #next} for an illegal event. */
  static final int ILLEGAL = -1;

  private static final int UNKNOWN = -2;

  private final Interpreter interpreter;
  private final Enum<?>[] events;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<Place> places = new ArrayList<>();
  private final List<int[]> steps = new ArrayList<>();

  Places(Workload workload) {
    interpreter = new Interpreter(workload);
    events = workload.events().getEnumConstants();
    number(interpreter.initial());
  }

  /** Returns the place after an event. The initial place is 0. */
  int next(int place, int event) {
    int[] row = steps.get(place);
    if (row[event] == UNKNOWN) {
      Optional<Place> next = interpreter.step(places.get(place), events[event].name());
      row[event] = next.isEmpty() ? ILLEGAL : number(next.get());
    }
    return row[event];
  }

  /** Returns the place after an event; the given place if the event is illegal. */
  int stay(int place, int event) {
    int next = next(place, event);
    return next == ILLEGAL ? place : next;
  }

  /** Returns the events that are legal in a place, or those that are illegal. */
  int[] events(int place, boolean legal) {
    int[] found = new int[events.length];
    int count = 0;
    for (int event = 0; event < events.length; event++) {
      if ((next(place, event) != ILLEGAL) == legal) {
        found[count++] = event;
      }
    }
    return Arrays.copyOf(found, count);
  }

  String configuration(int place) {
    return places.get(place).configuration();
  }

  Set<String> active(int place) {
    return interpreter.active(places.get(place));
  }

  private int number(Place place) {
    return numbers.computeIfAbsent(
        place,
        added -> {
          int[] row = new int[events.length];
          Arrays.fill(row, UNKNOWN);
          steps.add(row);
          places.add(added);
          return places.size() - 1;
        });
  }
}
