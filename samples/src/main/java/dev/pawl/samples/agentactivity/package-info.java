/**
 * What an agent is doing, for whoever watches it. The machine stands in {@code
 * src/main/pawl/agent-activity.pawl.yaml}; {@link dev.pawl.samples.agentactivity.AgentActivity} is
 * how a program uses it.
 */
package dev.pawl.samples.agentactivity;
