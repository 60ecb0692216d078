package dev.pawl.data;

import dev.pawl.engine.SavedDeferral;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A writer of plain values in the binary format. Not thread-safe. */
final class BinaryWriter {

  static final int NULL = 0;
  static final int FALSE = 1;
  static final int TRUE = 2;
  static final int WHOLE = 3;
  static final int REAL = 4;
  static final int TEXT = 5;
  static final int UNITS = 6;
  static final int LIST = 7;
  static final int MAP = 8;

  /** The maximum depth of nested lists and maps, equal to that of JSON. */
  static final int MAX_DEPTH = 100;

  /** The number of lists and maps that contain a part of a state or event in JSON. */
  private static final int PART_DEPTH = 4;

  private static final Set<String> FIELDS =
      Set.of(
          "pawl",
          "machine",
          "entityId",
          "sequence",
          "context",
          "state",
          "leaves",
          "history",
          "timers",
          "elapsed",
          "deferred");

  private byte[] written = new byte[256];
  private int length;

  /** Returns the written bytes, followed by a number of zeros. */
  byte[] bytes(int zeros) {
    return Arrays.copyOf(written, length + zeros);
  }

  /** Makes room for more bytes. */
  private void ensure(int bytes) {
    if (bytes > written.length - length) {
      written = Arrays.copyOf(written, Math.max(2 * written.length, Math.addExact(length, bytes)));
    }
  }

  void octet(int value) {
    ensure(1);
    written[length++] = (byte) value;
  }

  private void number(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      octet((int) (rest & 0x7F | 0x80));
      rest >>>= 7;
    }
    octet((int) rest);
  }

  private void name(BinaryNames names, @Nullable Object name) {
    number(names.number(String.valueOf(name)));
  }

  /**
   * Writes a state or an event. The plain value is either a name, or an object that contains the
   * name and the data.
   */
  void named(BinaryNames names, @Nullable Object plain, String key, String carried) {
    named(names, plain, key, carried, List.of());
  }

  /**
   * Writes a state or an event, except for the fields in {@code elsewhere}, which the caller
   * writes.
   */
  private void named(
      BinaryNames names,
      @Nullable Object plain,
      String key,
      String carried,
      List<String> elsewhere) {
    Map<?, ?> fields = plain instanceof Map<?, ?> map ? map : Collections.singletonMap(key, plain);
    int number = names.number(String.valueOf(fields.get(key)));
    for (Object field : fields.keySet()) {
      if (!field.equals(key) && !field.equals(carried) && !elsewhere.contains(field)) {
        throw BinaryForm.unknown("\"" + field + "\"");
      }
    }
    number(number);
    Map<?, ?> parts = fields.get(carried) instanceof Map<?, ?> map ? map : Map.of();
    each(
        parts,
        (part, value) -> {
          BinaryWriter apart = new BinaryWriter();
          apart.plain(value, PART_DEPTH);
          number(names.part(number, String.valueOf(part)));
          bytes(apart.bytes(0));
        });
  }

  void instance(
      Map<String, ? extends @Nullable Object> plain,
      BinaryNames states,
      BinaryNames events,
      BinaryNames nodes) {
    for (String field : plain.keySet()) {
      if (!FIELDS.contains(field)) {
        throw BinaryForm.unknown("\"" + field + "\"");
      }
    }
    plain(plain.get("entityId"));
    plain(plain.get("sequence"));
    plain(plain.get("context"));
    Object leaves =
        plain.containsKey("state")
            ? Collections.singletonList(plain.get("state"))
            : plain.get("leaves");
    each(list(leaves), leaf -> named(states, leaf, "state", "data"));
    each(
        map(plain.get("history")),
        (node, active) -> {
          name(nodes, node);
          each(list(active), state -> name(nodes, state));
        });
    each(
        map(plain.get("timers")),
        (event, left) -> {
          name(events, event);
          plain(left);
        });
    List<?> deferred = list(plain.get("deferred"));
    each(deferred, event -> named(events, event, "event", "payload", SavedDeferral.FIELDS));
    // an empty list is omitted, so that the bytes equal those of versions without elapsed timers
    boolean isExplained = isExplained(plain);
    if (isExplained || plain.containsKey("elapsed")) {
      each(list(plain.get("elapsed")), event -> named(events, event, "event", "payload"));
    }
    if (isExplained) {
      deferred.forEach(this::explanation);
    }
  }

  /**
   * Returns whether a deferred event has a cause or attempts. Only version 2 of the format stores
   * causes and attempts.
   */
  static boolean isExplained(Map<String, ? extends @Nullable Object> plain) {
    for (Object event : list(plain.get("deferred"))) {
      if (event instanceof Map<?, ?> fields
          && SavedDeferral.FIELDS.stream().anyMatch(fields::containsKey)) {
        return true;
      }
    }
    return false;
  }

  /** Writes the fields of a deferred event other than the event itself, such as its cause. */
  private void explanation(@Nullable Object event) {
    Map<String, @Nullable Object> known = new LinkedHashMap<>();
    if (event instanceof Map<?, ?> fields) {
      for (String field : SavedDeferral.FIELDS) {
        if (fields.containsKey(field)) {
          known.put(field, fields.get(field));
        }
      }
    }
    SavedDeferral.requireKnown(known);
    plain(known);
  }

  private static List<?> list(@Nullable Object value) {
    return value == null ? List.of() : (List<?>) value;
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return value == null ? Map.of() : (Map<?, ?>) value;
  }

  private void each(List<?> items, Consumer<@Nullable Object> writer) {
    number(items.size());
    items.forEach(writer);
  }

  private void each(Map<?, ?> entries, BiConsumer<Object, @Nullable Object> writer) {
    number(entries.size());
    entries.forEach(writer);
  }

  private void plain(@Nullable Object value) {
    plain(value, 1);
  }

  /**
   * Writes a plain value.
   *
   * @param depth the number of lists and maps that contain the value in JSON
   * @throws IllegalArgumentException if lists and maps are nested too deeply to be read again
   */
  private void plain(@Nullable Object value, int depth) {
    if (depth >= MAX_DEPTH && (value instanceof List<?> || value instanceof Map<?, ?>)) {
      throw new IllegalArgumentException("Values are nested more than " + MAX_DEPTH + " deep.");
    }
    if (value == null) {
      octet(NULL);
    } else if (value instanceof Boolean flag) {
      octet(flag ? TRUE : FALSE);
    } else if (value instanceof Double real) {
      octet(REAL);
      raw(ByteBuffer.allocate(Double.BYTES).putDouble(real).array());
    } else if (value instanceof Number whole) {
      if (value instanceof BigInteger big && big.bitLength() >= Long.SIZE) {
        throw new IllegalArgumentException(
            "The number " + value + " is too large for the binary format, which stores 64 bits.");
      }
      octet(WHOLE);
      number(whole.longValue() << 1 ^ whole.longValue() >> 63);
    } else if (value instanceof List<?> items) {
      octet(LIST);
      each(items, item -> plain(item, depth + 1));
    } else if (value instanceof Map<?, ?> entries) {
      octet(MAP);
      each(
          entries,
          (key, item) -> {
            plain(key, depth + 1);
            plain(item, depth + 1);
          });
    } else {
      text((String) value);
    }
  }

  /**
   * Writes a string as UTF-8. A string that is not valid Unicode, for example because of an
   * unpaired surrogate, is written as UTF-16 units.
   */
  private void text(String text) {
    if (isUnicode(text)) {
      octet(TEXT);
      bytes(text.getBytes(StandardCharsets.UTF_8));
    } else {
      ByteBuffer units = ByteBuffer.allocate(2 * text.length());
      units.asCharBuffer().put(text);
      octet(UNITS);
      bytes(units.array());
    }
  }

  private static boolean isUnicode(String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (Character.getType(text.codePointAt(i)) == Character.SURROGATE) {
        return false;
      }
    }
    return true;
  }

  private void bytes(byte[] bytes) {
    number(bytes.length);
    raw(bytes);
  }

  /** Writes bytes without their number. */
  void raw(byte[] bytes) {
    ensure(bytes.length);
    System.arraycopy(bytes, 0, written, length, bytes.length);
    length += bytes.length;
  }
}
