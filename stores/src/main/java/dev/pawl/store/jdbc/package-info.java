/**
 * Transactions on a connection, and the meaning of database errors. Read {@link
 * dev.pawl.store.jdbc.OwnTransaction} first. Internal: the module exports this package only to
 * {@code pawl-kafka-streams}.
 */
@NullMarked
package dev.pawl.store.jdbc;

import org.jspecify.annotations.NullMarked;
