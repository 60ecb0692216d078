/** The statements behind a store, a class per table. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.rows;

import org.jspecify.annotations.NullMarked;
