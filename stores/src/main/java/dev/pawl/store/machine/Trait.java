package dev.pawl.store.machine;

/** What makes an instance more than its state. */
enum Trait {
  SNAPSHOTS,
  REGIONS,
  TIMERS
}
