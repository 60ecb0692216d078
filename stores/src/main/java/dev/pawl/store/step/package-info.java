/**
 * The making of steps in memory, and the writing of these steps. Read {@link
 * dev.pawl.store.step.StepMaker} first, then {@link dev.pawl.store.step.StepWriter}. Internal: the
 * module exports this package only to {@code pawl-kafka-streams}.
 */
@NullMarked
package dev.pawl.store.step;

import org.jspecify.annotations.NullMarked;
