/**
 * Compares Pawl with handwritten code in ratios, which hold on busy machines, too. Read {@link
 * dev.pawl.benchmarks.budget.BudgetPart} first.
 */
package dev.pawl.benchmarks.budget;
