/**
 * The making of steps in memory, before they are written. Not exported by the module. Read {@link
 * dev.pawl.store.step.StepMaker} first.
 */
@NullMarked
package dev.pawl.store.step;

import org.jspecify.annotations.NullMarked;
