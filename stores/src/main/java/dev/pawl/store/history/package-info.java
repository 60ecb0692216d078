/** What a store has recorded: steps, and attempts that came to nothing. */
@NullMarked
package dev.pawl.store.history;

import org.jspecify.annotations.NullMarked;
