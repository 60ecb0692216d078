/**
 * The execution state of an agent: lifecycle and activity in one machine, with the two older
 * classifications as views of it.
 *
 * <p>The document lists the legal pairs of states and the triggers; which trigger belongs to which
 * pair was decided here:
 *
 * <ul>
 *   <li>A lost connection does not stop an agent that was connected: it is suspended until the
 *       connection is back, or a prompt resumes it. Clearing its context takes the same way.
 *   <li>A process that exits before it has connected has failed; later, it has stopped.
 *   <li>Reconciliation, when the orchestrator starts, finds agents whose process did not survive,
 *       whatever they were doing.
 * </ul>
 *
 * <p>The tag {@code terminal} stands for "stopped or failed"; such an agent can be restarted, so
 * these states are not final. The tag {@code active} stands for "logically alive, could process
 * work": an agent is that once its session is connected, which is just when its status is {@link
 * dev.pawl.samples.executionstate.AgentStatus#RUNNING}. One that is starting has nobody yet to whom
 * work could be sent.
 */
package dev.pawl.samples.executionstate;
