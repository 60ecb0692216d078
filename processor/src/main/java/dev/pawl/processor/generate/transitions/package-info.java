/**
 * Generates {@code NameTransitions} of machines that need no chart, and the facts and rules of all.
 */
@NullMarked
package dev.pawl.processor.generate.transitions;

import org.jspecify.annotations.NullMarked;
