/**
 * Imports machines of XState from JSON. Start with {@link
 * dev.pawl.cli.importer.xstate.XStateFormat}.
 */
@NullMarked
package dev.pawl.cli.importer.xstate;

import org.jspecify.annotations.NullMarked;
