/** The annotation processor of Pawl. */
@NullMarked
package dev.pawl.processor;

import org.jspecify.annotations.NullMarked;
