/** A machine as the annotated enum that declares it. */
@NullMarked
package dev.pawl.processor.document.declaration;

import org.jspecify.annotations.NullMarked;
