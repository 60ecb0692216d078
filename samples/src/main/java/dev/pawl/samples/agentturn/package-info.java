/** One turn of an agent: from the claim of a task to the cleanup, event by event. */
package dev.pawl.samples.agentturn;
