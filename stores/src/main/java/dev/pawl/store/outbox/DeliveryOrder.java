package dev.pawl.store.outbox;

/**
 * Whether the messages of one entity wait for each other. Those of different entities never wait.
 */
public enum DeliveryOrder {

  /** For nothing: what failed comes later, and several workers deliver side by side. */
  ANY,

  /**
   * Until every earlier message of the entity has been delivered or skipped. One that was given up
   * holds back all that come after it, until it is tried again or skipped.
   */
  BY_ENTITY,

  /** The same, but those that were given up hold nothing back. */
  BY_ENTITY_PAST_PARKED
}
