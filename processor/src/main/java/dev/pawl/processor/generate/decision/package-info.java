/** Generates how guards are asked, and what follows from the answers. */
package dev.pawl.processor.generate.decision;
