/**
 * Imports machines that are declared for other tools. Contains the model of an imported machine,
 * its names in Pawl, and the writers of its files. Start with {@link
 * dev.pawl.cli.importer.ImportFormat} and {@link dev.pawl.cli.importer.MachineImport}.
 */
@NullMarked
package dev.pawl.cli.importer;

import org.jspecify.annotations.NullMarked;
