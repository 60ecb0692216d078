/** Records of a store: steps, and attempts that came to nothing. */
@NullMarked
package dev.pawl.store.history;

import org.jspecify.annotations.NullMarked;
