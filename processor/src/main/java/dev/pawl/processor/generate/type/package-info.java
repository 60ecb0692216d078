/** Generates the types around a machine: states, events, cases, phases, logic, codec, validator. */
@NullMarked
package dev.pawl.processor.generate.type;

import org.jspecify.annotations.NullMarked;
