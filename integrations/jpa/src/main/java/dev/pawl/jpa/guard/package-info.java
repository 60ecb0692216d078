/** What hears of writes, and refuses those that are not legal. */
@NullMarked
package dev.pawl.jpa.guard;

import org.jspecify.annotations.NullMarked;
