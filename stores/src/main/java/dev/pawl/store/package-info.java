/**
 * Stores the instances of state machines in a database. Each step is one transaction. {@link
 * dev.pawl.store.JdbcStore} is the class to read first; {@link dev.pawl.store.StoreSession} makes
 * several steps in one transaction. {@link dev.pawl.store.CallerTransactions} integrates stores
 * with the transactions of a framework.
 */
@NullMarked
package dev.pawl.store;

import org.jspecify.annotations.NullMarked;
