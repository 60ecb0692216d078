/**
 * What the imports of built machines of other libraries have in common: names of guards and
 * actions, the files that are written, and the comparison of both machines. The classes that run a
 * comparison need the runtime.
 */
@NullMarked
package dev.pawl.cli.importer.built;

import org.jspecify.annotations.NullMarked;
