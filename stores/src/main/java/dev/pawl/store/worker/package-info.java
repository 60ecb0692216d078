/**
 * The types by which the workers for timers and for the outbox report calls of the application's
 * code. Read {@link dev.pawl.store.worker.Hang} first.
 */
@NullMarked
package dev.pawl.store.worker;

import org.jspecify.annotations.NullMarked;
