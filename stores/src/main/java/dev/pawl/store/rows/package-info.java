/** The statements behind a store, a class per table. Not for users: the module keeps it closed. */
package dev.pawl.store.rows;
