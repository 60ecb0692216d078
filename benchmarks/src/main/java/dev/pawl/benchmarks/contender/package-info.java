/**
 * Watchers of steps, which contenders without listeners call directly. Read {@link
 * dev.pawl.benchmarks.contender.StepObserver} first.
 */
package dev.pawl.benchmarks.contender;
