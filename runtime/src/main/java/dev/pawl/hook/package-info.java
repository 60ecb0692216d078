/** Hooks that see, veto and record what a state machine does. */
@NullMarked
package dev.pawl.hook;

import org.jspecify.annotations.NullMarked;
