package generics;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** What may happen to {@code Mail}. */
@Generated("dev.pawl.processor")
public sealed interface MailEvent {
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

  /** The event {@code collect}. */
  static Collect collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread) {
    return new Collect(names, index, deep, any, many, raw, when, amount, thread);
  }

  /** The event {@code stamp}. */
  static Stamp stamp(byte b, short s, float f, long l, char c, boolean z, double d) {
    return new Stamp(b, s, f, l, c, z, d);
  }

  /**
   * The event {@code collect}.
   *
   * @param names told with the event
   * @param index told with the event
   * @param deep told with the event
   * @param any told with the event
   * @param many told with the event
   * @param raw told with the event
   * @param when told with the event
   * @param amount told with the event
   * @param thread told with the event
   */
  record Collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount,
      Thread.State thread) implements MailEvent {
    @Override
    public Type eventType() {
      return Type.COLLECT;
    }
  }

  /**
   * The event {@code stamp}.
   *
   * @param b told with the event
   * @param s told with the event
   * @param f told with the event
   * @param l told with the event
   * @param c told with the event
   * @param z told with the event
   * @param d told with the event
   */
  record Stamp(byte b, short s, float f, long l, char c, boolean z, double d) implements MailEvent {
    @Override
    public Type eventType() {
      return Type.STAMP;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code collect}. */
    COLLECT("collect"),

    /** The event {@code stamp}. */
    STAMP("stamp");

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
