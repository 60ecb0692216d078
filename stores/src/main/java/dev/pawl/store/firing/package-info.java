/**
 * Fires due timers in passes through a queue. {@link dev.pawl.store.firing.TimerPasses} is the
 * class to read first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.firing;

import org.jspecify.annotations.NullMarked;
