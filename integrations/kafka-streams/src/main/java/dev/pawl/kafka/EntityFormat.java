package dev.pawl.kafka;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.sql.UnreadableCell;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The stored form of entities. The stored form contains the instance in the machine's binary
 * format. Thread-safe.
 */
final class EntityFormat {

  private static final int VERSION = 1;
  private static final long NEVER = Long.MIN_VALUE;
  private static final String REMEDY =
      "Deploy a version of the machine that can read it, or force the entity to a state.";
  private static final Answer.Outcome[] OUTCOMES = Answer.Outcome.values();

  private final StreamMachine<?, ?> machine;

  EntityFormat(StreamMachine<?, ?> machine) {
    this.machine = machine;
  }

  /**
   * Writes an entity.
   *
   * @param instance the instance in the machine's binary format; null if the entity has none
   */
  byte[] toBytes(EntityRecord entity, byte @Nullable [] instance) {
    Writer out = new Writer();
    out.put((byte) VERSION);
    out.put(entity.token());
    out.put(entity.due());
    out.put((short) entity.answers().size());
    for (Answer answer : entity.answers()) {
      out.put(answer.command());
      out.put((byte) answer.outcome().ordinal());
      out.put(answer.version());
      out.put(answer.state());
      out.put(answer.why());
    }
    out.put(entity.row() != null);
    if (entity.row() != null) {
      write(out, entity.row(), Objects.requireNonNull(instance));
    }
    return out.bytes();
  }

  private static void write(Writer out, EntityRow row, byte[] instance) {
    out.put(row.updatedAt());
    TimerColumns timerColumns = row.timerColumns();
    boolean timed = !timerColumns.equals(TimerColumns.NONE);
    out.put(timed);
    if (timed) {
      out.put(timerColumns.dueAt());
      out.put(timerColumns.timerAt());
      out.put(timerColumns.attempts());
      out.put(timerColumns.parkedAt());
      out.put(timerColumns.error());
    }
    out.put(row.version());
    out.put(row.stored() != null);
    if (row.stored() != null) {
      out.put(row.state());
    }
    out.put(instance);
  }

  /** A writer of values into a buffer that grows. */
  private static final class Writer {
    private ByteBuffer out = ByteBuffer.allocate(512);

    private ByteBuffer ensure(int bytes) {
      if (out.remaining() < bytes) {
        out = ByteBuffer.allocate(2 * (out.position() + bytes)).put(out.flip());
      }
      return out;
    }

    void put(byte value) {
      ensure(Byte.BYTES).put(value);
    }

    void put(boolean value) {
      put((byte) (value ? 1 : 0));
    }

    void put(short value) {
      ensure(Short.BYTES).putShort(value);
    }

    void put(int value) {
      ensure(Integer.BYTES).putInt(value);
    }

    void put(long value) {
      ensure(Long.BYTES).putLong(value);
    }

    void put(@Nullable Instant time) {
      put(time == null ? NEVER : ChronoUnit.MICROS.between(Instant.EPOCH, time));
    }

    void put(@Nullable String text) {
      if (text == null) {
        put(-1);
      } else {
        put(text.getBytes(StandardCharsets.UTF_8));
      }
    }

    void put(byte[] bytes) {
      put(bytes.length);
      ensure(bytes.length).put(bytes);
    }

    byte[] bytes() {
      return Arrays.copyOf(out.array(), out.position());
    }
  }

  /**
   * Reads an entity.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  EntityRecord fromBytes(String id, byte[] bytes) {
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      int version = in.get();
      if (version != VERSION) {
        throw new IllegalArgumentException("the version of its format is " + version);
      }
      long token = in.getLong();
      Instant due = readTime(in);
      List<Answer> answers = new ArrayList<>();
      for (int left = in.getShort() & 0xFFFF; left > 0; left--) {
        answers.add(readAnswer(in));
      }
      EntityRow row = in.get() != 0 ? readRow(in, id) : null;
      return new EntityRecord(row, due, token, List.copyOf(answers));
    } catch (RuntimeException e) {
      String why =
          e instanceof BufferUnderflowException ? "the bytes end too early" : ErrorText.message(e);
      throw new IllegalArgumentException(
          machine.name() + ' ' + id + " cannot be read from the store: " + why + ". " + REMEDY, e);
    }
  }

  private static Answer readAnswer(ByteBuffer in) {
    return new Answer(
        requireText(in), OUTCOMES[in.get() & 0xFF], in.getLong(), readText(in), readText(in));
  }

  private EntityRow readRow(ByteBuffer in, String id) {
    Instant updatedAt = requireTime(in);
    TimerColumns timerColumns =
        in.get() != 0
            ? new TimerColumns(readTime(in), readTime(in), in.getInt(), readTime(in), readText(in))
            : TimerColumns.NONE;
    long version = in.getLong();
    String named = in.get() != 0 ? requireText(in) : null;
    byte[] instance = requireBytes(in);
    try {
      String state = named == null ? machine.state(instance) : named;
      StoredSnapshot snapshot = named == null ? null : machine.snapshot(instance);
      return new EntityRow(id, state, version, updatedAt, snapshot, timerColumns, null);
    } catch (RuntimeException e) {
      // the entity can still be forced to a state
      String state = named == null ? "" : named;
      UnreadableCell cell =
          new UnreadableCell(
              "entities",
              id,
              "instance",
              instance.length + " bytes",
              "cannot be read: " + ErrorText.message(e),
              REMEDY);
      return new EntityRow(id, state, version, updatedAt, null, timerColumns, null, List.of(cell));
    }
  }

  private static @Nullable Instant readTime(ByteBuffer in) {
    long micros = in.getLong();
    return micros == NEVER ? null : Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
  }

  private static Instant requireTime(ByteBuffer in) {
    Instant time = readTime(in);
    if (time == null) {
      throw new IllegalArgumentException("a time is missing");
    }
    return time;
  }

  private static @Nullable String readText(ByteBuffer in) {
    byte[] bytes = readBytes(in);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte @Nullable [] readBytes(ByteBuffer in) {
    int length = in.getInt();
    if (length < 0) {
      return null;
    }
    if (length > in.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  private static String requireText(ByteBuffer in) {
    return new String(requireBytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] requireBytes(ByteBuffer in) {
    byte[] bytes = readBytes(in);
    if (bytes == null) {
      throw new IllegalArgumentException("a value is missing");
    }
    return bytes;
  }
}
