package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The conversion of deferred events to plain values and back. A deferred event is written as an
 * object that contains the event, the cause, the number of failed attempts and the parked flag. The
 * event is written alone if the cause is empty, no attempt has failed and the event is not parked.
 * Invalid data causes an {@link IllegalArgumentException}.
 *
 * <p>The code of a cause is written as its name, without the enum. When the cause is read, the name
 * becomes the attribute {@code pawl.code}; see {@link Cause#codeName()}. Values of attributes are
 * converted to JSON types.
 */
public final class SavedDeferral {

  /** The fields of a stored deferred event in addition to the event itself. */
  public static final List<String> FIELDS = List.of("cause", "attempts", "parked");

  private static final String CODE = "pawl.code";
  private static final Set<String> DEFERRED = Set.of("event", "cause", "attempts", "parked");
  private static final Set<String> CAUSE = Set.of("actor", "reason", "code", "attributes");

  /**
   * The maximum depth of nested attributes. This limit is less than the limit of 100 for a
   * snapshot, because the objects that enclose the attributes are nested too.
   */
  private static final int MAX_DEPTH = 90;

  private SavedDeferral() {}

  /**
   * Returns a deferred event as a plain value.
   *
   * @param event the event as a plain value: its name, or an object with the field {@code event}
   * @param waiting the deferred event
   * @throws IllegalArgumentException if an attribute of the cause is nested too deeply
   */
  public static Object toPlain(Object event, Snapshot.Deferred<?> waiting) {
    Map<String, @Nullable Object> cause = toPlain(waiting.cause());
    if (cause.isEmpty() && waiting.attempts() == 0 && !waiting.parked()) {
      return event;
    }
    Map<String, @Nullable Object> plain = new LinkedHashMap<>();
    if (event instanceof Map<?, ?> fields) {
      fields.forEach((key, value) -> plain.put((String) key, value));
    } else {
      plain.put("event", event);
    }
    if (!cause.isEmpty()) {
      plain.put("cause", cause);
    }
    if (waiting.attempts() > 0) {
      plain.put("attempts", (long) waiting.attempts());
    }
    if (waiting.parked()) {
      plain.put("parked", true);
    }
    return plain;
  }

  /** Returns a cause as a plain value; an empty object if the cause is empty. */
  public static Map<String, @Nullable Object> toPlain(Cause cause) {
    Map<String, @Nullable Object> plain = new LinkedHashMap<>();
    if (cause.actor() != null) {
      plain.put("actor", cause.actor());
    }
    if (cause.reason() != null) {
      plain.put("reason", cause.reason());
    }
    String code = cause.codeName();
    if (code != null) {
      plain.put("code", code);
    }
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>();
    cause
        .attributes()
        .forEach(
            (key, value) -> {
              if (!key.equals(CODE)) {
                attributes.put(key, plain(key, value, 0));
              }
            });
    if (!attributes.isEmpty()) {
      plain.put("attributes", attributes);
    }
    return plain;
  }

  private static @Nullable Object plain(String attribute, @Nullable Object value, int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "The attribute \""
              + attribute
              + "\" of a cause is nested more than "
              + MAX_DEPTH
              + " deep.");
    }
    if (value == null || value instanceof Boolean || value instanceof String) {
      return value;
    } else if (value instanceof Map<?, ?> map) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>();
      map.forEach((key, item) -> fields.put(name(key), plain(attribute, item, depth + 1)));
      return fields;
    } else if (value instanceof Iterable<?> items && !(value instanceof Path)) {
      List<@Nullable Object> list = new ArrayList<>();
      items.forEach(item -> list.add(plain(attribute, item, depth + 1)));
      return list;
    } else if (value instanceof Object[] items) {
      return plain(attribute, Arrays.asList(items), depth);
    } else if (value instanceof Number number) {
      return number(number);
    }
    return name(value);
  }

  private static String name(@Nullable Object value) {
    return value instanceof Enum<?> constant ? constant.name() : String.valueOf(value);
  }

  /** Returns a number as a long or a double if no precision is lost; otherwise as a string. */
  private static Object number(Number number) {
    Class<?> type = number.getClass();
    if (type == Long.class || type == Integer.class || type == Short.class || type == Byte.class) {
      return number.longValue();
    } else if (type == BigInteger.class && ((BigInteger) number).bitLength() < Long.SIZE) {
      return number.longValue();
    } else if (type == Double.class || type == Float.class || type == BigDecimal.class) {
      double real = Double.parseDouble(number.toString());
      boolean isExact =
          Double.isFinite(real)
              && (type != BigDecimal.class
                  || BigDecimal.valueOf(real).compareTo((BigDecimal) number) == 0);
      return isExact ? (Object) real : number.toString();
    }
    return number.toString();
  }

  /**
   * Checks that a deferred event has only known fields. Callers need this check if they would lose
   * unknown fields.
   */
  public static void requireKnown(Object plain) {
    if (plain instanceof Map<?, ?> fields) {
      SavedFields.requireKnown("A deferred event", fields, DEFERRED);
      if (fields.get("cause") instanceof Map<?, ?> cause) {
        SavedFields.requireKnown("The cause of a deferred event", cause, CAUSE);
      }
    }
  }

  /**
   * Reads the cause, the attempts and the parked flag of a deferred event.
   *
   * @param event the event that is deferred
   * @param plain a result of {@link #toPlain(Object, Snapshot.Deferred)} from this or an earlier
   *     version
   */
  public static <E> Snapshot.Deferred<E> read(E event, Object plain) {
    if (!(plain instanceof Map<?, ?> fields)) {
      return new Snapshot.Deferred<>(event, Cause.none());
    }
    Object attempts = fields.containsKey("attempts") ? fields.get("attempts") : Long.valueOf(0);
    boolean counts = attempts instanceof Long all && all >= 0 && all <= Integer.MAX_VALUE;
    SavedFields.require(
        counts, "\"attempts\" of a deferred event must be a whole number, not " + attempts + ".");
    Object parked = fields.containsKey("parked") ? fields.get("parked") : false;
    SavedFields.require(
        parked instanceof Boolean,
        "\"parked\" of a deferred event must be true or false, not " + parked + ".");
    return new Snapshot.Deferred<>(
        event, cause(fields.get("cause")), ((Long) attempts).intValue(), (Boolean) parked);
  }

  private static Cause cause(@Nullable Object plain) {
    if (plain == null) {
      return Cause.none();
    }
    SavedFields.require(
        plain instanceof Map<?, ?>,
        "The cause of a deferred event must be an object, not " + plain + ".");
    Map<?, ?> fields = (Map<?, ?>) plain;
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>();
    if (fields.get("attributes") != null) {
      SavedFields.require(
          fields.get("attributes") instanceof Map<?, ?>,
          "The attributes of a cause must be an object, not " + fields.get("attributes") + ".");
      ((Map<?, ?>) fields.get("attributes"))
          .forEach((key, value) -> attributes.put((String) key, value));
    }
    String code = text(fields, "code");
    if (code != null) {
      attributes.put(CODE, code);
    }
    String actor = text(fields, "actor");
    String reason = text(fields, "reason");
    return actor == null && reason == null && attributes.isEmpty()
        ? Cause.none()
        : new Cause(actor, reason, null, attributes);
  }

  private static @Nullable String text(Map<?, ?> fields, String key) {
    return fields.get(key) == null ? null : SavedFields.text(key, fields.get(key));
  }

  /**
   * Returns a copy of the cause in which the given code replaces the stored name of the code.
   * Returns the cause itself if {@code code} is null or the cause already has a code.
   */
  public static Cause resolved(Cause cause, @Nullable Enum<?> code) {
    if (code == null || cause.code() != null) {
      return cause;
    }
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>(cause.attributes());
    attributes.remove(CODE);
    return new Cause(cause.actor(), cause.reason(), code, attributes);
  }

  /**
   * Returns whether the key is the attribute that contains the stored name of a code. Stored data
   * contains this name in a separate field, not among the attributes.
   */
  public static boolean isCode(String attribute) {
    return attribute.equals(CODE);
  }
}
