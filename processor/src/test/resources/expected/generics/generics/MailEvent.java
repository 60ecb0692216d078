package generics;

import dev.pawl.engine.EventRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** The events of {@code Mail}. */
@Generated("dev.pawl.processor")
public sealed interface MailEvent extends EventRecord<MailEvent.Type> {
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
   * @param names what the event carries
   * @param index what the event carries
   * @param deep what the event carries
   * @param any what the event carries
   * @param many what the event carries
   * @param raw what the event carries
   * @param when what the event carries
   * @param amount what the event carries
   * @param thread what the event carries
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
   * @param b what the event carries
   * @param s what the event carries
   * @param f what the event carries
   * @param l what the event carries
   * @param c what the event carries
   * @param z what the event carries
   * @param d what the event carries
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
    COLLECT,
    /** The event {@code stamp}. */
    STAMP;

    /** The event's name in data. */
    public String wireName() {
      return MailTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
