/**
 * Checks and repairs of stores. {@link dev.pawl.store.recovery.StoreCheck} finds errors in stored
 * data, {@link dev.pawl.store.recovery.Recovery} corrects the errors by forced steps, and {@link
 * dev.pawl.store.recovery.DryRun} tests a new version of a machine against stored data. Read {@code
 * StoreCheck} first.
 */
@NullMarked
package dev.pawl.store.recovery;

import org.jspecify.annotations.NullMarked;
