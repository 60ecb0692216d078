/** The instance of a task, from its plan to the merge of its result: twelve states. */
package dev.pawl.samples.task;
