/**
 * The making of steps in memory, before they are written. Read {@link
 * dev.pawl.store.step.StepMaker} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.step;

import org.jspecify.annotations.NullMarked;
