/**
 * Draws machines with the characters of a terminal. Each picture is read again to verify it. Read
 * {@link dev.pawl.diagrams.text.TextDiagram} first.
 */
@NullMarked
package dev.pawl.diagrams.text;

import org.jspecify.annotations.NullMarked;
