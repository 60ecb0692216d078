/**
 * Exports machines to formats of other tools. Start with {@link
 * dev.pawl.cli.exporter.ExportFormat}.
 */
@NullMarked
package dev.pawl.cli.exporter;

import org.jspecify.annotations.NullMarked;
