package dev.pawl.data;

import dev.pawl.Snapshot;
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
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a stored instance that this version of the machine does not know because a later
 * version wrote these fields. When the instance is written again, the unknown fields are added
 * again to the objects that contained them. Unknown fields of the instance and of its context, and
 * what unknown history states remember, are kept forever. Unknown fields of a leaf are kept as long
 * as the leaf is active. Unknown fields of a deferred event are kept as long as the event is
 * deferred. Immutable and thread-safe.
 */
public final class UnknownFields {

  /** The known fields that an instance may omit if they are empty. */
  private static final Set<String> FORMAT =
      Set.of("history", "context", "timers", "elapsed", "deferred");

  /**
   * The names of the fields that describe timers. Unlike other unknown fields of an instance,
   * unknown fields with these names are kept only while the stored leaves are active.
   */
  private static final List<String> OF_TIMERS = List.of("timers", "elapsed");

  private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();
  private final Map<String, @Nullable Object> timers = new LinkedHashMap<>();
  private final List<Carried> leaves;
  private final List<Carried> deferred;
  private final @Nullable Object context;

  private UnknownFields(@Nullable Object context, List<Carried> leaves, List<Carried> deferred) {
    this.context = context;
    this.leaves = leaves;
    this.deferred = deferred;
  }

  /**
   * The unknown fields of an object and, for each known field, the unknown fields within this
   * field.
   */
  private record Fields(Map<String, @Nullable Object> unknown, Map<String, Object> within) {}

  /**
   * A list as this version of the machine writes it, and the unknown fields of the list's items.
   */
  private record Items(List<?> known, List<@Nullable Object> within) {}

  /**
   * A state or an event together with its unknown fields. {@code unknown} is null if there are no
   * unknown fields.
   */
  private record Carried(Object carrier, @Nullable Object unknown) {}

  /**
   * Returns the unknown fields of an instance; null if there are none.
   *
   * @param stored the instance as it was stored
   * @param known the names of the fields that this version of the machine writes, except the
   *     context
   * @param context the context that was read, as a plain value; null if the machine has no context
   * @param leaves the states that were read, in stored order
   * @param deferred the events that were read, in stored order
   */
  static <S, E> @Nullable UnknownFields of(
      Map<?, ? extends @Nullable Object> stored,
      Set<String> known,
      @Nullable Object context,
      List<? extends S> leaves,
      Function<S, Object> ofState,
      List<Snapshot.Deferred<E>> deferred,
      Function<Snapshot.Deferred<E>, Object> ofEvent) {
    Object states = stored.containsKey("leaves") ? stored.get("leaves") : stored.get("state");
    UnknownFields unknown =
        new UnknownFields(
            unknownFields(stored.get("context"), context),
            carried("state", states, leaves, ofState),
            carried("event", stored.get("deferred"), deferred, ofEvent));
    stored.forEach(
        (key, value) -> {
          boolean isKnown = known.contains(key) || context != null && key.equals("context");
          if (!isKnown && !(FORMAT.contains(key) && isNothing(value))) {
            (OF_TIMERS.contains(key) ? unknown.timers : unknown.fields).put((String) key, value);
          }
        });
    return unknown.isEmpty() ? null : unknown;
  }

  private static boolean isNothing(@Nullable Object value) {
    return value == null
        || value instanceof List<?> items && items.isEmpty()
        || value instanceof Map<?, ?> entries && entries.isEmpty();
  }

  private boolean isEmpty() {
    return fields.isEmpty()
        && timers.isEmpty()
        && context == null
        && areEmpty(leaves)
        && areEmpty(deferred);
  }

  private static boolean areEmpty(List<Carried> all) {
    for (Carried one : all) {
      if (one.unknown() != null) {
        return false;
      }
    }
    return true;
  }

  /** Returns the unknown fields of each state or event. */
  private static <T> List<Carried> carried(
      String key, @Nullable Object stored, List<? extends T> values, Function<T, Object> writer) {
    List<Carried> carried = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      // if several stored states became one, it is unknown which of them the fields describe
      boolean merged = stored instanceof List<?> all && all.size() != values.size();
      Object one = merged ? null : stored instanceof List<?> all ? all.get(i) : stored;
      // a name alone has no fields
      Object beyond =
          one instanceof Map<?, ?>
              ? unknownFields(one, named(key, writer.apply(values.get(i))))
              : null;
      carried.add(new Carried(carrier(values.get(i)), beyond));
    }
    return carried;
  }

  /**
   * Returns the object to which the unknown fields of a value belong. For a {@link
   * Snapshot.Deferred} this object is the event, because each snapshot creates a new {@link
   * Snapshot.Deferred}.
   */
  private static Object carrier(Object value) {
    return value instanceof Snapshot.Deferred<?> waiting ? waiting.event() : value;
  }

  /** Converts a state or an event that is only a name to an object with this name. */
  static @Nullable Object named(String key, @Nullable Object plain) {
    return plain instanceof String ? Map.of(key, plain) : plain;
  }

  private static @Nullable Object unknownFields(@Nullable Object stored, @Nullable Object known) {
    if (stored instanceof Map<?, ?> fields && known instanceof Map<?, ?> own) {
      return unknownFields(fields, own);
    }
    if (stored instanceof List<?> items
        && known instanceof List<?> own
        && items.size() == own.size()) {
      List<@Nullable Object> within = new ArrayList<>();
      for (int i = 0; i < items.size(); i++) {
        within.add(unknownFields(items.get(i), own.get(i)));
      }
      if (within.stream().allMatch(Objects::isNull)) {
        return null;
      }
      // if the list changes, items are later looked up by hash code
      PlainItems.requireFewEqualHashes(own, () -> "A list");
      return new Items(own, within);
    }
    return null;
  }

  private static @Nullable Object unknownFields(Map<?, ?> stored, Map<?, ?> known) {
    Fields found = null;
    for (Map.Entry<?, ?> field : stored.entrySet()) {
      String key = (String) field.getKey();
      Object more = unknownFields(field.getValue(), known.get(key));
      boolean isUnknown = !known.containsKey(key) && !(known instanceof PlainForm.Entries);
      if (more == null && !isUnknown) {
        continue;
      }
      if (found == null) {
        found = new Fields(new LinkedHashMap<>(), new LinkedHashMap<>());
      }
      if (more != null) {
        found.within().put(key, more);
      } else {
        found.unknown().put(key, field.getValue());
      }
    }
    return found;
  }

  /**
   * Adds the unknown fields that an instance had when it was read.
   *
   * @param unknown the unknown fields; null if there are none
   * @param known the instance as this version of the machine writes it
   * @param active the states that are active now
   * @param waiting the events that are deferred now
   * @return the instance with its unknown fields
   * @throws IllegalStateException if an item of a changed list cannot be matched to its unknown
   *     fields
   */
  public static Map<String, @Nullable Object> joined(
      @Nullable UnknownFields unknown,
      Map<String, @Nullable Object> known,
      List<?> active,
      List<?> waiting) {
    return unknown == null ? known : unknown.with(known, active, waiting);
  }

  private Map<String, @Nullable Object> with(
      Map<String, @Nullable Object> known, List<?> active, List<?> waiting) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>(known);
    fields.forEach((name, value) -> all.put(name, merged(known.get(name), value)));
    if (context != null) {
      all.put("context", joined(known.get("context"), context, "context"));
    }
    if (areUnchanged(active)) {
      all.putAll(timers);
    }
    if (known.containsKey("state")) {
      List<Object> state = Collections.singletonList(known.get("state"));
      all.put("state", joined(state, active, leaves, "state").get(0));
    } else if (known.get("leaves") instanceof List<?> states) {
      all.put("leaves", joined(states, active, leaves, "state"));
    }
    if (known.get("deferred") instanceof List<?> events) {
      all.put("deferred", joined(events, waiting, deferred, "event"));
    }
    return all;
  }

  /** Adds what unknown history states remember to what known ones remember. */
  private static @Nullable Object merged(@Nullable Object known, @Nullable Object unknown) {
    if (known instanceof Map<?, ?> own && unknown instanceof Map<?, ?> more) {
      Map<Object, @Nullable Object> all = new LinkedHashMap<>(own);
      all.putAll(more);
      return all;
    }
    return unknown;
  }

  private boolean areUnchanged(List<?> active) {
    boolean same = leaves.size() == active.size();
    for (int i = 0; same && i < leaves.size(); i++) {
      same = leaves.get(i).carrier() == active.get(i);
    }
    return same;
  }

  /**
   * Adds unknown fields to states or events. If an object occurred more often when the instance was
   * read than it occurs now, the unknown fields of its first occurrences are dropped.
   */
  private static List<@Nullable Object> joined(
      List<?> known, List<?> values, List<Carried> carried, String key) {
    Map<Object, List<@Nullable Object>> beyond = new IdentityHashMap<>();
    for (Carried one : carried) {
      beyond.computeIfAbsent(one.carrier(), by -> new ArrayList<>()).add(one.unknown());
    }
    Map<Object, Integer> now = new IdentityHashMap<>();
    values.forEach(v -> now.merge(carrier(v), 1, Integer::sum));
    Map<Object, Iterator<@Nullable Object>> left = new IdentityHashMap<>();
    beyond.forEach(
        (value, all) -> {
          int there = Math.min(all.size(), now.getOrDefault(value, 0));
          left.put(value, all.subList(all.size() - there, all.size()).iterator());
        });
    List<@Nullable Object> joined = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      Iterator<@Nullable Object> next =
          left.getOrDefault(carrier(values.get(i)), Collections.emptyIterator());
      Object more = next.hasNext() ? next.next() : null;
      joined.add(more == null ? known.get(i) : joined(named(key, known.get(i)), more, key));
    }
    return joined;
  }

  private static @Nullable Object joined(@Nullable Object known, Object beyond, String path) {
    if (known instanceof Map<?, ?> own && beyond instanceof Fields more) {
      Map<Object, @Nullable Object> all = new LinkedHashMap<>(own);
      more.within()
          .forEach((key, b) -> all.computeIfPresent(key, (k, v) -> joined(v, b, path + "." + k)));
      more.unknown().forEach(all::putIfAbsent);
      return all;
    }
    return known instanceof List<?> own && beyond instanceof Items more
        ? joined(own, more, path)
        : known;
  }

  /**
   * Adds unknown fields to the items of a list. An unchanged item is found by equality. A changed
   * item is found by its index if all unchanged items have kept their indexes.
   */
  private static List<@Nullable Object> joined(List<?> now, Items then, String path) {
    Map<@Nullable Object, Deque<Integer>> places = new HashMap<>();
    for (int i = 0; i < now.size(); i++) {
      places.computeIfAbsent(now.get(i), item -> new ArrayDeque<>()).add(i);
    }
    List<@Nullable Object> joined = new ArrayList<>(now);
    List<Integer> changed = new ArrayList<>();
    boolean inPlace = now.size() == then.known().size();
    for (int i = 0; i < then.known().size(); i++) {
      Deque<Integer> same = places.get(then.known().get(i));
      if (same == null || same.isEmpty()) {
        changed.add(i);
        continue;
      }
      int place = same.remove();
      inPlace &= place == i;
      Object more = then.within().get(i);
      if (more != null) {
        joined.set(place, joined(now.get(place), more, path));
      }
    }
    boolean fresh = changed.size() + now.size() > then.known().size();
    for (int i : changed) {
      Object more = then.within().get(i);
      if (more != null && inPlace) {
        joined.set(i, joined(now.get(i), more, path));
      } else if (more != null && fresh) {
        throw new IllegalStateException(
            "The items of "
                + path
                + " have fields that a later version of the machine wrote. The items have changed, so"
                + " these fields cannot be assigned to them. Change the items with the later version.");
      }
    }
    return joined;
  }
}
