package dev.pawl.samples.governance.abort;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;

/**
 * The effect of an abort on one session.
 *
 * @param session the id of the session
 * @param scope {@code TOOL} if only a tool invocation is aborted; otherwise the session ends
 *     because of an abort at this level
 * @param transitionReason the canonical reason for the steps of the session
 * @param abortReason how the session ends
 */
public record Abort(
    String session, AbortScope scope, TransitionReason transitionReason, AbortReason abortReason) {}
