/** Pictures in pixels and in print, where the libraries for them are there. */
package dev.pawl.cli.raster;
