/**
 * Imports machines of squirrel-foundation. Start with {@link
 * dev.pawl.squirrel.importer.SquirrelImport}.
 */
@NullMarked
package dev.pawl.squirrel.importer;

import org.jspecify.annotations.NullMarked;
