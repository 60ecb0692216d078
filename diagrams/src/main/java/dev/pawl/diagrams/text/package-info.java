/**
 * Machines drawn with the characters of a terminal, and the reader that verifies such a picture.
 * Start with {@link dev.pawl.diagrams.text.TextDiagram}.
 */
package dev.pawl.diagrams.text;
