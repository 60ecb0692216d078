/** What a store has recorded: steps, and attempts that came to nothing. */
package dev.pawl.store.history;
