/**
 * Successive steps of stored instances. Read {@link dev.pawl.benchmarks.stores.step.StepContender}
 * first.
 */
@NullMarked
package dev.pawl.benchmarks.stores.step;

import org.jspecify.annotations.NullMarked;
