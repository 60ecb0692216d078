package serializers;

import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Parcel} as compact bytes. They carry the numbers of the lock
 * file, so that every later version of the machine reads them, and a checksum. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class ParcelBinary {
  private static final ParcelBytes.Numbers STATES = new ParcelBytes.Numbers("Parcel state")
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
      .add(12, "DROPPED", "tries");

  private static final ParcelBytes.Numbers EVENTS = new ParcelBytes.Numbers("Parcel event")
      .add(1, "send", "to", "express")
      .add(2, "scanned", "at", "light")
      .add(3, "hold")
      .add(4, "drop")
      .add(5, "stamp")
      .add(6, "go")
      .add(7, "MOVING.after.60s");

  private ParcelBinary() {}

  /**
   * A state as bytes.
   *
   * @param values converts what only the program knows
   */
  public static byte[] stateToBytes(ParcelState state, ParcelValues values) {
    return new ParcelBytes.Writer('S')
        .named(STATES, new ParcelData(values).of(state), "state", "data")
        .bytes();
  }

  /**
   * The state that bytes stand for, of this version or an earlier one.
   *
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelState stateFromBytes(byte[] bytes, ParcelValues values) {
    Map<String, Object> plain =
        ParcelBytes.Reader.read(bytes, 'S', in -> in.named(STATES, "state", "data"));
    return new ParcelData(values).state(new ParcelPlain(plain, "Parcel state"));
  }

  /**
   * An event as bytes.
   *
   * @param values converts what only the program knows
   */
  public static byte[] eventToBytes(ParcelEvent event, ParcelValues values) {
    return new ParcelBytes.Writer('E')
        .named(EVENTS, new ParcelData(values).of(event), "event", "payload")
        .bytes();
  }

  /**
   * The event that bytes stand for, of this version or an earlier one.
   *
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelEvent eventFromBytes(byte[] bytes, ParcelValues values) {
    Map<String, Object> plain =
        ParcelBytes.Reader.read(bytes, 'E', in -> in.named(EVENTS, "event", "payload"));
    return new ParcelData(values).event(new ParcelPlain(plain, "Parcel event"));
  }

  /**
   * A life as bytes, complete.
   *
   * @param values converts what only the program knows
   */
  public static byte[] toBytes(ParcelMachine machine, ParcelValues values) {
    return new ParcelBytes.Writer('L')
        .life(new ParcelData(values).of(machine), STATES, EVENTS, STATES)
        .bytes();
  }

  /**
   * A life from bytes that this version wrote, or an earlier one.
   *
   * @param builder gives the life everything else, such as hooks
   * @param values converts what only the program knows
   * @throws IllegalArgumentException if the bytes are damaged, of another machine or of a later
   *     version
   */
  public static ParcelMachine fromBytes(byte[] bytes, ParcelMachine.Builder builder,
      ParcelValues values) {
    Map<String, Object> life =
        ParcelBytes.Reader.read(bytes, 'L', in -> in.life("Parcel", STATES, EVENTS, STATES));
    return new ParcelData(values).life(new ParcelPlain(life, "Parcel"), builder);
  }
}
