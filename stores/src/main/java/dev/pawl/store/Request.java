package dev.pawl.store;

import dev.pawl.Cause;
import java.util.Objects;

/**
 * An event to be fired at an entity, as one of several.
 *
 * @param id whose
 * @param event what happens
 * @param cause who makes it happen, and why
 * @param <E> the type of events
 */
public record Request<E>(String id, E event, Cause cause) {

  /** Checks that nothing is missing. */
  public Request {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
  }
}
