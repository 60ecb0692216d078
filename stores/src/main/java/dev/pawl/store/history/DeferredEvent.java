package dev.pawl.store.history;

import dev.pawl.Cause;

/**
 * A deferred event of an entity, as a store lists it. Operations find it again by event and cause,
 * so a listed event can be handled later, even if other events have left the queue meanwhile.
 *
 * @param entityId the id of the entity
 * @param position its position among those that waited when it was listed, from 0
 * @param event the event, with its payload
 * @param cause who fired it and why
 * @param attempts the number of failed attempts to offer the event again
 * @param parked whether the event is not offered until it is retried
 * @param <E> the type of events
 */
public record DeferredEvent<E>(
    String entityId, int position, E event, Cause cause, int attempts, boolean parked) {

  /** Returns who fired the event and why, in words for a record. */
  public String origin() {
    String actor = cause.actor() == null ? "an unnamed caller" : cause.actor();
    return "It was fired by " + actor + (cause.reason() == null ? "." : ": " + cause.reason());
  }

  /** Returns whether this is the same event, regardless of position, attempts and parking. */
  public boolean isSame(DeferredEvent<?> other) {
    return entityId.equals(other.entityId)
        && event.equals(other.event)
        && cause.equals(other.cause);
  }
}
