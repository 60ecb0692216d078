/** The YAML of imported machines, as a person would write it. */
@NullMarked
package dev.pawl.cli.importer.yaml;

import org.jspecify.annotations.NullMarked;
