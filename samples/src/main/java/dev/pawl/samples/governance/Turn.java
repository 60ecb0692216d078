package dev.pawl.samples.governance;

import dev.pawl.Cause;
import dev.pawl.samples.governance.timeout.Scope;

/**
 * A turn, in which an agent works on a task.
 *
 * @param id the id of the turn
 * @param task the id of the task
 * @param scope the size of the task
 * @param session the id of the session in which the agent works
 * @param agent the id of the agent
 */
record Turn(String id, String task, Scope scope, String session, String agent) {

  /** Returns the cause with additional attributes that identify this turn. */
  Cause addTo(Cause cause) {
    return cause
        .with("turn", id)
        .with("task", task)
        .with("scope", scope.wireName())
        .with("session", session)
        .with("agent", agent);
  }
}
