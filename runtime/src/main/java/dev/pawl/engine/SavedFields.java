package dev.pawl.engine;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of an instance in data. What is wrong with them is an IllegalArgumentException. */
public final class SavedFields {

  /** The version of the format, to tell later ones apart. */
  private static final long VERSION = 1;

  private final Map<String, @Nullable Object> fields;

  /**
   * Reads an instance.
   *
   * @param keys the fields that it may have beside the version and the machine
   * @throws IllegalArgumentException if the text is not one, or one of another machine
   */
  public SavedFields(String machine, String json, Set<String> keys) {
    fields = JsonReader.object(json);
    for (String key : fields.keySet()) {
      require(
          key.equals("pawl") || key.equals("machine") || keys.contains(key),
          "A snapshot has no \"" + key + "\".");
    }
    Object version = fields.get("pawl");
    require(Long.valueOf(VERSION).equals(version), "pawl", "1, the version of snapshots", version);
    Object owner = fields.get("machine");
    require(machine.equals(owner), "This is a snapshot of " + owner + ", not of " + machine + ".");
  }

  /** Begins to write an instance. */
  public static JsonWriter write(String machine, @Nullable String entityId) {
    JsonWriter json = new JsonWriter().field("pawl", VERSION).field("machine", machine);
    return entityId == null ? json : json.field("entityId", entityId);
  }

  /** How many steps have been made; 0 where that is not written. */
  public long sequence() {
    Object sequence = fields.getOrDefault("sequence", 0L);
    boolean whole = sequence instanceof Long steps && steps >= 0;
    require(whole, "sequence", "a whole number", sequence);
    return (Long) sequence;
  }

  /** The context as a text; null where there is none. A machine without one could not keep it. */
  public @Nullable String context(boolean known) {
    String context = text("context");
    require(known || context == null, "This version has no \"context\" and could not keep it.");
    return context;
  }

  /**
   * Returns the names of the active states: one under {@code state}, as machines without regions
   * write it, or those under {@code leaves}.
   *
   * @throws IllegalArgumentException if the data has both or none
   */
  public List<String> states() {
    boolean several = fields.containsKey("leaves");
    require(
        !several || !fields.containsKey("state"),
        "A snapshot has \"state\" or \"leaves\", not both.");
    String state = text("state");
    require(several || state != null, "A snapshot needs \"state\" or \"leaves\".");
    return state == null ? texts("leaves") : List.of(state);
  }

  /** A text; null where there is none. */
  public @Nullable String text(String key) {
    Object value = fields.get(key);
    return value == null ? null : text(key, value);
  }

  /** A list of texts; empty where there is none. */
  public List<String> texts(String key) {
    return texts(key, fields.getOrDefault(key, List.of()));
  }

  /** An object of texts; empty where there is none. */
  public Map<String, String> textsByName(String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Map.Entry<?, ?> field : object(key).entrySet()) {
      texts.put((String) field.getKey(), text(key, field.getValue()));
    }
    return texts;
  }

  /** An object of lists of texts; empty where there is none. */
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

  /** The items of a list, none of which is null; empty where there is none. */
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

  /** A value that must be a text. */
  public static String text(String key, @Nullable Object value) {
    require(value instanceof String, key, "a text", value);
    return (String) requireNonNull(value);
  }

  private static void require(boolean holds, String key, String what, @Nullable Object value) {
    require(holds, "\"" + key + "\" must be " + what + ", not " + value + ".");
  }

  /** Refuses data of which something does not hold. */
  public static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
