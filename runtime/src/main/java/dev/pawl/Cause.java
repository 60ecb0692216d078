package dev.pawl;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cause of a transition: by whom or by what it was made, and why. Immutable.
 *
 * <pre>{@code
 * machine.close(Cause.by("janitor").because("verified").with("branch", "main"));
 * }</pre>
 *
 * @param actor who triggered it; null if not said
 * @param reason why, for a reader; null if not said
 * @param code why, canonically: a constant of an enum of the user's; null if not said
 * @param attributes anything else worth recording, in the order given; never null
 */
public record Cause(
    @Nullable String actor,
    @Nullable String reason,
    @Nullable Enum<?> code,
    Map<String, @Nullable Object> attributes) {

  /**
   * The attribute that marks the record of a migration: {@code "pawl.migration"}. Its value lists
   * the states that an earlier version of the machine stored, separated by commas. Such a record
   * has no event and is not forced. Its reason says what was migrated, for example {@code A became
   * a superstate: entered A1}. See {@link LifecycleEvent#isMigration()}.
   */
  public static final String MIGRATION = "pawl.migration";

  /**
   * The key of the attribute that holds the name of a code whose enum is not known where the cause
   * was read.
   */
  private static final String UNRESOLVED = "pawl.code";

  private static final Cause NONE = new Cause(null, null, null, Map.of());

  /** Copies the attributes, which then can no longer be changed. */
  public Cause {
    attributes =
        attributes.isEmpty()
            ? Map.of()
            : Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /** An empty cause; what is recorded where no cause is given. */
  public static Cause none() {
    return NONE;
  }

  /** A cause of which only the actor is known. */
  public static Cause by(String actor) {
    return new Cause(Objects.requireNonNull(actor, "actor"), null, null, Map.of());
  }

  /** The same cause with this reason. */
  public Cause because(String newReason) {
    return new Cause(actor, Objects.requireNonNull(newReason, "reason"), code, attributes);
  }

  /** The same cause with this canonical reason. */
  public Cause code(Enum<?> newCode) {
    return new Cause(actor, reason, Objects.requireNonNull(newCode, "code"), attributes);
  }

  /**
   * Returns the name of the code. A snapshot holds the name but not the enum. If the cause was read
   * from a snapshot, {@link #code()} is null unless a store that knows the enum has read it; the
   * name is then in the attribute {@code pawl.code}.
   *
   * @return the name of the constant; null if the cause has no code
   */
  public @Nullable String codeName() {
    if (code != null) {
      return code.name();
    }
    return attributes.get(UNRESOLVED) instanceof String name ? name : null;
  }

  /** The same cause with one more attribute; one of the same key is replaced. */
  public Cause with(String key, @Nullable Object value) {
    Map<String, @Nullable Object> more = new LinkedHashMap<>(attributes);
    more.put(Objects.requireNonNull(key, "key"), value);
    return new Cause(actor, reason, code, more);
  }
}
