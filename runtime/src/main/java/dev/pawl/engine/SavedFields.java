package dev.pawl.engine;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a stored instance. Invalid data causes an {@link IllegalArgumentException}. */
public final class SavedFields {

  /** The version of the format, written to every instance. */
  private static final long VERSION = 1;

  /**
   * The allowed fields. The last five fields are written only by a machine that has regions,
   * history, timers or deferred events; another version of the machine may have none of these.
   */
  private static final Set<String> KEYS =
      Set.of(
          "pawl",
          "machine",
          "entityId",
          "state",
          "sequence",
          "context",
          "leaves",
          "history",
          "timers",
          "elapsed",
          "deferred");

  private final Map<String, @Nullable Object> fields;

  /**
   * Reads a stored instance.
   *
   * @param machine the name of the machine
   * @param json the stored instance as JSON
   * @throws IllegalArgumentException if the text is not a stored instance of this machine
   */
  public SavedFields(String machine, String json) {
    fields = JsonReader.object(json);
    requireKnown("A snapshot", fields, KEYS);
    Object version = fields.get("pawl");
    require(Long.valueOf(VERSION).equals(version), "pawl", "1, the version of the format", version);
    Object owner = fields.get("machine");
    require(
        machine.equals(owner), "The snapshot belongs to " + owner + ", not to " + machine + ".");
  }

  /** Checks that an object has only known fields. */
  static void requireKnown(String object, Map<?, ?> fields, Set<String> known) {
    for (Object key : fields.keySet()) {
      require(known.contains(key), object + " cannot have the field \"" + key + "\".");
    }
  }

  /** Returns a writer that already contains the version, the machine and the id. */
  public static JsonWriter write(String machine, @Nullable String entityId) {
    JsonWriter json = new JsonWriter().field("pawl", VERSION).field("machine", machine);
    return entityId == null ? json : json.field("entityId", entityId);
  }

  /** Returns the number of steps; 0 if no number is stored. */
  public long sequence() {
    Object sequence = fields.getOrDefault("sequence", 0L);
    boolean whole = sequence instanceof Long steps && steps >= 0;
    require(whole, "sequence", "a whole number", sequence);
    return (Long) sequence;
  }

  /**
   * Returns the context as a string; null if no context is stored.
   *
   * @param known whether the machine has a context. If the machine has none, a stored context is an
   *     error, because the context would be lost
   */
  public @Nullable String context(boolean known) {
    String context = text("context");
    require(
        known || context == null,
        "This version of the machine has no context, so the field \"context\" would be lost.");
    return context;
  }

  /**
   * Returns the wire names of the active states. The names are in the field {@code leaves} or, for
   * a machine without regions, in the field {@code state}.
   *
   * @throws IllegalArgumentException if the data has both fields or neither field
   */
  public List<String> states() {
    boolean several = fields.containsKey("leaves");
    require(
        !several || !fields.containsKey("state"),
        "A snapshot must not have both \"state\" and \"leaves\".");
    String state = text("state");
    require(several || state != null, "A snapshot needs \"state\" or \"leaves\".");
    return state == null ? texts("leaves") : List.of(state);
  }

  /** Returns the value of a string field; null if the field is missing. */
  public @Nullable String text(String key) {
    Object value = fields.get(key);
    return value == null ? null : text(key, value);
  }

  /**
   * Returns the value of a field that is a list of strings; an empty list if the field is missing.
   */
  public List<String> texts(String key) {
    return texts(key, fields.getOrDefault(key, List.of()));
  }

  /**
   * Returns the value of a field that is an object with string values; an empty map if the field is
   * missing.
   */
  public Map<String, String> textsByName(String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Map.Entry<?, ?> field : object(key).entrySet()) {
      texts.put((String) field.getKey(), text(key, field.getValue()));
    }
    return texts;
  }

  /**
   * Returns the value of a field that is an object with lists of strings as values; an empty map if
   * the field is missing.
   */
  public Map<String, List<String>> listsByName(String key) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    for (Map.Entry<?, ?> field : object(key).entrySet()) {
      lists.put((String) field.getKey(), texts(key, field.getValue()));
    }
    return lists;
  }

  private Map<?, ?> object(String key) {
    Object value = fields.getOrDefault(key, Map.of());
    require(value instanceof Map<?, ?>, key, "an object", value);
    return (Map<?, ?>) value;
  }

  /**
   * Returns the value of a field that is a list without null; an empty list if the field is
   * missing.
   */
  public List<Object> items(String key) {
    Object value = fields.getOrDefault(key, List.of());
    require(value instanceof List<?>, key, "a list", value);
    List<Object> items = new ArrayList<>();
    for (Object item : (List<?>) value) {
      require(item != null, key, "a list without null", value);
      items.add(item);
    }
    return items;
  }

  private static List<String> texts(String key, @Nullable Object value) {
    require(value instanceof List<?>, key, "a list", value);
    List<String> texts = new ArrayList<>();
    for (Object item : (List<?>) requireNonNull(value)) {
      texts.add(text(key, item));
    }
    return texts;
  }

  /** Returns the value of a field. The value must be a string. */
  public static String text(String key, @Nullable Object value) {
    require(value instanceof String, key, "a string", value);
    return (String) requireNonNull(value);
  }

  private static void require(boolean holds, String key, String what, @Nullable Object value) {
    require(holds, "\"" + key + "\" must be " + what + ", not " + value + ".");
  }

  /**
   * Throws an {@link IllegalArgumentException} with the given message if the condition is false.
   */
  public static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
