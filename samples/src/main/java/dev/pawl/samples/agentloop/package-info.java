/**
 * The loop that an agent instances in. The machine stands in {@code
 * src/main/pawl/agent-loop.pawl.yaml}; {@link dev.pawl.samples.agentloop.LoopRules} answers for its
 * guards, updates and delays, and {@link dev.pawl.samples.agentloop.AgentLoop} is how a program
 * uses it.
 */
package dev.pawl.samples.agentloop;
