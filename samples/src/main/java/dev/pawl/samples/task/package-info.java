/** The lifecycle of a task with twelve states, from its plan to the merge of its result. */
@NullMarked
package dev.pawl.samples.task;

import org.jspecify.annotations.NullMarked;
