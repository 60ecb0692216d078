package dev.pawl.kafka;

import dev.pawl.engine.JsonWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a command. Immutable.
 *
 * @param command the id of the command
 * @param outcome the outcome of the command
 * @param version the version of the entity after the command
 * @param state the wire name of the entity's state after the command; null if the entity does not
 *     exist
 * @param why the explanation of a refusal; null if there is none
 */
public record Answer(
    String command, Outcome outcome, long version, @Nullable String state, @Nullable String why) {

  /** The outcomes of commands. The order of the constants is part of the stored format. */
  public enum Outcome {
    /** The entity made at least one step, was created, or its failed timers fired. */
    MOVED,
    /** The state has no transition for the event. */
    ILLEGAL,
    /** The guards of all transitions for the event returned false. */
    GUARD_REFUSED,
    /** A hook vetoed. */
    VETOED,
    /** The machine ignores the event in its state. */
    IGNORED,
    /** The state deferred the event. */
    DEFERRED,
    /** The entity does not have the expected version. */
    STALE,
    /** User code threw an exception, or the result was too large. */
    FAILED;

    /** Returns the name in records. */
    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the answer as a JSON object on one line. */
  public String toJson() {
    JsonWriter json =
        new JsonWriter()
            .field("command", command)
            .field("outcome", outcome.wireName())
            .field("version", version)
            .field("state", state);
    if (why != null) {
      json.field("why", why);
    }
    return json.toString();
  }
}
