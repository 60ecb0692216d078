/**
 * Draws machines with the characters of a terminal, and reads such pictures back to verify them.
 * Read {@link dev.pawl.diagrams.text.TextDiagram} first.
 */
@NullMarked
package dev.pawl.diagrams.text;

import org.jspecify.annotations.NullMarked;
