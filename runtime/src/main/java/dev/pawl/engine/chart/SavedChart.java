package dev.pawl.engine.chart;

import dev.pawl.Snapshot;
import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.WireNames;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Snapshots of charts in JSON, of those whose states carry no data. */
public final class SavedChart {

  /** The version of the format, to tell later ones apart. */
  private static final long VERSION = 1;

  private static final Set<String> KEYS =
      Set.of(
          "pawl",
          "machine",
          "entityId",
          "sequence",
          "leaves",
          "history",
          "context",
          "timers",
          "deferred");

  private SavedChart() {}

  /**
   * A snapshot as a JSON object.
   *
   * @param context the context as text; null if the machine has none
   * @throws IllegalArgumentException if an event that is deferred carries data
   */
  public static <K extends Enum<K>, E> String toJson(
      ChartDefinition<K, E> rules, WireNames<K> states, Snapshot<K, E, ?> life, String context) {
    JsonWriter json = new JsonWriter().field("pawl", VERSION).field("machine", life.machine());
    if (life.entityId() != null) {
      json.field("entityId", life.entityId());
    }
    json.field("sequence", life.sequence());
    json.field("leaves", (Object) life.leaves().stream().map(states::of).toList());
    if (!life.history().isEmpty()) {
      json.field("history", (Object) life.history());
    }
    if (context != null) {
      json.field("context", context);
    }
    if (!life.timers().isEmpty()) {
      Map<String, String> timers = new LinkedHashMap<>();
      life.timers().forEach(t -> timers.put(name(rules, t.event()), t.remaining().toString()));
      json.field("timers", (Object) timers);
    }
    if (!life.deferred().isEmpty()) {
      json.field("deferred", (Object) life.deferred().stream().map(e -> name(rules, e)).toList());
    }
    return json.toString();
  }

  private static <E> String name(ChartDefinition<?, E> rules, E event) {
    int column = rules.column(event);
    if (rules.event(column) == null) {
      throw new IllegalArgumentException(
          "The deferred event " + event + " carries data, which this snapshot cannot.");
    }
    return rules.eventNames().get(column);
  }

  /**
   * Reads a snapshot.
   *
   * @param context makes the context of its text; null if the machine has none
   * @throws IllegalArgumentException if the text is not one, or one of another machine
   */
  public static <K extends Enum<K>, E, C> Snapshot<K, E, C> read(
      ChartDefinition<K, E> rules,
      WireNames<K> states,
      String json,
      Function<? super String, ? extends C> context) {
    Map<String, Object> object = JsonReader.object(json);
    for (String key : object.keySet()) {
      require(KEYS.contains(key), "A snapshot has no \"" + key + "\".");
    }
    require(
        Long.valueOf(VERSION).equals(object.get("pawl")),
        "\"pawl\" must be " + VERSION + ", the version of snapshots.");
    require(
        rules.machine().equals(object.get("machine")),
        "This is a snapshot of " + object.get("machine") + ", not of " + rules.machine() + ".");
    Object sequence = object.getOrDefault("sequence", 0L);
    require(sequence instanceof Long, "\"sequence\" must be a whole number.");
    List<K> leaves = texts(object, "leaves").stream().map(states::read).toList();
    Map<String, List<String>> history = new LinkedHashMap<>();
    map(object, "history").forEach((name, known) -> history.put(name, texts(known, "history")));
    List<Snapshot.Remaining<E>> timers = new ArrayList<>();
    map(object, "timers")
        .forEach(
            (name, left) -> timers.add(new Snapshot.Remaining<>(event(rules, name), time(left))));
    List<E> deferred = texts(object, "deferred").stream().map(name -> event(rules, name)).toList();
    Object text = object.get("context");
    return new Snapshot<>(
        rules.machine(),
        text(object.get("entityId")),
        (Long) sequence,
        leaves,
        history,
        context == null ? null : context.apply(text(text)),
        timers,
        deferred);
  }

  private static <E> E event(ChartDefinition<?, E> rules, String name) {
    int column = rules.eventNames().indexOf(name);
    require(
        column >= 0 && rules.event(column) != null,
        rules.machine() + " has no event \"" + name + "\" that a snapshot could name.");
    return rules.event(column);
  }

  private static Duration time(Object left) {
    try {
      return Duration.parse(text(left));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException("\"" + left + "\" is no duration.", e);
    }
  }

  private static String text(Object value) {
    require(value == null || value instanceof String, "A text is expected, not " + value + ".");
    return (String) value;
  }

  private static List<String> texts(Map<String, Object> object, String key) {
    return object.containsKey(key) ? texts(object.get(key), key) : List.of();
  }

  private static List<String> texts(Object value, String key) {
    require(value instanceof List<?>, "\"" + key + "\" must be a list.");
    List<String> texts = new ArrayList<>();
    for (Object item : (List<?>) value) {
      require(item instanceof String, "\"" + key + "\" must be a list of texts.");
      texts.add((String) item);
    }
    return texts;
  }

  private static Map<String, Object> map(Map<String, Object> object, String key) {
    Map<String, Object> map = new LinkedHashMap<>();
    Object value = object.getOrDefault(key, Map.of());
    require(value instanceof Map<?, ?>, "\"" + key + "\" must be an object.");
    ((Map<?, ?>) value).forEach((name, item) -> map.put(String.valueOf(name), item));
    return map;
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
