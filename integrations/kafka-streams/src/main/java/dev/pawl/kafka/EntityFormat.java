package dev.pawl.kafka;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.machine.StoredSnapshot;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.sql.UnreadableCell;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
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
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(VERSION);
      out.writeLong(entity.token());
      write(out, entity.due());
      out.writeShort(entity.answers().size());
      for (Answer answer : entity.answers()) {
        write(out, answer);
      }
      out.writeBoolean(entity.row() != null);
      if (entity.row() != null) {
        write(out, entity.row(), Objects.requireNonNull(instance));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, Answer answer) throws IOException {
    write(out, answer.command());
    out.writeByte(answer.outcome().ordinal());
    out.writeLong(answer.version());
    write(out, answer.state());
    write(out, answer.why());
  }

  private static void write(DataOutputStream out, EntityRow row, byte[] instance) throws IOException {
    write(out, row.updatedAt());
    TimerColumns alarm = row.alarm();
    boolean timed = !alarm.equals(TimerColumns.NONE);
    out.writeBoolean(timed);
    if (timed) {
      write(out, alarm.dueAt());
      write(out, alarm.timerAt());
      out.writeInt(alarm.attempts());
      write(out, alarm.parkedAt());
      write(out, alarm.error());
    }
    out.writeLong(row.version());
    out.writeBoolean(row.stored() != null);
    if (row.stored() != null) {
      write(out, row.state());
    }
    out.writeInt(instance.length);
    out.write(instance);
  }

  /**
   * Reads an entity.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  EntityRecord fromBytes(String id, byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int version = in.readByte();
      if (version != VERSION) {
        throw new IllegalArgumentException("the version of its format is " + version);
      }
      long token = in.readLong();
      Instant due = readTime(in);
      List<Answer> answers = new ArrayList<>();
      for (int left = in.readUnsignedShort(); left > 0; left--) {
        answers.add(readAnswer(in));
      }
      EntityRow row = in.readBoolean() ? readRow(in, id) : null;
      return new EntityRecord(row, due, token, List.copyOf(answers));
    } catch (IOException | RuntimeException e) {
      throw new IllegalArgumentException(
          machine.name()
              + ' '
              + id
              + " cannot be read from the store: "
              + ErrorText.message(e)
              + ". "
              + REMEDY,
          e);
    }
  }

  private static Answer readAnswer(DataInputStream in) throws IOException {
    return new Answer(
        requireText(in),
        OUTCOMES[in.readUnsignedByte()],
        in.readLong(),
        readText(in),
        readText(in));
  }

  private EntityRow readRow(DataInputStream in, String id) throws IOException {
    Instant updatedAt = requireTime(in);
    TimerColumns alarm =
        in.readBoolean()
            ? new TimerColumns(readTime(in), readTime(in), in.readInt(), readTime(in), readText(in))
            : TimerColumns.NONE;
    long version = in.readLong();
    String named = in.readBoolean() ? requireText(in) : null;
    byte[] instance = requireBytes(in);
    try {
      String state = named == null ? machine.state(instance) : named;
      StoredSnapshot snapshot = named == null ? null : machine.snapshot(instance);
      return new EntityRow(id, state, version, updatedAt, snapshot, alarm, null, List.of());
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
      return new EntityRow(id, state, version, updatedAt, null, alarm, null, List.of(cell));
    }
  }

  private static void write(DataOutputStream out, @Nullable Instant time) throws IOException {
    out.writeLong(time == null ? NEVER : ChronoUnit.MICROS.between(Instant.EPOCH, time));
  }

  private static @Nullable Instant readTime(DataInputStream in) throws IOException {
    long micros = in.readLong();
    return micros == NEVER ? null : Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
  }

  private static Instant requireTime(DataInputStream in) throws IOException {
    Instant time = readTime(in);
    if (time == null) {
      throw new IOException("a time is missing");
    }
    return time;
  }

  private static void write(DataOutputStream out, @Nullable String text) throws IOException {
    byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(text == null ? -1 : bytes.length);
    out.write(bytes);
  }

  private static @Nullable String readText(DataInputStream in) throws IOException {
    byte[] bytes = readBytes(in);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte @Nullable [] readBytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length > in.available()) {
      throw new IOException("the bytes end too early");
    }
    return length < 0 ? null : in.readNBytes(length);
  }

  private static String requireText(DataInputStream in) throws IOException {
    return new String(requireBytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] requireBytes(DataInputStream in) throws IOException {
    byte[] bytes = readBytes(in);
    if (bytes == null) {
      throw new IOException("a value is missing");
    }
    return bytes;
  }
}
