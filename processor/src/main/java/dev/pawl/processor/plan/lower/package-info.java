/** Lowers a resolved machine: numbers its steps, and decides what is known at compile time. */
package dev.pawl.processor.plan.lower;
