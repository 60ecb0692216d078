/**
 * The integration of stores with the transactions of their callers, for example transactions of
 * Spring or Jakarta. Implement {@link dev.pawl.store.transaction.CallerTransactions} to support
 * another framework.
 */
@NullMarked
package dev.pawl.store.transaction;

import org.jspecify.annotations.NullMarked;
