package dev.pawl.store.history;

import dev.pawl.Cause;

/**
 * A deferred event of an entity, as a store lists it. When this object is passed to the store, the
 * store finds the event in the queue by the event and its cause, even if other events have left the
 * queue since.
 *
 * @param entityId the id of the entity
 * @param position the position in the queue when the event was listed, from 0
 * @param event the event, with its payload
 * @param cause the actor and the reason
 * @param attempts the number of failed attempts to process the event
 * @param parked whether the event is parked, so that the store does not process the event until a
 *     user retries it
 * @param <E> the type of events
 */
public record DeferredEvent<E>(
    String entityId, int position, E event, Cause cause, int attempts, boolean parked) {

  /** Returns a sentence about who fired the event and why. */
  public String origin() {
    String actor = cause.actor() == null ? "an unnamed caller" : cause.actor();
    return "It was fired by " + actor + (cause.reason() == null ? "." : ": " + cause.reason());
  }

  /**
   * Returns whether both objects describe the same event, regardless of position, attempts and
   * parking.
   */
  public boolean isSame(DeferredEvent<?> other) {
    return entityId.equals(other.entityId)
        && event.equals(other.event)
        && cause.equals(other.cause);
  }
}
