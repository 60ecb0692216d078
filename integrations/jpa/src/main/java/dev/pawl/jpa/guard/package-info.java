/** The listeners that hear of writes, and refuse those that are not legal. */
@NullMarked
package dev.pawl.jpa.guard;

import org.jspecify.annotations.NullMarked;
