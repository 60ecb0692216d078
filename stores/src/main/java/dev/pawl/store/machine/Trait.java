package dev.pawl.store.machine;

/** The features because of which a store keeps more than the state of an instance. */
enum Trait {
  SNAPSHOTS,
  REGIONS,
  TIMERS
}
