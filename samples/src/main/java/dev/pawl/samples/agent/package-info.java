/** The session of an agent process: spawned, working, idle, dead. */
package dev.pawl.samples.agent;
