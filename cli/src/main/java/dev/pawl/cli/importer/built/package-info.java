/**
 * Imports machines that another library has built at run time. Contains the names of guards and
 * actions, the writers of files, and the comparison with the original machine. The classes that run
 * a comparison need the runtime. Start with {@link dev.pawl.cli.importer.built.ImportFolder}.
 */
@NullMarked
package dev.pawl.cli.importer.built;

import org.jspecify.annotations.NullMarked;
