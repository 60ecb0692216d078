/**
 * The lifecycle governance kernel: task, agent and turn machines that move together, in one
 * database.
 */
package dev.pawl.samples.governance;
