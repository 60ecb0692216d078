/**
 * Successive steps of stored instances. Read {@link dev.pawl.benchmarks.stores.step.StepContender}
 * first.
 */
package dev.pawl.benchmarks.stores.step;
