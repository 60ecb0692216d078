/**
 * Writes the annotated enum that declares a machine, for example to convert a YAML declaration.
 * Read {@link dev.pawl.diagrams.document.declaration.EnumSource} first.
 */
@NullMarked
package dev.pawl.diagrams.document.declaration;

import org.jspecify.annotations.NullMarked;
