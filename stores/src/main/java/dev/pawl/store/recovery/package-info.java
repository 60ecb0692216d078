/** Finding out what is wrong in a store, and putting it right with a trace. */
@NullMarked
package dev.pawl.store.recovery;

import org.jspecify.annotations.NullMarked;
