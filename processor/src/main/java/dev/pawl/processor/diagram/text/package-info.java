/**
 * Machines drawn with the characters of a terminal, and the reader that verifies such a picture.
 * Start with {@link dev.pawl.processor.diagram.text.TextDiagram}.
 */
package dev.pawl.processor.diagram.text;
