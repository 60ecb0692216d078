/**
 * Transactions of one's own, and the errors of databases. Not for users: the module keeps it
 * closed.
 */
@NullMarked
package dev.pawl.store.jdbc;

import org.jspecify.annotations.NullMarked;
