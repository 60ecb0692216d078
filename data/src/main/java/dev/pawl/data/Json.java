package dev.pawl.data;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A reader and a writer of JSON objects (RFC 8259) as plain values. Thread-safe. */
public final class Json {

  private Json() {}

  /**
   * Parses a JSON object.
   *
   * @param text the JSON to parse
   * @return the fields of the object, in the order of the text; unmodifiable
   * @throws IllegalArgumentException if the text is not exactly one JSON object, an object contains
   *     a key twice, the nesting is deeper than 100, or a number is out of range or longer than
   *     1,000 characters; the message contains the position
   */
  public static Map<String, @Nullable Object> read(String text) {
    return JsonReader.object(text);
  }

  /**
   * Reads a string that is either a name or an object in the format of {@link #write(Map)}.
   *
   * @param text the string, for example from a database column
   * @param what a description of the value for error messages
   * @return the object, or the string itself if the string does not start like an object
   * @throws IllegalArgumentException if the string starts like an object but is not a valid object
   */
  public static Plain readNameOrObject(String text, String what) {
    return new Plain(text.startsWith("{\"") ? read(text) : text, what);
  }

  /**
   * Writes an object as JSON on one line.
   *
   * @param fields the plain values by name
   * @return the object as JSON
   * @throws IllegalArgumentException if the nesting is deeper than 100
   */
  public static String write(Map<String, ? extends @Nullable Object> fields) {
    JsonWriter json = new JsonWriter();
    fields.forEach((name, value) -> json.field(name, (Object) value));
    return json.toString();
  }
}
