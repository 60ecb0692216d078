/**
 * Transactions on a connection, and the meaning of database errors. Read {@link
 * dev.pawl.store.jdbc.OwnTransaction} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.jdbc;

import org.jspecify.annotations.NullMarked;
