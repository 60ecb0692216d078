package dev.pawl.store;

import dev.pawl.Cause;
import java.util.Objects;

/**
 * An event to be fired at an entity by {@link StoreSteps#fireAll}.
 *
 * @param id the id of the entity
 * @param event the event to fire
 * @param cause the actor and the reason
 * @param <E> the type of events
 */
public record Request<E>(String id, E event, Cause cause) {

  /** Checks that no component is null. */
  public Request {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
  }
}
