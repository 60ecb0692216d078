package dev.pawl.store.history;

import dev.pawl.Cause;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An attempt that came to nothing, in names.
 *
 * @param entityId whose step it would have been
 * @param version how many steps the instance had made, as the attempt knew it
 * @param from the name of the state; null if there was no such entity
 * @param to the name of the state that would have been entered; null if none was found
 * @param event the name of the event; null if a state was to be forced
 * @param at when it was tried
 * @param outcome what became of it
 * @param why the explanation; null if there is none
 * @param cause who tried it and why
 * @param forced whether a state was to be forced
 */
public record Refused(
    String entityId,
    long version,
    @Nullable String from,
    @Nullable String to,
    @Nullable String event,
    Instant at,
    Outcome outcome,
    @Nullable String why,
    Cause cause,
    boolean forced) {

  /** The ways in which an attempt comes to nothing. */
  public enum Outcome {
    /** The state has no transition for the event. */
    ILLEGAL,
    /** Every guard said no. */
    GUARD_REFUSED,
    /** A hook vetoed. */
    VETOED,
    /** The machine ignores what it does not expect, and this was it. */
    IGNORED,
    /** The state deferred the event, which waits since. */
    DEFERRED,
    /** A deferred event is not offered any more, as it failed too often or an operator said so. */
    PARKED,
    /** An operator has taken a deferred event out. */
    DISCARDED,
    /** Somebody else was first. */
    STALE,
    /** Code of the program threw. A deferred event waits on. */
    FAILED;

    /** The name in the table. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The outcome of a name in the table. */
    public static Outcome fromWire(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT));
    }
  }
}
