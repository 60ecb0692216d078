/** Large machines made small enough to be drawn: parts of them stand in one box. */
@NullMarked
package dev.pawl.diagrams.overview;

import org.jspecify.annotations.NullMarked;
