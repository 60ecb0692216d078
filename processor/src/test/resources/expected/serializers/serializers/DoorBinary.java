package serializers;

import dev.pawl.data.BinaryForm;
import dev.pawl.data.BinaryNames;
import javax.annotation.processing.Generated;

/**
 * States, events and instances of {@code Door} as compact bytes. They carry the numbers of the lock
 * file, so that every later version of the machine reads them, and a checksum. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DoorBinary {
  private static final BinaryForm FORM = new BinaryForm(
      "serializers.Door",
      "Door",
      new BinaryNames("Door state")
          .add(1, "shut")
          .add(2, "wide-open")
          .add(3, "ajar")
          .add(4, "gone"),
      new BinaryNames("Door event")
          .add(1, "push")
          .add(2, "kick")
          .add(3, "pull"));

  private DoorBinary() {}

  /** A state as bytes. */
  public static byte[] stateToBytes(DoorState state) {
    return FORM.ofState(new DoorData().ofState(state));
  }

  /**
   * The state of bytes that this version wrote, or an earlier one.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorState stateFromBytes(byte[] bytes) {
    return new DoorData().state(FORM.state(bytes));
  }

  /** An event as bytes. */
  public static byte[] eventToBytes(DoorEvent event) {
    return FORM.ofEvent(new DoorData().ofEvent(event));
  }

  /**
   * The event of bytes that this version wrote, or an earlier one.
   *
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorEvent eventFromBytes(byte[] bytes) {
    return new DoorData().event(FORM.event(bytes));
  }

  /** An instance as bytes, complete. */
  public static byte[] toBytes(DoorMachine machine) {
    return FORM.ofInstance(new DoorData().ofInstance(machine));
  }

  /**
   * An instance from bytes that this version wrote, or an earlier one.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static DoorMachine fromBytes(byte[] bytes, DoorMachine.Builder builder) {
    return new DoorData().instance(FORM.instance(bytes), builder);
  }
}
