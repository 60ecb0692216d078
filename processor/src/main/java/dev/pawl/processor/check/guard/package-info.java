/**
 * Guards as sets of the assignments under which they hold, so that rules can compare them. Start
 * with {@link dev.pawl.processor.check.guard.GuardSpace}.
 */
@NullMarked
package dev.pawl.processor.check.guard;

import org.jspecify.annotations.NullMarked;
