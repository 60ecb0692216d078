/** The parts that all generators of a machine share. */
package dev.pawl.processor.generate.context;
