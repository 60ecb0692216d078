package dev.pawl.samples.agentactivity;

import java.time.Duration;
import java.time.InstantSource;

/** Keeps when there was output last, and counts down from then. */
record IdleRules(InstantSource clock, Duration timeout) implements AgentActivityLogic {}
