/** Pictures in pixels and in print, where the libraries for them are there. */
@NullMarked
package dev.pawl.cli.raster;

import org.jspecify.annotations.NullMarked;
