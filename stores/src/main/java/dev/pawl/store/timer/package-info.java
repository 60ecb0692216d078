/** Firing the timers of instances in a store: a worker, its policy, and what it tells. */
package dev.pawl.store.timer;
