/** The SQL statements of a store, in one class for each table. Not exported by the module. */
@NullMarked
package dev.pawl.store.rows;

import org.jspecify.annotations.NullMarked;
