/**
 * The activity of an agent, as shown to users. The machine is declared in {@code
 * src/main/pawl/agent-activity.pawl.yaml}. Programs use it through {@link
 * dev.pawl.samples.agentactivity.AgentActivity}.
 */
package dev.pawl.samples.agentactivity;
