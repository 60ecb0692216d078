package payload;

import dev.pawl.engine.EventRecord;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** The events of {@code Parcel}. */
@Generated("dev.pawl.processor")
public sealed interface ParcelEvent extends EventRecord<ParcelEvent.Type> {
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
   * @param count what the event carries
   * @param weight what the event carries
   * @param fragile what the event carries
   * @param grade what the event carries
   * @param sizes what the event carries
   * @param labels what the event carries
   * @param grid what the event carries
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
   * @param things what the event carries
   * @param marks what the event carries
   * @param delay what the event carries
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
    PACK,
    /** The event {@code send}. */
    SEND,
    /** The event {@code unpack}. */
    UNPACK;

    /** The event's name in data. */
    public String wireName() {
      return ParcelTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
