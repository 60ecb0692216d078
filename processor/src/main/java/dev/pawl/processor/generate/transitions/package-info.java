/**
 * Generates {@code NameTransitions}. Start with {@link
 * dev.pawl.processor.generate.transitions.TransitionsGenerator}.
 */
@NullMarked
package dev.pawl.processor.generate.transitions;

import org.jspecify.annotations.NullMarked;
