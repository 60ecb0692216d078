package dev.pawl.benchmarks.contender.pawl;

import java.lang.reflect.Array;

/** The events of a walk as those of the same names of another type. */
final class Renamed {

  private Renamed() {}

  @SuppressWarnings("unchecked") // an array of that type is made
  static <E extends Enum<E>> E[] to(Class<E> type, Enum<?>[] events) {
    E[] renamed = (E[]) Array.newInstance(type, events.length);
    for (int i = 0; i < events.length; i++) {
      renamed[i] = Enum.valueOf(type, events[i].name());
    }
    return renamed;
  }
}
