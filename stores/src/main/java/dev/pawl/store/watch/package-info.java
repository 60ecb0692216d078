/**
 * The threads of workers, and a watchdog that detects hanging calls. Read {@link
 * dev.pawl.store.watch.WorkerThreads} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.watch;

import org.jspecify.annotations.NullMarked;
