/**
 * The SQL statements of a store, in one class for each table. Read {@link
 * dev.pawl.store.rows.EntityRows} first. Internal: the module exports this package only to {@code
 * pawl-kafka-streams}.
 */
@NullMarked
package dev.pawl.store.rows;

import org.jspecify.annotations.NullMarked;
