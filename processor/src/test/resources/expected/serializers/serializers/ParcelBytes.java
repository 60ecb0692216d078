package serializers;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import javax.annotation.processing.Generated;

/**
 * Plain values as bytes. A head of three bytes says that this is Pawl's, in which format and what
 * of; a checksum says that it is whole and of this machine.
 */
@Generated("dev.pawl.processor")
final class ParcelBytes {
  private static final int MARK = 'P';
  private static final int FORMAT = 1;
  private static final int HEAD = 3;
  private static final int CHECKSUM = 4;
  private static final int MAX_DEPTH = 100;

  private static final String UNKNOWN =
      "A later version wrote what this one does not know and bytes cannot keep: ";
  private static final Set<String> FIELDS =
      Set.of(
          "pawl", "machine", "entityId", "sequence", "context", "state", "leaves", "history",
          "timers", "elapsed", "deferred");

  private static final int NULL = 0;
  private static final int FALSE = 1;
  private static final int TRUE = 2;
  private static final int WHOLE = 3;
  private static final int REAL = 4;
  private static final int TEXT = 5;
  private static final int UNITS = 6;
  private static final int LIST = 7;
  private static final int MAP = 8;

  private ParcelBytes() {}

  /** The numbers of states or events, and of what they carry. */
  static final class Numbers {
    private final String what;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, String[]> parts = new HashMap<>();

    Numbers(String what) {
      this.what = what;
    }

    /** Adds one; its parts have the numbers from 1 on. */
    Numbers add(int number, String name, String... itsParts) {
      numbers.put(name, number);
      names.put(number, name);
      parts.put(number, itsParts);
      return this;
    }

    private int number(Object name) {
      Integer number = numbers.get(name);
      require(number != null, () -> "Bytes have no number for the " + what + " " + name);
      return number;
    }

    private String name(int number) {
      String name = names.get(number);
      require(name != null, () -> "There is no " + what + " of the number " + number);
      return name;
    }

    /** What a later version added has no number here, and must not be left out. */
    private int part(int number, Object name) {
      int part = List.of(parts.get(number)).indexOf(name) + 1;
      require(part > 0, () -> UNKNOWN + "\"" + name + "\" of the " + what + " " + name(number));
      return part;
    }

    private String part(int number, int part) {
      String[] known = parts.get(number);
      boolean fits = part > 0 && part <= known.length;
      require(
          fits, () -> "The " + what + " " + name(number) + " has nothing of the number " + part);
      return known[part - 1];
    }
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message + ".");
    }
  }

  /** The message is made only where something is wrong. */
  private static void require(boolean holds, Supplier<String> message) {
    if (!holds) {
      require(false, message.get());
    }
  }

  /** Writes. */
  static final class Writer {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Writer(char kind) {
      out.write(MARK);
      out.write(FORMAT);
      out.write(kind);
    }

    /** All that was written, with its checksum. */
    byte[] bytes() {
      byte[] body = out.toByteArray();
      return ByteBuffer.allocate(body.length + CHECKSUM)
          .put(body)
          .putInt(checksum(body, body.length))
          .array();
    }

    private Writer number(long value) {
      long rest = value;
      while ((rest & ~0x7FL) != 0) {
        out.write((int) (rest & 0x7F | 0x80));
        rest >>>= 7;
      }
      out.write((int) rest);
      return this;
    }

    /** A number for a name. */
    private Writer name(Numbers names, Object name) {
      return number(names.number(name));
    }

    /** A state or an event, by its name or with what it carries. */
    Writer named(Numbers names, Object plain, String key, String carried) {
      Map<?, ?> fields = plain instanceof Map<?, ?> map ? map : Map.of(key, plain);
      int number = names.number(fields.get(key));
      for (Object field : fields.keySet()) {
        require(field.equals(key) || field.equals(carried), () -> UNKNOWN + "\"" + field + "\"");
      }
      number(number);
      Map<?, ?> parts = fields.containsKey(carried) ? (Map<?, ?>) fields.get(carried) : Map.of();
      number(parts.size());
      parts.forEach(
          (part, value) -> {
            Writer apart = new Writer(' ');
            apart.plain(value);
            number(names.part(number, part));
            number(apart.out.size() - HEAD);
            out.write(apart.out.toByteArray(), HEAD, apart.out.size() - HEAD);
          });
      return this;
    }

    /** A life. */
    Writer life(Map<String, Object> life, Numbers states, Numbers events, Numbers nodes) {
      for (String field : life.keySet()) {
        require(FIELDS.contains(field), () -> UNKNOWN + "\"" + field + "\"");
      }
      plain(life.get("entityId")).plain(life.get("sequence")).plain(life.get("context"));
      Object leaves = life.containsKey("state") ? List.of(life.get("state")) : life.get("leaves");
      each(leaves, leaf -> named(states, leaf, "state", "data"));
      each(
          life.getOrDefault("history", Map.of()),
          (node, active) -> name(nodes, node).each(active, state -> name(nodes, state)));
      each(
          life.getOrDefault("timers", Map.of()), (event, left) -> name(events, event).plain(left));
      each(
          life.getOrDefault("deferred", List.of()),
          event -> named(events, event, "event", "payload"));
      // nothing, where there are none: so they were written before there could be any
      return life.containsKey("elapsed")
          ? each(life.get("elapsed"), event -> named(events, event, "event", "payload"))
          : this;
    }

    /** The items of a list. */
    private Writer each(Object list, Consumer<Object> writer) {
      List<?> items = (List<?>) list;
      number(items.size());
      items.forEach(writer);
      return this;
    }

    /** The entries of a map. */
    private Writer each(Object map, BiConsumer<Object, Object> writer) {
      Map<?, ?> entries = (Map<?, ?>) map;
      number(entries.size());
      entries.forEach(writer);
      return this;
    }

    /** Any plain value. */
    private Writer plain(Object value) {
      if (value == null) {
        out.write(NULL);
      } else if (value instanceof Boolean flag) {
        out.write(flag ? TRUE : FALSE);
      } else if (value instanceof Double real) {
        out.write(REAL);
        byte[] bits = ByteBuffer.allocate(Double.BYTES).putDouble(real).array();
        out.write(bits, 0, bits.length);
      } else if (value instanceof Number whole) {
        boolean fits = !(value instanceof BigInteger big) || big.bitLength() < Long.SIZE;
        require(fits, () -> "A number is too large for bytes: " + value);
        out.write(WHOLE);
        number(whole.longValue() << 1 ^ whole.longValue() >> 63);
      } else if (value instanceof List<?> items) {
        out.write(LIST);
        each(items, this::plain);
      } else if (value instanceof Map<?, ?> entries) {
        out.write(MAP);
        each(entries, (key, item) -> plain(key).plain(item));
      } else {
        text((String) value);
      }
      return this;
    }

    /** A text that is not Unicode, as half a surrogate pair is not, keeps its units. */
    private void text(String text) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      boolean whole = text.equals(new String(bytes, StandardCharsets.UTF_8));
      if (!whole) {
        ByteBuffer units = ByteBuffer.allocate(2 * text.length());
        units.asCharBuffer().put(text);
        bytes = units.array();
      }
      out.write(whole ? TEXT : UNITS);
      number(bytes.length);
      out.write(bytes, 0, bytes.length);
    }
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update("serializers.Package".getBytes(StandardCharsets.UTF_8));
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  /** Reads; whatever is not as it was written is an IllegalArgumentException. */
  static final class Reader {
    private final ByteBuffer in;

    private Reader(ByteBuffer in) {
      this.in = in;
    }

    /** Reads all of some bytes. */
    static <T> T read(byte[] bytes, char kind, Function<Reader, T> content) {
      int length = bytes.length - CHECKSUM;
      require(length > HEAD && bytes[0] == MARK, "These are no bytes of a machine");
      require(
          bytes[1] == FORMAT,
          () -> "These bytes are of the format " + bytes[1] + ", not " + FORMAT);
      int expected = ByteBuffer.wrap(bytes, length, CHECKSUM).getInt();
      require(
          checksum(bytes, length) == expected,
          "These bytes are damaged, or of another machine: their checksum is wrong");
      require(bytes[2] == kind, () -> "These bytes are " + (char) bytes[2] + ", not " + kind);
      Reader reader = new Reader(ByteBuffer.wrap(bytes, HEAD, length - HEAD));
      try {
        T result = content.apply(reader);
        require(!reader.in.hasRemaining(), "There are more bytes than belong there");
        return result;
      } catch (BufferUnderflowException e) {
        throw new IllegalArgumentException("These bytes end too early.", e);
      }
    }

    private long number() {
      long value = 0;
      for (int shift = 0; shift < Long.SIZE; shift += 7) {
        byte next = in.get();
        value |= (next & 0x7FL) << shift;
        // of the tenth byte one bit is left
        if (next >= 0 && (shift < 63 || next <= 1)) {
          return value;
        }
      }
      throw new IllegalArgumentException(
          "A number has too many digits at byte " + in.position() + ".");
    }

    private int count() {
      long count = number();
      // whatever is counted takes a byte at least
      require(
          count >= 0 && count <= in.remaining(),
          () -> "There is less than is announced at byte " + in.position());
      return (int) count;
    }

    private int small() {
      long number = number();
      require(
          number >= 0 && number <= Integer.MAX_VALUE,
          () -> "A number is out of range at byte " + in.position());
      return (int) number;
    }

    /** The name that a number stands for. */
    private String name(Numbers names) {
      return names.name(small());
    }

    /** A state or an event, with what it carries. */
    Map<String, Object> named(Numbers names, String key, String carried) {
      int number = small();
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put(key, names.name(number));
      Map<String, Object> parts = new LinkedHashMap<>();
      for (int left = count(); left > 0; left--) {
        String part = names.part(number, small());
        int end = count() + in.position();
        parts.put(part, plain(0));
        require(
            in.position() == end, () -> part + " of " + fields.get(key) + " has another length");
      }
      if (!parts.isEmpty()) {
        fields.put(carried, parts);
      }
      return fields;
    }

    /** A life. */
    Map<String, Object> life(String machine, Numbers states, Numbers events, Numbers nodes) {
      Map<String, Object> life = new LinkedHashMap<>();
      life.put("pawl", 1L);
      life.put("machine", machine);
      life.put("entityId", plain());
      life.put("sequence", plain());
      Object context = plain();
      if (context != null) {
        life.put("context", context);
      }
      life.put("leaves", each(() -> named(states, "state", "data")));
      life.put("history", each(() -> name(nodes), () -> each(() -> name(nodes))));
      life.put("timers", each(() -> name(events), this::plain));
      life.put("deferred", each(() -> named(events, "event", "payload")));
      if (in.hasRemaining()) {
        life.put("elapsed", each(() -> named(events, "event", "payload")));
      }
      return life;
    }

    /** The items of a list. */
    private List<Object> each(Supplier<Object> reader) {
      List<Object> items = new ArrayList<>();
      for (int left = count(); left > 0; left--) {
        items.add(reader.get());
      }
      return items;
    }

    /** The entries of a map. */
    private Map<String, Object> each(Supplier<String> keys, Supplier<Object> values) {
      Map<String, Object> entries = new LinkedHashMap<>();
      for (int left = count(); left > 0; left--) {
        String key = keys.get();
        require(!entries.containsKey(key), () -> key + " stands there twice");
        entries.put(key, values.get());
      }
      return entries;
    }

    /** Any plain value. */
    private Object plain() {
      return plain(0);
    }

    private Object plain(int depth) {
      require(depth <= MAX_DEPTH, () -> "Values are nested more than " + MAX_DEPTH + " deep");
      int kind = in.get();
      return switch (kind) {
        case NULL -> null;
        case FALSE -> false;
        case TRUE -> true;
        case WHOLE -> {
          long number = number();
          yield number >>> 1 ^ -(number & 1);
        }
        case REAL -> in.getDouble();
        case TEXT -> new String(next(), StandardCharsets.UTF_8);
        case UNITS -> {
          byte[] units = next();
          require(
              units.length % 2 == 0, () -> "Half a unit of text stands at byte " + in.position());
          yield ByteBuffer.wrap(units).asCharBuffer().toString();
        }
        case LIST -> {
          List<Object> items = new ArrayList<>();
          for (int left = count(); left > 0; left--) {
            items.add(plain(depth + 1));
          }
          yield items;
        }
        case MAP -> {
          Map<Object, Object> entries = new LinkedHashMap<>();
          for (int left = count(); left > 0; left--) {
            Object key = plain(depth + 1);
            boolean fresh = key instanceof String && !entries.containsKey(key);
            require(
                fresh, () -> "A key is no text, or stands there twice, at byte " + in.position());
            entries.put(key, plain(depth + 1));
          }
          yield entries;
        }
        default ->
            throw new IllegalArgumentException(
                "Nothing is written as " + kind + ", at byte " + in.position() + ".");
      };
    }

    private byte[] next() {
      byte[] bytes = new byte[count()];
      in.get(bytes);
      return bytes;
    }
  }
}
