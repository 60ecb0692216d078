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
 * A machine's plain values as bytes. A head of three bytes says that these are Pawl's, in which
 * format and what of; a checksum (CRC-32) says that they are whole and of this machine. Whatever is
 * not as it was written is an {@link IllegalArgumentException}. Thread-safe.
 */
public final class BinaryForm {

  private static final int MARK = 'P';
  private static final int FORMAT = 1;

  /** The format of instances whose deferred events have causes, which earlier versions refuse. */
  static final int EXPLAINED = 2;

  private static final int HEAD = 3;
  private static final int CHECKSUM = 4;

  private static final char STATE = 'S';
  private static final char EVENT = 'E';
  private static final char INSTANCE = 'L';

  private final String id;
  private final String machine;
  private final BinaryNames states;
  private final BinaryNames events;
  private final BinaryNames nodes;

  /**
   * Begins the bytes of a machine.
   *
   * @param id the name under which the machine's data was first stored; bytes are bound to it
   * @param machine the machine's name
   * @param states the numbers of states
   * @param events the numbers of events
   * @param nodes the numbers of states by their declared names, as history remembers them
   */
  public BinaryForm(
      String id, String machine, BinaryNames states, BinaryNames events, BinaryNames nodes) {
    this.id = id;
    this.machine = machine;
    this.states = states;
    this.events = events;
    this.nodes = nodes;
  }

  /**
   * Begins the bytes of a machine whose states are called in data as they are declared, or that has
   * no history.
   *
   * @param id the name under which the machine's data was first stored; bytes are bound to it
   * @param machine the machine's name
   * @param states the numbers of states
   * @param events the numbers of events
   */
  public BinaryForm(String id, String machine, BinaryNames states, BinaryNames events) {
    this(id, machine, states, events, states);
  }

  static IllegalArgumentException unknown(String what) {
    return new IllegalArgumentException(
        "A later version wrote what this one does not know and bytes cannot keep: " + what + ".");
  }

  /**
   * Writes a state.
   *
   * @param plain the state as {@link MachineData#ofState} makes it
   * @return the bytes
   */
  public byte[] ofState(Object plain) {
    return written(FORMAT, STATE, out -> out.named(states, plain, "state", "data"));
  }

  /**
   * Reads a state.
   *
   * @param bytes the bytes
   * @return the state, for {@link MachineData#state}
   */
  public Plain state(byte[] bytes) {
    return new Plain(
        read(bytes, STATE, in -> in.named(states, "state", "data")), machine + " state");
  }

  /**
   * Writes an event.
   *
   * @param plain the event as {@link MachineData#ofEvent} makes it
   * @return the bytes
   */
  public byte[] ofEvent(Object plain) {
    return written(FORMAT, EVENT, out -> out.named(events, plain, "event", "payload"));
  }

  /**
   * Reads an event.
   *
   * @param bytes the bytes
   * @return the event, for {@link MachineData#event}
   */
  public Plain event(byte[] bytes) {
    return new Plain(
        read(bytes, EVENT, in -> in.named(events, "event", "payload")), machine + " event");
  }

  /**
   * Writes an instance.
   *
   * @param plain its fields
   * @return the bytes
   * @throws IllegalArgumentException if a later version wrote something into it that has no number
   */
  public byte[] ofInstance(Map<String, ? extends @Nullable Object> plain) {
    int format = BinaryWriter.isExplained(plain) ? EXPLAINED : FORMAT;
    return written(format, INSTANCE, out -> out.instance(plain, states, events, nodes));
  }

  /**
   * Reads an instance.
   *
   * @param bytes the bytes
   * @return its fields
   */
  public Plain instance(byte[] bytes) {
    return new Plain(
        read(bytes, INSTANCE, in -> in.instance(bytes[1], machine, states, events, nodes)),
        machine);
  }

  private byte[] written(int format, char kind, Consumer<BinaryWriter> content) {
    BinaryWriter out = new BinaryWriter();
    content.accept(out);
    byte[] body = out.bytes();
    ByteBuffer all = ByteBuffer.allocate(HEAD + body.length + CHECKSUM);
    all.put((byte) MARK).put((byte) format).put((byte) kind).put(body);
    return all.putInt(checksum(all.array(), HEAD + body.length)).array();
  }

  private <T> T read(byte[] bytes, char kind, Function<BinaryReader, T> content) {
    int length = bytes.length - CHECKSUM;
    require(length > HEAD && bytes[0] == MARK, "These are no bytes of a machine.");
    require(
        bytes[1] == FORMAT || bytes[1] == EXPLAINED && kind == INSTANCE,
        "These bytes are of the format "
            + bytes[1]
            + ", not "
            + (kind == INSTANCE ? FORMAT + " or " + EXPLAINED : FORMAT)
            + ".");
    require(
        checksum(bytes, length) == ByteBuffer.wrap(bytes, length, CHECKSUM).getInt(),
        "These bytes are damaged, or of another machine: their checksum is wrong.");
    require(bytes[2] == kind, "These bytes are " + (char) bytes[2] + ", not " + kind + ".");
    BinaryReader in = new BinaryReader(ByteBuffer.wrap(bytes, HEAD, length - HEAD));
    try {
      T result = content.apply(in);
      require(!in.hasMore(), "There are more bytes than belong there.");
      return result;
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("These bytes end too early.", e);
    }
  }

  private int checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(id.getBytes(StandardCharsets.UTF_8));
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }
}
