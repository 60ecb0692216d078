package dev.pawl.store.history;

import dev.pawl.Cause;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How something ended abnormally, beside the canonical reason that {@link Cause#code()} tells: an
 * attribute of the cause, which has a column of its own in a store. Thread-safe.
 *
 * <pre>{@code
 * AbortCode.in(Cause.by("watchdog").code(TransitionReason.ABORTED), AbortReason.TIMEOUT)
 * }</pre>
 */
public final class AbortCode {

  /** The key of the attribute. */
  public static final String KEY = "abortCode";

  private AbortCode() {}

  /** The same cause with this abort code. */
  public static Cause in(Cause cause, Enum<?> code) {
    return cause.with(KEY, Objects.requireNonNull(code, "code"));
  }

  /** The abort code of a cause, as its name; null if it has none. */
  public static @Nullable String of(Cause cause) {
    Object code = cause.attributes().get(KEY);
    return code instanceof Enum<?> constant ? constant.name() : code == null ? null : "" + code;
  }
}
