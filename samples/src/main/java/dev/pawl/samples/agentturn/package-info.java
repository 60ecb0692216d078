/** One turn of an agent, from the claim of a task to the cleanup. */
@NullMarked
package dev.pawl.samples.agentturn;

import org.jspecify.annotations.NullMarked;
