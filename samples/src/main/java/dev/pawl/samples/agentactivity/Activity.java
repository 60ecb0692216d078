package dev.pawl.samples.agentactivity;

import java.time.Instant;

/**
 * What a machine knows beside its states.
 *
 * @param lastActive when the latest event came
 */
public record Activity(Instant lastActive) {}
