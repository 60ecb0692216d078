package dev.pawl.store.history;

import dev.pawl.Cause;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A code for the abnormal end of an instance. The code is an attribute of a {@link Cause}, in
 * addition to the {@linkplain Cause#code() reason code}. A store has a separate column for the
 * abort code. Thread-safe.
 *
 * <pre>{@code
 * AbortCode.in(Cause.by("watchdog").code(TransitionReason.ABORTED), AbortReason.TIMEOUT)
 * }</pre>
 */
public final class AbortCode {

  /** The key of the attribute. */
  public static final String KEY = "abortCode";

  private AbortCode() {}

  /** Returns a copy of a cause with an abort code. */
  public static Cause in(Cause cause, Enum<?> code) {
    return cause.with(KEY, Objects.requireNonNull(code, "code"));
  }

  /** Returns the name of the abort code of a cause; null if the cause has none. */
  public static @Nullable String of(Cause cause) {
    Object code = cause.attributes().get(KEY);
    return code instanceof Enum<?> constant ? constant.name() : code == null ? null : "" + code;
  }
}
