/** Machines drawn with the characters of a terminal, and the pictures read back. */
package dev.pawl.processor.diagram.text;
