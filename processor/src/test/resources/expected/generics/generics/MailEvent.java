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
   * @param names the event's names
   * @param index the event's index
   * @param deep the event's deep
   * @param any the event's any
   * @param many the event's many
   * @param raw the event's raw
   * @param when the event's when
   * @param amount the event's amount
   * @param thread the event's thread
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
   * @param b the event's b
   * @param s the event's s
   * @param f the event's f
   * @param l the event's l
   * @param c the event's c
   * @param z the event's z
   * @param d the event's d
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
  }
}
