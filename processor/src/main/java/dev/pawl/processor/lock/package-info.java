/**
 * Reads and writes lock files. A lock file keeps the numbers of states and events in stored data
 * the same in all versions of a machine, and restricts changes between versions. Start with {@link
 * dev.pawl.processor.lock.Locks}.
 */
@NullMarked
package dev.pawl.processor.lock;

import org.jspecify.annotations.NullMarked;
