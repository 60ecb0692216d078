/**
 * The loop in which an agent works. The machine is declared in {@code
 * src/main/pawl/agent-loop.pawl.yaml}. {@link dev.pawl.samples.agentloop.LoopRules} implements its
 * guards, updates and delays. Programs use it through {@link dev.pawl.samples.agentloop.AgentLoop}.
 */
@NullMarked
package dev.pawl.samples.agentloop;

import org.jspecify.annotations.NullMarked;
