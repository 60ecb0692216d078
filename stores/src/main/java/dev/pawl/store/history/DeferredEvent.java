package dev.pawl.store.history;

import dev.pawl.Cause;

/**
 * A deferred event of an entity, as a store lists it. Operations find it again by what it is, so
 * one that is listed may be handled later, whatever else has been let out meanwhile.
 *
 * @param entityId whose event it is
 * @param position its position among those that waited when it was listed, from 0
 * @param event the event, with its payload
 * @param cause who fired it and why
 * @param attempts how often it has failed when it was offered again
 * @param parked whether it is not offered any more until it is retried
 * @param <E> the type of events
 */
public record DeferredEvent<E>(
    String entityId, int position, E event, Cause cause, int attempts, boolean parked) {

  /** Returns who fired the event and why, in words for a record. */
  public String origin() {
    String actor = cause.actor() == null ? "an unnamed caller" : cause.actor();
    return "It was fired by " + actor + (cause.reason() == null ? "." : ": " + cause.reason());
  }

  /** Returns whether this is the same event, whatever has been tried with it since. */
  public boolean isSame(DeferredEvent<?> other) {
    return entityId.equals(other.entityId)
        && event.equals(other.event)
        && cause.equals(other.cause);
  }
}
