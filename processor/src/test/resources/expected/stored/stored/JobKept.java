package stored;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * What a stored life had that this version does not know, because a later one wrote it. It is
 * written back where it stood: what belongs to the life or its context always, what a leaf carries
 * for as long as that leaf is active, what an event carries for as long as that event waits.
 * Immutable, thread-safe.
 */
@Generated("dev.pawl.processor")
final class JobKept {
  /** What any life may have, and where it has nothing may as well leave out. */
  private static final Set<String> FORMAT =
      Set.of("history", "context", "timers", "elapsed", "deferred");

  /** What is told of timers, which belong to the leaves that are active. */
  private static final List<String> TIMERS = List.of("timers", "elapsed");

  private final Map<String, Object> fields = new LinkedHashMap<>();
  private final List<Held> leaves = new ArrayList<>();
  private final List<Held> deferred = new ArrayList<>();
  private final Map<String, Object> timers = new LinkedHashMap<>();
  private Object context;

  private JobKept() {}

  /** What an object had beside what is known, and what those fields had that are. */
  private record Fields(Map<String, Object> unknown, Map<String, Object> within) {}

  /** What the items of a list had; the list as it is known. */
  private record Items(List<?> known, List<Object> within) {}

  /** What was told of a state or an event. */
  private record Held(Object value, Object beyond) {}

  /**
   * What a life had; null if nothing.
   *
   * @param stored the life as it was stored
   * @param known the life as this version writes it
   * @param leaves the states that were read, in the order in which they were stored
   * @param deferred the events that were read, in that order
   */
  static <S, E> JobKept of(
      Map<?, ?> stored,
      Map<String, Object> known,
      List<S> leaves,
      Function<S, ?> ofState,
      List<E> deferred,
      Function<E, ?> ofEvent) {
    JobKept kept = new JobKept();
    stored.forEach(
        (key, value) -> {
          boolean leaf = key.equals("state") || key.equals("leaves");
          boolean nothing = value == null || value.equals(List.of()) || value.equals(Map.of());
          if (!known.containsKey(key) && !leaf && !(nothing && FORMAT.contains(key))) {
            kept.fields.put((String) key, value);
          }
        });
    for (String key : TIMERS) {
      if (kept.fields.containsKey(key)) {
        kept.timers.put(key, kept.fields.remove(key));
      }
    }
    kept.context = beyond(stored.get("context"), known.get("context"));
    Object states = stored.containsKey("leaves") ? stored.get("leaves") : stored.get("state");
    boolean held = hold(kept.leaves, "state", states, leaves, ofState);
    held |= hold(kept.deferred, "event", stored.get("deferred"), deferred, ofEvent);
    held |= !kept.fields.isEmpty() || !kept.timers.isEmpty() || kept.context != null;
    return held ? kept : null;
  }

  /** Holds what was told of each; whether that was more than is known. */
  private static <T> boolean hold(
      List<Held> held, String key, Object stored, List<T> values, Function<T, ?> writer) {
    for (int i = 0; i < values.size(); i++) {
      Object one = stored instanceof List<?> all ? all.get(i) : stored;
      Object known = named(key, writer.apply(values.get(i)));
      held.add(new Held(values.get(i), beyond(named(key, one), known)));
    }
    return held.stream().anyMatch(h -> h.beyond() != null);
  }

  /** A state or an event that is only named, as an object. */
  private static Object named(String key, Object plain) {
    return plain instanceof String ? Map.of(key, plain) : plain;
  }

  private static Object beyond(Object stored, Object known) {
    if (stored instanceof Map<?, ?> fields && known instanceof Map<?, ?> own) {
      Map<String, Object> unknown = new LinkedHashMap<>();
      Map<String, Object> within = new LinkedHashMap<>();
      fields.forEach(
          (key, value) -> {
            Object more = own.containsKey(key) ? beyond(value, own.get(key)) : null;
            if (more != null) {
              within.put((String) key, more);
            } else if (!own.containsKey(key) && !(own instanceof JobPlain.Entries)) {
              unknown.put((String) key, value);
            }
          });
      return unknown.isEmpty() && within.isEmpty() ? null : new Fields(unknown, within);
    }
    if (stored instanceof List<?> items
        && known instanceof List<?> own
        && items.size() == own.size()) {
      List<Object> within = new ArrayList<>();
      for (int i = 0; i < items.size(); i++) {
        within.add(beyond(items.get(i), own.get(i)));
      }
      if (within.stream().allMatch(w -> w == null)) {
        return null;
      }
      // they are looked for when the list has changed
      JobPlain.spread(own, "A list");
      return new Items(own, within);
    }
    return null;
  }

  /**
   * The life with what it had.
   *
   * @param known the life as this version writes it
   * @throws IllegalStateException if it cannot be told where something belongs
   */
  Map<String, Object> with(Map<String, Object> known, List<?> nowActive, List<?> nowDeferred) {
    Map<String, Object> all = new LinkedHashMap<>(known);
    all.putAll(fields);
    if (context != null) {
      all.put("context", joined(known.get("context"), context, "context"));
    }
    if (same(nowActive)) {
      all.putAll(timers);
    }
    if (known.containsKey("state")) {
      all.put("state", joined(List.of(known.get("state")), nowActive, leaves, "state").get(0));
    } else {
      all.put("leaves", joined((List<?>) known.get("leaves"), nowActive, leaves, "state"));
    }
    if (known.containsKey("deferred")) {
      all.put("deferred", joined((List<?>) known.get("deferred"), nowDeferred, deferred, "event"));
    }
    return all;
  }

  private boolean same(List<?> nowActive) {
    boolean same = leaves.size() == nowActive.size();
    for (int i = 0; same && i < leaves.size(); i++) {
      same = leaves.get(i).value() == nowActive.get(i);
    }
    return same;
  }

  /** Values that are the same wait in line, so the last of them are those that are still there. */
  private static List<Object> joined(List<?> known, List<?> values, List<Held> held, String key) {
    Map<Object, List<Object>> beyond = new IdentityHashMap<>();
    for (Held h : held) {
      beyond.putIfAbsent(h.value(), new ArrayList<>());
      beyond.get(h.value()).add(h.beyond());
    }
    Map<Object, Integer> now = new IdentityHashMap<>();
    values.forEach(v -> now.merge(v, 1, Integer::sum));
    Map<Object, Iterator<Object>> left = new IdentityHashMap<>();
    beyond.forEach(
        (value, all) -> {
          int there = Math.min(all.size(), now.getOrDefault(value, 0));
          left.put(value, all.subList(all.size() - there, all.size()).iterator());
        });
    List<Object> joined = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      Iterator<Object> next = left.getOrDefault(values.get(i), Collections.emptyIterator());
      Object more = next.hasNext() ? next.next() : null;
      joined.add(more == null ? known.get(i) : joined(named(key, known.get(i)), more, key));
    }
    return joined;
  }

  private static Object joined(Object known, Object beyond, String path) {
    if (known instanceof Map<?, ?> own && beyond instanceof Fields more) {
      Map<Object, Object> all = new LinkedHashMap<>(own);
      more.within()
          .forEach((key, b) -> all.computeIfPresent(key, (k, v) -> joined(v, b, path + "." + k)));
      more.unknown().forEach(all::putIfAbsent);
      return all;
    }
    return known instanceof List<?> own && beyond instanceof Items more
        ? joined(own, more, path)
        : known;
  }

  /** An item that is as it was is found again; others are, where all have kept their places. */
  private static List<Object> joined(List<?> now, Items then, String path) {
    Map<Object, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < now.size(); i++) {
      places.putIfAbsent(now.get(i), new ArrayDeque<>());
      places.get(now.get(i)).add(i);
    }
    List<Object> joined = new ArrayList<>(now);
    List<Integer> changed = new ArrayList<>();
    boolean inPlace = now.size() == then.known().size();
    for (int i = 0; i < then.known().size(); i++) {
      Deque<Integer> same = places.getOrDefault(then.known().get(i), new ArrayDeque<>());
      if (same.isEmpty()) {
        changed.add(i);
      } else {
        int place = same.remove();
        inPlace &= place == i;
        joined.set(place, joined(now.get(place), then.within().get(i), path));
      }
    }
    boolean fresh = changed.size() + now.size() > then.known().size();
    for (int i : changed) {
      Object more = then.within().get(i);
      if (more != null && inPlace) {
        joined.set(i, joined(now.get(i), more, path));
      } else if (more != null && fresh) {
        throw new IllegalStateException(
            "A later version wrote into the items of " + path + " what this one does not know, and"
                + " as they have changed it cannot be told whose that is: the later version can.");
      }
    }
    return joined;
  }
}
