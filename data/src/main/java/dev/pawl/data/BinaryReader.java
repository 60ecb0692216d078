package dev.pawl.data;

import dev.pawl.engine.SavedDeferral;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A reader of plain values in the binary format. The reader throws an IllegalArgumentException if
 * the bytes are malformed. Not thread-safe.
 */
final class BinaryReader {

  private final ByteBuffer in;

  BinaryReader(ByteBuffer in) {
    this.in = in;
  }

  boolean hasMore() {
    return in.hasRemaining();
  }

  private IllegalArgumentException refusal(String problem) {
    return new IllegalArgumentException(problem + " at byte " + in.position() + ".");
  }

  private long number() {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte next = in.get();
      value |= (next & 0x7FL) << shift;
      // the tenth byte contains only one bit of the number
      if (next >= 0 && (shift < 63 || next <= 1)) {
        return value;
      }
    }
    throw refusal("A number is longer than 64 bits");
  }

  private int count() {
    long count = number();
    // each counted item takes at least one byte
    if (count < 0 || count > in.remaining()) {
      throw refusal("A length exceeds the remaining bytes");
    }
    return (int) count;
  }

  private int small() {
    long number = number();
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw refusal("A number is out of range");
    }
    return (int) number;
  }

  private String name(BinaryNames names) {
    return names.name(small());
  }

  /** Reads a state or an event with its data. */
  Map<String, @Nullable Object> named(BinaryNames names, String key, String carried) {
    int number = small();
    String name = names.name(number);
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put(key, name);
    int count = count();
    if (count == 0) {
      return fields;
    }
    Map<String, @Nullable Object> parts = new LinkedHashMap<>();
    for (int left = count; left > 0; left--) {
      String part = names.part(number, small());
      int end = count() + in.position();
      parts.put(part, plain());
      if (in.position() != end) {
        throw new IllegalArgumentException(
            "The component " + part + " of " + name + " does not have the stored length.");
      }
    }
    fields.put(carried, parts);
    return fields;
  }

  Map<String, @Nullable Object> instance(
      int format, String machine, BinaryNames states, BinaryNames events, BinaryNames nodes) {
    Map<String, @Nullable Object> instance = new LinkedHashMap<>();
    instance.put("pawl", 1L);
    instance.put("machine", machine);
    instance.put("entityId", plain());
    instance.put("sequence", plain());
    Object context = plain();
    if (context != null) {
      instance.put("context", context);
    }
    instance.put("leaves", each(() -> named(states, "state", "data")));
    instance.put("history", each(() -> name(nodes), () -> each(() -> name(nodes))));
    instance.put("timers", each(() -> name(events), this::plain));
    List<Map<String, @Nullable Object>> deferred = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      deferred.add(named(events, "event", "payload"));
    }
    instance.put("deferred", deferred);
    if (hasMore()) {
      instance.put("elapsed", each(() -> named(events, "event", "payload")));
    }
    if (format >= BinaryForm.EXPLAINED) {
      deferred.forEach(this::explain);
    }
    return instance;
  }

  /**
   * Reads the cause, the attempts and the parked flag of a deferred event and adds them to {@code
   * event}.
   */
  private void explain(Map<String, @Nullable Object> event) {
    if (!(plain() instanceof Map<?, ?> known)) {
      throw refusal("The data of a deferred event is not an object");
    }
    for (Map.Entry<?, ?> field : known.entrySet()) {
      if (!SavedDeferral.FIELDS.contains(field.getKey())) {
        throw refusal("A deferred event has the unknown field \"" + field.getKey() + "\"");
      }
      event.put((String) field.getKey(), field.getValue());
    }
  }

  private List<@Nullable Object> each(Supplier<? extends @Nullable Object> reader) {
    List<@Nullable Object> items = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      items.add(reader.get());
    }
    return items;
  }

  private Map<String, @Nullable Object> each(
      Supplier<String> keys, Supplier<? extends @Nullable Object> values) {
    Map<String, @Nullable Object> entries = new LinkedHashMap<>();
    for (int left = count(); left > 0; left--) {
      String key = keys.get();
      if (entries.containsKey(key)) {
        throw new IllegalArgumentException("The key " + key + " occurs twice.");
      }
      entries.put(key, values.get());
    }
    return entries;
  }

  private @Nullable Object plain() {
    return plain(0);
  }

  private @Nullable Object plain(int depth) {
    if (depth > BinaryWriter.MAX_DEPTH) {
      throw refusal("Values are nested more than " + BinaryWriter.MAX_DEPTH + " deep");
    }
    int kind = in.get();
    return switch (kind) {
      case BinaryWriter.NULL -> null;
      case BinaryWriter.FALSE -> false;
      case BinaryWriter.TRUE -> true;
      case BinaryWriter.WHOLE -> {
        long number = number();
        yield number >>> 1 ^ -(number & 1);
      }
      case BinaryWriter.REAL -> in.getDouble();
      case BinaryWriter.TEXT -> new String(next(), StandardCharsets.UTF_8);
      case BinaryWriter.UNITS -> {
        byte[] units = next();
        if (units.length % 2 != 0) {
          throw refusal("The bytes of a UTF-16 string are odd in number");
        }
        yield ByteBuffer.wrap(units).asCharBuffer().toString();
      }
      case BinaryWriter.LIST -> each(() -> plain(depth + 1));
      case BinaryWriter.MAP -> entries(depth);
      default -> throw refusal("A value has the unknown type " + kind);
    };
  }

  private Map<String, @Nullable Object> entries(int depth) {
    return each(
        () -> {
          if (plain(depth + 1) instanceof String key) {
            return key;
          }
          throw refusal("A key is not a string");
        },
        () -> plain(depth + 1));
  }

  private byte[] next() {
    byte[] bytes = new byte[count()];
    in.get(bytes);
    return bytes;
  }
}
