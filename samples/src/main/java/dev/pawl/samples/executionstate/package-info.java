/**
 * The execution state of an agent. Lifecycle and activity are one machine, and the two older enums
 * are derived from its states. Read {@link dev.pawl.samples.executionstate.ExecutionState} first.
 *
 * <p>The original document lists the legal pairs of states and the triggers, but not which trigger
 * belongs to which pair. This sample decides:
 *
 * <ul>
 *   <li>If the connection of an agent is lost, the agent is suspended until it is connected again
 *       or receives a prompt. An agent whose context is cleared is suspended, too.
 *   <li>If a process exits before it has connected, the agent has failed; afterwards, it has
 *       stopped.
 *   <li>When the orchestrator starts, reconciliation finds agents in any state whose process no
 *       longer exists.
 * </ul>
 *
 * <p>The tag {@code terminal} means "stopped or failed". Such an agent can be restarted, so these
 * states are not final. The tag {@code active} means "logically alive, could process work". An
 * agent is active as soon as its session is connected, which is when its status is {@link
 * dev.pawl.samples.executionstate.AgentStatus#RUNNING}. An agent that is starting cannot process
 * work yet.
 */
@NullMarked
package dev.pawl.samples.executionstate;

import org.jspecify.annotations.NullMarked;
