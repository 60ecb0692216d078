/**
 * The threads of workers, and a watchdog that detects hanging calls. Read {@link
 * dev.pawl.store.watch.WorkerThreads} first. Not exported by the module.
 */
@NullMarked
package dev.pawl.store.watch;

import org.jspecify.annotations.NullMarked;
