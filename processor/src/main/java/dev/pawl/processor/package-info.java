/** The annotation processor. Start with {@link dev.pawl.processor.PawlProcessor}. */
@NullMarked
package dev.pawl.processor;

import org.jspecify.annotations.NullMarked;
