/**
 * The writing of steps that were made in memory. Read {@link dev.pawl.store.write.StepWriter}
 * first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.write;

import org.jspecify.annotations.NullMarked;
