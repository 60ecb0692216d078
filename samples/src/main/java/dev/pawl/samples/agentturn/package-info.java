/** One turn of an agent, from the claim of a task to the cleanup. */
package dev.pawl.samples.agentturn;
