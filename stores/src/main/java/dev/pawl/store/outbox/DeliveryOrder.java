package dev.pawl.store.outbox;

/**
 * The order in which the messages of one entity are delivered. Messages of different entities never
 * wait for each other.
 */
public enum DeliveryOrder {

  /**
   * There is no order: a failed message is delivered later, and several workers deliver
   * concurrently.
   */
  ANY,

  /**
   * A message waits until all earlier messages of the entity have been delivered or skipped. A
   * parked message holds back all later messages of the entity until the parked message is retried
   * successfully or skipped.
   */
  BY_ENTITY,

  /** The same order as {@link #BY_ENTITY}, but parked messages do not hold back later messages. */
  BY_ENTITY_PAST_PARKED
}
