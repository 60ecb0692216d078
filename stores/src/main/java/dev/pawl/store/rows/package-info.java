/**
 * The SQL statements of a store, in one class for each table. Read {@link
 * dev.pawl.store.rows.EntityRows} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.rows;

import org.jspecify.annotations.NullMarked;
