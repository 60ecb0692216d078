/**
 * The activity of an agent, as shown to users. The machine is declared in {@code
 * src/main/pawl/agent-activity.pawl.yaml}. Programs use it through {@link
 * dev.pawl.samples.agentactivity.AgentActivity}.
 *
 * <p>The original document says that an idle agent works "on the next event". This sample requires
 * the event that begins a turn. If the CLI reports an event of the last turn too late, the agent
 * stays idle and its countdown restarts. Without this rule, the agent would work without a turn and
 * would never be killed.
 */
@NullMarked
package dev.pawl.samples.agentactivity;

import org.jspecify.annotations.NullMarked;
