/**
 * The command line, which checks, draws, compares and previews machines in YAML without a compiler,
 * and reports coverage and requirements. Start with {@link dev.pawl.cli.CommandLine}. {@link
 * dev.pawl.cli.Raster} converts pictures from SVG to PNG and PDF.
 */
@NullMarked
package dev.pawl.cli;

import org.jspecify.annotations.NullMarked;
