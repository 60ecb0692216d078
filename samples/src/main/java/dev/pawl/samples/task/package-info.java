/** The lifecycle of a task with twelve states, from its plan to the merge of its result. */
package dev.pawl.samples.task;
