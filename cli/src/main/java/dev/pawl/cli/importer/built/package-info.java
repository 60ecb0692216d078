/**
 * Imports of built machines of other libraries: names of guards and actions, the files that are
 * written, and the comparison of both machines. The classes that run a comparison need the runtime.
 * Start with {@link dev.pawl.cli.importer.built.ImportFolder}.
 */
@NullMarked
package dev.pawl.cli.importer.built;

import org.jspecify.annotations.NullMarked;
