/**
 * The threads of workers, and a watchdog that detects hanging calls. Not exported by the module.
 */
@NullMarked
package dev.pawl.store.watch;

import org.jspecify.annotations.NullMarked;
