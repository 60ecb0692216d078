/** Generates Java: a class for each part of what is made from a machine. */
package dev.pawl.processor.generate;
