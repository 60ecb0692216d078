package dev.pawl.store.machine;

/** The features that require a store to keep more than the state of an instance. */
enum Trait {
  SNAPSHOTS,
  REGIONS,
  TIMERS
}
