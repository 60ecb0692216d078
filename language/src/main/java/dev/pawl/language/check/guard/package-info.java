/**
 * Guards as sets of the assignments under which they hold, so that rules can compare them. Start
 * with {@link dev.pawl.language.check.guard.GuardSpace}.
 */
@NullMarked
package dev.pawl.language.check.guard;

import org.jspecify.annotations.NullMarked;
