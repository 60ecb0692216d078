package dev.pawl.samples.governance;

import dev.pawl.Cause;
import dev.pawl.samples.governance.timeout.Scope;

/**
 * A task in the hands of an agent.
 *
 * @param id the turn's
 * @param task what is worked on
 * @param scope how large that is
 * @param session where
 * @param agent who works on it
 */
record Turn(String id, String task, Scope scope, String session, String agent) {

  /** A cause that also tells which turn it is about. */
  Cause told(Cause cause) {
    return cause
        .with("turn", id)
        .with("task", task)
        .with("scope", scope.wireName())
        .with("session", session)
        .with("agent", agent);
  }
}
