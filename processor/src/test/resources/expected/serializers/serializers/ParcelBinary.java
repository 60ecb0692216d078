package serializers;

import dev.pawl.data.BinaryForm;
import dev.pawl.data.BinaryNames;
import javax.annotation.processing.Generated;

/**
 * States, events and instances of {@code Parcel} as compact bytes. They carry the numbers of the
 * lock file, so that every later version of the machine reads them, and a checksum. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class ParcelBinary {
  private static final BinaryForm FORM = new BinaryForm(
      "serializers.Package",
      "Parcel",
      new BinaryNames("Parcel state")
          .add(1, "NEW")
          .add(2, "LOST")
          .add(3, "HELD")
          .add(4, "ON_ITS_WAY")
          .add(5, "BODY")
          .add(6, "MOVING", "to", "express", "weight")
          .add(7, "SEEN", "at", "light", "codes")
          .add(8, "WHERE_IT_WAS")
          .add(9, "PAPERS")
          .add(10, "NONE")
          .add(11, "STAMPED")
          .add(12, "DROPPED", "tries"),
      new BinaryNames("Parcel event")
          .add(1, "send", "to", "express")
          .add(2, "scanned", "at", "light")
          .add(3, "hold")
          .add(4, "drop")
          .add(5, "stamp")
          .add(6, "go")
          .add(7, "MOVING.after.60s"));

  private ParcelBinary() {}

  /**
   * A state as bytes.
   *
   * @param values converts what only the program knows
   */
  public static byte[] stateToBytes(ParcelState state, ParcelValues values) {
    return FORM.ofState(new ParcelData(values).ofState(state));
  }

  /**
   * The state of bytes that this version wrote, or an earlier one.
   *
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelState stateFromBytes(byte[] bytes, ParcelValues values) {
    return new ParcelData(values).state(FORM.state(bytes));
  }

  /**
   * An event as bytes.
   *
   * @param values converts what only the program knows
   */
  public static byte[] eventToBytes(ParcelEvent event, ParcelValues values) {
    return FORM.ofEvent(new ParcelData(values).ofEvent(event));
  }

  /**
   * The event of bytes that this version wrote, or an earlier one.
   *
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelEvent eventFromBytes(byte[] bytes, ParcelValues values) {
    return new ParcelData(values).event(FORM.event(bytes));
  }

  /**
   * An instance as bytes, complete.
   *
   * @param values converts what only the program knows
   */
  public static byte[] toBytes(ParcelMachine machine, ParcelValues values) {
    return FORM.ofInstance(new ParcelData(values).ofInstance(machine));
  }

  /**
   * An instance from bytes that this version wrote, or an earlier one.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelMachine fromBytes(byte[] bytes, ParcelMachine.Builder builder,
      ParcelValues values) {
    return new ParcelData(values).instance(FORM.instance(bytes), builder);
  }
}
