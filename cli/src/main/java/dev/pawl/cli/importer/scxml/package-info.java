/** Imports SCXML 1.0. Start with {@link dev.pawl.cli.importer.scxml.ScxmlFormat}. */
@NullMarked
package dev.pawl.cli.importer.scxml;

import org.jspecify.annotations.NullMarked;
