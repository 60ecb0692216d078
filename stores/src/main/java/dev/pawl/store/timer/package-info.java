/** Firing the timers of instances in a store: a worker, its policy, and what it tells. */
@NullMarked
package dev.pawl.store.timer;

import org.jspecify.annotations.NullMarked;
