/**
 * The writing of steps that were made in memory. Read {@link dev.pawl.store.write.StepWriter}
 * first. Not exported by the module.
 */
@NullMarked
package dev.pawl.store.write;

import org.jspecify.annotations.NullMarked;
