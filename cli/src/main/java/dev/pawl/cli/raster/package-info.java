/** Converts pictures from SVG to PNG and PDF. Start with {@link dev.pawl.cli.raster.Raster}. */
@NullMarked
package dev.pawl.cli.raster;

import org.jspecify.annotations.NullMarked;
