package dev.pawl.store.machine;

/** A trait that makes an instance more than its state. */
enum Trait {
  SNAPSHOTS,
  REGIONS,
  TIMERS
}
