/** A machine as the annotated enum that declares it. */
@NullMarked
package dev.pawl.diagrams.document.declaration;

import org.jspecify.annotations.NullMarked;
