/** The session of an agent process: spawned, working, idle, dead. */
@NullMarked
package dev.pawl.samples.agent;

import org.jspecify.annotations.NullMarked;
