/**
 * Imports machines that are declared for other tools, or that another library has built at run
 * time. Contains the model of an imported machine, its names in Pawl, the writers of its files, and
 * the comparison with the original machine. The classes that run a comparison need the runtime.
 * Start with {@link dev.pawl.cli.importer.ImportFormat}, {@link
 * dev.pawl.cli.importer.MachineImport} and {@link dev.pawl.cli.importer.ImportFolder}.
 */
@NullMarked
package dev.pawl.cli.importer;

import org.jspecify.annotations.NullMarked;
