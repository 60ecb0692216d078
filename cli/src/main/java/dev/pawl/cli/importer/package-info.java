/**
 * The import of machines that are declared for other tools: the tree of an imported machine, the
 * names that it gets, and the files that are written for it. Start with {@link
 * dev.pawl.cli.importer.ImportFormat} and {@link dev.pawl.cli.importer.MachineImport}.
 */
@NullMarked
package dev.pawl.cli.importer;

import org.jspecify.annotations.NullMarked;
