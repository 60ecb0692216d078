package dev.pawl.store.machine;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The snapshot of an instance, as text or as the fields of a JSON object. The other form is
 * computed when it is first used. Two snapshots are equal if their texts are equal. Immutable and
 * thread-safe.
 */
public final class StoredSnapshot {

  private volatile @Nullable String text;
  private volatile @Nullable Map<String, @Nullable Object> fields;
  private volatile @Nullable List<Duration> timers;

  private StoredSnapshot(@Nullable String text, @Nullable Map<String, @Nullable Object> fields) {
    this.text = text;
    this.fields = fields;
  }

  /** Returns a snapshot with the given text. */
  public static StoredSnapshot of(String text) {
    return new StoredSnapshot(Objects.requireNonNull(text, "text"), null);
  }

  /** Returns a snapshot with the given text; null for null. */
  public static @Nullable StoredSnapshot ofNullable(@Nullable String text) {
    return text == null ? null : of(text);
  }

  /**
   * Returns a snapshot with the given fields.
   *
   * @param fields the fields of the JSON object, which must not be modified afterwards
   */
  public static StoredSnapshot of(Map<String, @Nullable Object> fields) {
    return new StoredSnapshot(null, Objects.requireNonNull(fields, "fields"));
  }

  /**
   * Returns the snapshot as text.
   *
   * @throws IllegalArgumentException if the nesting of the fields is deeper than 100
   */
  public String text() {
    String known = text;
    if (known == null) {
      JsonWriter json = new JsonWriter();
      fields().forEach(json::field);
      known = json.toString();
      text = known;
    }
    return known;
  }

  /**
   * Returns the fields of the snapshot.
   *
   * @throws IllegalArgumentException if the text is not a JSON object
   */
  public Map<String, @Nullable Object> fields() {
    Map<String, @Nullable Object> known = fields;
    if (known == null) {
      known = JsonReader.object(Objects.requireNonNull(text));
      fields = known;
    }
    return known;
  }

  /**
   * Returns the fields of a snapshot that Pawl wrote; empty if the application wrote the snapshot
   * in a format of its own, or if the text is not a JSON object.
   */
  public Map<String, @Nullable Object> fieldsOfPawl() {
    String known = text;
    if (fields == null && known != null && !known.startsWith("{")) {
      return Map.of();
    }
    try {
      return fields().containsKey("pawl") ? fields() : Map.of();
    } catch (IllegalArgumentException e) {
      return Map.of();
    }
  }

  /**
   * Returns the remaining times of the timers in a snapshot that Pawl wrote; empty if it has none.
   * The list is unmodifiable.
   *
   * @throws DateTimeException if a remaining time is not a duration
   * @throws ClassCastException if a remaining time is not a string
   */
  public List<Duration> timers() {
    List<Duration> known = timers;
    if (known == null) {
      List<Duration> read = new ArrayList<>();
      if (fieldsOfPawl().get("timers") instanceof Map<?, ?> running) {
        for (Object left : running.values()) {
          read.add(Duration.parse((String) left));
        }
      }
      known = Collections.unmodifiableList(read);
      timers = known;
    }
    return known;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StoredSnapshot snapshot && text().equals(snapshot.text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
