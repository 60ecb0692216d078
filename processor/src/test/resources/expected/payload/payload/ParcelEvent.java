package payload;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** What may happen to {@code Parcel}. */
@Generated("dev.pawl.processor")
public sealed interface ParcelEvent {
  /** Which event this is, without its data. */
  Type eventType();

  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** Things are put in. */
  static Pack pack(int count, double weight, boolean fragile, char grade, long[] sizes,
      String[] labels, int[][] grid) {
    return new Pack(count, weight, fragile, grade, sizes, labels, grid);
  }

  /** The event {@code send}. */
  static Send send(List<?> things, Map.Entry<?, ?> marks, Duration delay) {
    return new Send(things, marks, delay);
  }

  /** The event {@code unpack}. */
  static Unpack unpack() {
    return Unpack.INSTANCE;
  }

  /**
   * Things are put in.
   *
   * @param count told with the event
   * @param weight told with the event
   * @param fragile told with the event
   * @param grade told with the event
   * @param sizes told with the event
   * @param labels told with the event
   * @param grid told with the event
   */
  record Pack(int count, double weight, boolean fragile, char grade, long[] sizes, String[] labels,
      int[][] grid) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.PACK;
    }
  }

  /**
   * The event {@code send}.
   *
   * @param things told with the event
   * @param marks told with the event
   * @param delay told with the event
   */
  record Send(List<?> things, Map.Entry<?, ?> marks, Duration delay) implements ParcelEvent {
    @Override
    public Type eventType() {
      return Type.SEND;
    }
  }

  /** The event {@code unpack}. */
  record Unpack() implements ParcelEvent {
    private static final Unpack INSTANCE = new Unpack();

    @Override
    public Type eventType() {
      return Type.UNPACK;
    }
  }

  /** The events without their data. */
  enum Type {
    /** Things are put in. */
    PACK("pack"),

    /** The event {@code send}. */
    SEND("send"),

    /** The event {@code unpack}. */
    UNPACK("unpack");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The event's name in data. */
    public String wireName() {
      return wireName;
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
