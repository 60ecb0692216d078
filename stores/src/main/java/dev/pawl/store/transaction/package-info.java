/** Transactions of whoever calls a store. */
@NullMarked
package dev.pawl.store.transaction;

import org.jspecify.annotations.NullMarked;
