package dev.pawl.samples.agentactivity;

import java.time.Instant;

/**
 * The context of the machine.
 *
 * @param lastActive the time of the latest event
 */
public record Activity(Instant lastActive) {}
