package serializers;

import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Door} as compact bytes. They carry the numbers of the lock
 * file, so that every later version of the machine reads them, and a checksum. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DoorBinary {
  private static final DoorBytes.Numbers STATES = new DoorBytes.Numbers("Door state")
      .add(1, "shut")
      .add(2, "wide-open")
      .add(3, "ajar")
      .add(4, "gone");

  private static final DoorBytes.Numbers EVENTS = new DoorBytes.Numbers("Door event")
      .add(1, "push")
      .add(2, "kick")
      .add(3, "pull");

  private DoorBinary() {}

  /** A state as bytes. */
  public static byte[] stateToBytes(DoorState state) {
    return new DoorBytes.Writer('S')
        .named(STATES, DoorCodec.toWire(state), "state", "data")
        .bytes();
  }

  /**
   * The state that bytes stand for, of this version or an earlier one.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorState stateFromBytes(byte[] bytes) {
    Map<String, Object> plain =
        DoorBytes.Reader.read(bytes, 'S', in -> in.named(STATES, "state", "data"));
    return DoorCodec.fromWire((String) plain.get("state"));
  }

  /** An event as bytes. */
  public static byte[] eventToBytes(DoorEvent event) {
    return new DoorBytes.Writer('E')
        .named(EVENTS, DoorCodec.eventToWire(event), "event", "payload")
        .bytes();
  }

  /**
   * The event that bytes stand for, of this version or an earlier one.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorEvent eventFromBytes(byte[] bytes) {
    Map<String, Object> plain =
        DoorBytes.Reader.read(bytes, 'E', in -> in.named(EVENTS, "event", "payload"));
    return DoorCodec.eventFromWire((String) plain.get("event"));
  }

  /** A life as bytes, complete. */
  public static byte[] toBytes(DoorMachine machine) {
    return new DoorBytes.Writer('L')
        .life(new DoorData().of(machine), STATES, EVENTS, STATES)
        .bytes();
  }

  /**
   * A life from bytes that this version wrote, or an earlier one.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorMachine fromBytes(byte[] bytes, DoorMachine.Builder builder) {
    Map<String, Object> life =
        DoorBytes.Reader.read(bytes, 'L', in -> in.life("Door", STATES, EVENTS, STATES));
    return new DoorData().life(new DoorPlain(life, "Door"), builder);
  }
}
