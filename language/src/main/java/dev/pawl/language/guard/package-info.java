/**
 * Represents guards as sets of the assignments under which they hold, so that rules can compare
 * them. Start with {@link dev.pawl.language.guard.GuardSpace}.
 */
@NullMarked
package dev.pawl.language.guard;

import org.jspecify.annotations.NullMarked;
