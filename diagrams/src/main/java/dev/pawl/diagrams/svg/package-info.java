/** Paints machines as SVG. Read {@link dev.pawl.diagrams.svg.SvgPainter} first. */
@NullMarked
package dev.pawl.diagrams.svg;

import org.jspecify.annotations.NullMarked;
