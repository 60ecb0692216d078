package dev.pawl.samples.governance.abort;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;

/**
 * What becomes of one session.
 *
 * @param session which
 * @param scope {@code TOOL} if only its tool invocation is aborted; otherwise the session ends, and
 *     this is the level that took it along
 * @param transitionReason the canonical reason of the steps it takes
 * @param abortReason how it ends
 */
public record Abort(
    String session, AbortScope scope, TransitionReason transitionReason, AbortReason abortReason) {}
