package dev.pawl.kafka;

import dev.pawl.Cause;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A command to one entity. The entity's id is the key of the Kafka record. Immutable.
 *
 * @param id the id of the command. A repeated command with the same id makes no step and gets the
 *     answer of the first command
 * @param action the action that the command requests
 * @param cause the actor and the reason, which are recorded with the steps
 * @param expectedVersion the version that the entity must have. The version is the number of steps
 *     of the entity; 0 for an entity that has made no step; null for any version
 * @param <E> the type of events
 */
public record Command<E>(String id, Action<E> action, Cause cause, @Nullable Long expectedVersion) {

  /**
   * Checks the arguments.
   *
   * @throws IllegalArgumentException if the id is blank or longer than 200 characters, if the
   *     expected version is negative, or if a forced state has no actor or reason
   */
  public Command {
    Objects.requireNonNull(action, "action");
    Objects.requireNonNull(cause, "cause");
    require(!id.isBlank(), "The id of a command must not be blank.");
    require(id.length() <= MAX_ID_LENGTH, "The id of a command is longer than 200 characters.");
    if (expectedVersion != null && expectedVersion < 0) {
      throw new IllegalArgumentException(
          "The expected version of a command must not be negative: " + expectedVersion);
    }
    require(
        !(action instanceof Force<E>) || cause.actor() != null && cause.reason() != null,
        "A command that forces a state needs a cause with an actor and a reason.");
  }

  private static final int MAX_ID_LENGTH = 200;

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }

  /**
   * The action of a command.
   *
   * @param <E> the type of events
   */
  public sealed interface Action<E> permits Fire, Begin, Force, Unpark {}

  /**
   * Fires an event. An entity that does not exist begins in its initial state first.
   *
   * @param event the event to fire
   * @param <E> the type of events
   */
  public record Fire<E>(E event) implements Action<E> {
    /** Checks the argument. */
    public Fire {
      Objects.requireNonNull(event, "event");
    }
  }

  /**
   * Begins an entity in its initial state.
   *
   * @param <E> the type of events
   */
  public record Begin<E>() implements Action<E> {}

  /**
   * Moves an entity into a state without checking the rules, to repair the entity. The context of
   * the entity is kept if the context can be read.
   *
   * @param state the wire name of the state
   * @param <E> the type of events
   */
  public record Force<E>(String state) implements Action<E> {
    /** Checks the argument. */
    public Force {
      Objects.requireNonNull(state, "state");
    }
  }

  /**
   * Fires the failed or parked timers of an entity at once, and resets the number of failed
   * attempts. If no timer has failed, the command is refused as illegal.
   *
   * @param <E> the type of events
   */
  public record Unpark<E>() implements Action<E> {}

  /**
   * Creates a command that fires an event.
   *
   * @param id the id of the command
   * @param event the event to fire
   */
  public static <E> Command<E> fire(String id, E event) {
    return new Command<>(id, new Fire<>(event), Cause.none(), null);
  }

  /**
   * Creates a command that begins an entity in its initial state.
   *
   * @param id the id of the command
   */
  public static <E> Command<E> begin(String id) {
    return new Command<>(id, new Begin<>(), Cause.none(), null);
  }

  /**
   * Creates a command that forces an entity into a state.
   *
   * @param id the id of the command
   * @param state the wire name of the state
   * @param cause the cause, with an actor and a reason
   */
  public static <E> Command<E> force(String id, String state, Cause cause) {
    return new Command<>(id, new Force<>(state), cause, null);
  }

  /**
   * Creates a command that fires the failed or parked timers of an entity at once.
   *
   * @param id the id of the command
   */
  public static <E> Command<E> unpark(String id) {
    return new Command<>(id, new Unpark<>(), Cause.none(), null);
  }

  /** Returns a copy with the given cause. */
  public Command<E> because(Cause newCause) {
    return new Command<>(id, action, newCause, expectedVersion);
  }

  /** Returns a copy that is refused unless the entity has the given version. */
  public Command<E> expecting(long version) {
    return new Command<>(id, action, cause, version);
  }
}
