/**
 * Watchers of steps, which contenders without listeners call directly. Read {@link
 * dev.pawl.benchmarks.contender.StepObserver} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
