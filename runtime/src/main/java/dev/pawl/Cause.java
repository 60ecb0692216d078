package dev.pawl;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cause of a transition: who or what triggered it, and why. Immutable.
 *
 * <pre>{@code
 * machine.close(Cause.by("janitor").because("verified").with("branch", "main"));
 * }</pre>
 *
 * @param actor the user or component that triggered the transition; null if unknown
 * @param reason the reason as text for readers; null if none was given
 * @param code the reason as a constant of an enum of the application; null if none was given
 * @param attributes further values to record, in the order in which they were added; never null
 */
public record Cause(
    @Nullable String actor,
    @Nullable String reason,
    @Nullable Enum<?> code,
    Map<String, @Nullable Object> attributes) {

  /**
   * The key of the attribute that marks the record of a migration: {@code "pawl.migration"}. The
   * value lists the states that an earlier version of the machine stored, separated by commas. In
   * the record of a migration, {@link LifecycleEvent#event()} is null and {@link
   * LifecycleEvent#forced()} is false. The reason of the record's cause describes the migration,
   * for example {@code A became a superstate: entered A1}. See {@link
   * LifecycleEvent#isMigration()}.
   */
  public static final String MIGRATION = "pawl.migration";

  /**
   * The key of the attribute that stores the name of the code in a cause that was read without the
   * code's enum.
   */
  private static final String UNRESOLVED = "pawl.code";

  private static final Cause NONE = new Cause(null, null, null, Map.of());

  /** Copies the attributes into an unmodifiable map. */
  public Cause {
    attributes =
        attributes.isEmpty()
            ? Map.of()
            : Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /** Returns the empty cause. Records contain the empty cause if the caller gives no cause. */
  public static Cause none() {
    return NONE;
  }

  /** Returns a cause that has only an actor. */
  public static Cause by(String actor) {
    return new Cause(Objects.requireNonNull(actor, "actor"), null, null, Map.of());
  }

  /** Returns a copy of this cause with the given reason. */
  public Cause because(String newReason) {
    return new Cause(actor, Objects.requireNonNull(newReason, "reason"), code, attributes);
  }

  /** Returns a copy of this cause with the given code. */
  public Cause code(Enum<?> newCode) {
    return new Cause(actor, reason, Objects.requireNonNull(newCode, "code"), attributes);
  }

  /**
   * Returns the name of the code. A snapshot stores this name but not the enum. If a cause is read
   * from a snapshot, {@link #code()} is therefore null, and the attribute {@code pawl.code}
   * contains the name. Only a store that knows the enum restores the constant.
   *
   * @return the name of the constant; null if the cause has no code
   */
  public @Nullable String codeName() {
    if (code != null) {
      return code.name();
    }
    return attributes.get(UNRESOLVED) instanceof String name ? name : null;
  }

  /**
   * Returns a copy of this cause with one more attribute. An attribute that has the same key is
   * replaced.
   */
  public Cause with(String key, @Nullable Object value) {
    Map<String, @Nullable Object> more = new LinkedHashMap<>(attributes);
    more.put(Objects.requireNonNull(key, "key"), value);
    return new Cause(actor, reason, code, more);
  }
}
