/** Everything that can be wrong with a declaration: one enum of codes, and problems as values. */
package dev.pawl.processor.problem;
