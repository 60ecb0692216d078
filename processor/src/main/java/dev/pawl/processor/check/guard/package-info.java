/**
 * Guards as sets of the assignments under which they hold, so that rules can compare them. Start
 * with {@link dev.pawl.processor.check.guard.GuardSpace}.
 */
package dev.pawl.processor.check.guard;
