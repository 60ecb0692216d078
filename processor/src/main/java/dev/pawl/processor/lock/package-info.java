/**
 * Lock files. Lock files keep the numbers of states and events in stored data from one version of a
 * machine to the next, and restrict changes between versions. Start with {@link
 * dev.pawl.processor.lock.Locks}.
 */
@NullMarked
package dev.pawl.processor.lock;

import org.jspecify.annotations.NullMarked;
