/**
 * Compares Pawl with handwritten code in ratios, which hold on busy machines, too. Read {@link
 * dev.pawl.benchmarks.budget.BudgetPart} first.
 */
@NullMarked
package dev.pawl.benchmarks.budget;

import org.jspecify.annotations.NullMarked;
