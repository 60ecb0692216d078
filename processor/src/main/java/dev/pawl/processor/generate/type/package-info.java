/**
 * Generates the types around a machine: states, events, cases, phases, logic, effects, codec,
 * validator and beans. Start with {@link dev.pawl.processor.generate.type.StateGenerator}.
 */
@NullMarked
package dev.pawl.processor.generate.type;

import org.jspecify.annotations.NullMarked;
