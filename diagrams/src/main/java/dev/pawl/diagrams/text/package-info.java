/**
 * Machines drawn with the characters of a terminal, and the reader that verifies such a picture.
 * Start with {@link dev.pawl.diagrams.text.TextDiagram}.
 */
@NullMarked
package dev.pawl.diagrams.text;

import org.jspecify.annotations.NullMarked;
