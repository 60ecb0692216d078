/**
 * The check of recorded figures against the budgets of the design, and the format of numbers. Read
 * {@link dev.pawl.benchmarks.limits.Budgets} first.
 */
@NullMarked
package dev.pawl.benchmarks.limits;

import org.jspecify.annotations.NullMarked;
