/**
 * The records of a store: {@linkplain dev.pawl.store.history.Recorded steps} and {@linkplain
 * dev.pawl.store.history.Refused refused or failed attempts}. Read {@code Recorded} first.
 */
@NullMarked
package dev.pawl.store.history;

import org.jspecify.annotations.NullMarked;
