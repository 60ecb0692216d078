/**
 * Generates {@code NameTransitions} of machines that need no chart, and the facts and rules of all.
 */
package dev.pawl.processor.generate.transitions;
