/** Firing timers that are due. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.firing;

import org.jspecify.annotations.NullMarked;
