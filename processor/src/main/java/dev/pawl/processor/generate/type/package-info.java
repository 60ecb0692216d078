/** Generates the types around a machine: states, events, cases, phases, logic, codec, validator. */
package dev.pawl.processor.generate.type;
