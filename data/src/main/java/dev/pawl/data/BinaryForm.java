package dev.pawl.data;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The binary format of a machine's plain values. A header of three bytes contains the letter {@code
 * P}, the version of the format, and a letter that shows whether the bytes contain a state, an
 * event or an instance. A checksum (CRC-32) shows that the bytes are complete and belong to this
 * machine. Bytes with a wrong header or a wrong checksum cause an {@link IllegalArgumentException}.
 * Thread-safe.
 */
public final class BinaryForm {

  private static final int MARK = 'P';
  private static final int FORMAT = 1;

  /**
   * The version of the format for instances whose deferred events have causes. Releases of Pawl
   * that do not know this version of the format refuse to read instances in this version.
   */
  static final int EXPLAINED = 2;

  private static final int HEAD = 3;
  private static final int CHECKSUM = 4;

  private static final char STATE = 'S';
  private static final char EVENT = 'E';
  private static final char INSTANCE = 'L';

  private final byte[] id;
  private final String machine;
  private final BinaryNames states;
  private final BinaryNames events;
  private final BinaryNames nodes;

  /**
   * Creates the binary format of a machine.
   *
   * @param id the name under which the machine's data was first stored; the checksum includes this
   *     name
   * @param machine the name of the machine
   * @param states the numbers that represent states, by wire name
   * @param events the numbers that represent events
   * @param nodes the numbers that represent states in stored history, by declared name
   */
  public BinaryForm(
      String id, String machine, BinaryNames states, BinaryNames events, BinaryNames nodes) {
    this.id = id.getBytes(StandardCharsets.UTF_8);
    this.machine = machine;
    this.states = states;
    this.events = events;
    this.nodes = nodes;
  }

  /**
   * Creates the binary format of a machine that has no history states, or in which the wire name of
   * each state equals its declared name.
   *
   * @param id the name under which the machine's data was first stored; the checksum includes this
   *     name
   * @param machine the name of the machine
   * @param states the numbers that represent states
   * @param events the numbers that represent events
   */
  public BinaryForm(String id, String machine, BinaryNames states, BinaryNames events) {
    this(id, machine, states, events, states);
  }

  static IllegalArgumentException unknown(String what) {
    return new IllegalArgumentException(
        "The binary format cannot keep "
            + what
            + ", which this version of the machine does not know.");
  }

  /**
   * Writes a state.
   *
   * @param plain a result of {@link MachineData#ofState}
   * @return the state in the binary format
   */
  public byte[] ofState(Object plain) {
    return written(FORMAT, STATE, out -> out.named(states, plain, "state", "data"));
  }

  /**
   * Reads a state.
   *
   * @param bytes a result of {@link #ofState}, possibly from an earlier version of the machine
   * @return the plain value to pass to {@link MachineData#state}
   */
  public Plain state(byte[] bytes) {
    return new Plain(
        read(bytes, STATE, in -> in.named(states, "state", "data")), machine + " state");
  }

  /**
   * Writes an event.
   *
   * @param plain a result of {@link MachineData#ofEvent}
   * @return the event in the binary format
   */
  public byte[] ofEvent(Object plain) {
    return written(FORMAT, EVENT, out -> out.named(events, plain, "event", "payload"));
  }

  /**
   * Reads an event.
   *
   * @param bytes a result of {@link #ofEvent}, possibly from an earlier version of the machine
   * @return the plain value to pass to {@link MachineData#event}
   */
  public Plain event(byte[] bytes) {
    return new Plain(
        read(bytes, EVENT, in -> in.named(events, "event", "payload")), machine + " event");
  }

  /**
   * Writes an instance.
   *
   * @param plain the fields of the instance
   * @return the instance in the binary format
   * @throws IllegalArgumentException if the instance contains a field that a later version of the
   *     machine wrote and for which the binary format has no number
   */
  public byte[] ofInstance(Map<String, ? extends @Nullable Object> plain) {
    int format = BinaryWriter.isExplained(plain) ? EXPLAINED : FORMAT;
    return written(format, INSTANCE, out -> out.instance(plain, states, events, nodes));
  }

  /**
   * Reads an instance.
   *
   * @param bytes a result of {@link #ofInstance}, possibly from an earlier version of the machine
   * @return the fields of the instance
   */
  public Plain instance(byte[] bytes) {
    return new Plain(
        read(bytes, INSTANCE, in -> in.instance(bytes[1], machine, states, events, nodes)),
        machine);
  }

  private byte[] written(int format, char kind, Consumer<BinaryWriter> content) {
    BinaryWriter out = new BinaryWriter();
    out.octet(MARK);
    out.octet(format);
    out.octet(kind);
    content.accept(out);
    byte[] all = out.bytes(CHECKSUM);
    int length = all.length - CHECKSUM;
    ByteBuffer.wrap(all).putInt(length, checksum(all, length));
    return all;
  }

  private <T> T read(byte[] bytes, char kind, Function<BinaryReader, T> content) {
    int length = bytes.length - CHECKSUM;
    require(length > HEAD && bytes[0] == MARK, "The bytes are not in the binary format of Pawl.");
    if (bytes[1] != FORMAT && (bytes[1] != EXPLAINED || kind != INSTANCE)) {
      throw new IllegalArgumentException(
          "The bytes have the format version "
              + bytes[1]
              + ", not "
              + (kind == INSTANCE ? FORMAT + " or " + EXPLAINED : FORMAT)
              + ".");
    }
    require(
        checksum(bytes, length) == ByteBuffer.wrap(bytes, length, CHECKSUM).getInt(),
        "The bytes are damaged or belong to another machine: their checksum is wrong.");
    if (bytes[2] != kind) {
      throw new IllegalArgumentException(
          "The bytes have the kind " + (char) bytes[2] + ", not " + kind + ".");
    }
    BinaryReader in = new BinaryReader(ByteBuffer.wrap(bytes, HEAD, length - HEAD));
    try {
      T result = content.apply(in);
      require(!in.hasMore(), "The bytes continue after the end of the content.");
      return result;
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("The bytes end before the content is complete.", e);
    }
  }

  private int checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(id);
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
