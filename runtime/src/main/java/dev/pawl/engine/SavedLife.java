package dev.pawl.engine;

import java.util.Map;
import java.util.Set;

/**
 * A life without regions in data, as a codec writes it.
 *
 * @param machine the machine's name
 * @param entityId whose life it is; null if it has no id
 * @param state the state's name in data
 * @param sequence how many steps have been made
 * @param context the context as text; null if the machine has none
 */
public record SavedLife(
    String machine, String entityId, String state, long sequence, String context) {

  /** The version of the format, to tell later ones apart. */
  private static final long VERSION = 1;

  private static final Set<String> KEYS =
      Set.of("pawl", "machine", "entityId", "state", "sequence", "context");

  /** The life as a JSON object. */
  public String toJson() {
    JsonWriter json = new JsonWriter().field("pawl", VERSION).field("machine", machine);
    if (entityId != null) {
      json.field("entityId", entityId);
    }
    json.field("state", state).field("sequence", sequence);
    if (context != null) {
      json.field("context", context);
    }
    return json.toString();
  }

  /**
   * Reads a life.
   *
   * @throws IllegalArgumentException if the text is not one, or one of another machine
   */
  public static SavedLife read(String machine, String json) {
    Map<String, Object> object = JsonReader.object(json);
    for (String key : object.keySet()) {
      if (!KEYS.contains(key)) {
        throw new IllegalArgumentException("A snapshot has no \"" + key + "\".");
      }
    }
    if (!Long.valueOf(VERSION).equals(object.get("pawl"))) {
      throw new IllegalArgumentException(
          "\"pawl\" must be "
              + VERSION
              + ", the version of snapshots, not "
              + object.get("pawl")
              + ".");
    }
    if (!machine.equals(object.get("machine"))) {
      throw new IllegalArgumentException(
          "This is a snapshot of " + object.get("machine") + ", not of " + machine + ".");
    }
    Object sequence = object.getOrDefault("sequence", 0L);
    if (!(sequence instanceof Long steps) || steps < 0) {
      throw new IllegalArgumentException(
          "\"sequence\" must be a whole number, not " + sequence + ".");
    }
    String state = text(object, "state");
    if (state == null) {
      throw new IllegalArgumentException("A snapshot needs \"state\".");
    }
    return new SavedLife(machine, text(object, "entityId"), state, steps, text(object, "context"));
  }

  private static String text(Map<String, Object> object, String key) {
    Object value = object.get(key);
    if (value != null && !(value instanceof String)) {
      throw new IllegalArgumentException("\"" + key + "\" must be a text, not " + value + ".");
    }
    return (String) value;
  }
}
