/** Machines drawn as SVG. */
@NullMarked
package dev.pawl.diagrams.svg;

import org.jspecify.annotations.NullMarked;
