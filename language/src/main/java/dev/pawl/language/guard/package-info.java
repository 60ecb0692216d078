/**
 * The representation of each guard as the set of assignments under which the guard holds. Rules use
 * this representation to compare guards. Start with {@link dev.pawl.language.guard.GuardSpace}.
 */
@NullMarked
package dev.pawl.language.guard;

import org.jspecify.annotations.NullMarked;
