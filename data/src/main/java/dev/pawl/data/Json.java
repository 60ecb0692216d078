package dev.pawl.data;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON objects (RFC 8259) as plain values and back. Thread-safe. */
public final class Json {

  private Json() {}

  /**
   * Reads a text that is one object, to the letter.
   *
   * @param text the JSON
   * @return the object's fields, in the order of the text; unmodifiable
   * @throws IllegalArgumentException if the text is not one JSON object, has a key twice in one
   *     object, is nested more than 100 deep, or has a number out of range or of more than 1,000
   *     characters; the message tells where
   */
  public static Map<String, @Nullable Object> read(String text) {
    return JsonReader.object(text);
  }

  /**
   * Reads what a text stands for that is a name, or an object as {@link #write(Map)} writes it.
   *
   * @param text the text of a column, say
   * @param what what it is of, for errors
   * @return the object, or the text itself
   * @throws IllegalArgumentException if the text begins as an object does and is none
   */
  public static Plain readNameOrObject(String text, String what) {
    return new Plain(text.startsWith("{\"") ? read(text) : text, what);
  }

  /**
   * Writes an object on one line.
   *
   * @param fields plain values by name
   * @return the JSON
   * @throws IllegalArgumentException if values are nested more than 100 deep
   */
  public static String write(Map<String, ? extends @Nullable Object> fields) {
    JsonWriter json = new JsonWriter();
    fields.forEach((name, value) -> json.field(name, (Object) value));
    return json.toString();
  }
}
