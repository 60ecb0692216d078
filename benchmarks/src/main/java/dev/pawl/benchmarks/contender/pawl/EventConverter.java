package dev.pawl.benchmarks.contender.pawl;

import java.lang.reflect.Array;

/** Converts events of a walk to the events of another type with equal names. */
final class EventConverter {

  private EventConverter() {}

  @SuppressWarnings("unchecked") // newInstance creates an array of this type
  static <E extends Enum<E>> E[] to(Class<E> type, Enum<?>[] events) {
    E[] renamed = (E[]) Array.newInstance(type, events.length);
    for (int i = 0; i < events.length; i++) {
      renamed[i] = Enum.valueOf(type, events[i].name());
    }
    return renamed;
  }
}
