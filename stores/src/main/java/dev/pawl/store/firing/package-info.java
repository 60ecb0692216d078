/**
 * Fires due timers in passes through a queue. {@link dev.pawl.store.firing.TimerPasses} is the
 * class to read first. Internal: the module exports this package only to {@code
 * pawl-kafka-streams}.
 */
@NullMarked
package dev.pawl.store.firing;

import org.jspecify.annotations.NullMarked;
