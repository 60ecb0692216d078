package dev.pawl.samples.governance.abort;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Determines which sessions an abort ends. An abort of a tool or of siblings affects only its own
 * level, unless the policy lets it escalate. If a session ends, all its descendants end, too.
 */
public final class AbortChain {

  private final SessionTree tree;
  private final AbortPolicy policy;

  /** Creates the chain for a tree of sessions. */
  public AbortChain(SessionTree tree, AbortPolicy policy) {
    this.tree = tree;
    this.policy = policy;
  }

  /**
   * Returns the effects of an abort.
   *
   * @param scope the level of the failure
   * @param origin the session of the failure
   * @param why the canonical reason for the steps of the origin
   * @param reason how the origin ends
   * @return one abort for each session concerned, that of the origin first
   */
  public List<Abort> from(
      AbortScope scope, String origin, TransitionReason why, AbortReason reason) {
    boolean contained = scope == AbortScope.TOOL && !policy.toolToSibling();
    if (contained) {
      return List.of(new Abort(origin, scope, why, reason));
    }
    Map<String, Abort> aborts = new LinkedHashMap<>();
    propagate(aborts, new Abort(origin, AbortScope.SESSION, why, reason));
    if (scope != AbortScope.SESSION) {
      for (String sibling : tree.siblings(origin)) {
        Abort abort =
            new Abort(
                sibling,
                AbortScope.SIBLING,
                TransitionReason.SIBLING_ABORTED,
                AbortReason.SIBLING_ABORTED);
        propagate(aborts, abort);
      }
      String parent = tree.get(origin).parent();
      if (policy.siblingToSession() && parent != null) {
        propagate(aborts, new Abort(parent, AbortScope.SESSION, why, reason));
      }
    }
    return List.copyOf(aborts.values());
  }

  /** Adds the aborts of a session and of all its descendants. */
  private void propagate(Map<String, Abort> aborts, Abort abort) {
    aborts.putIfAbsent(abort.session(), abort);
    for (String descendant : tree.descendants(abort.session())) {
      aborts.putIfAbsent(
          descendant,
          new Abort(
              descendant,
              AbortScope.SESSION,
              TransitionReason.ABORTED,
              AbortReason.PARENT_ABORTED));
    }
  }
}
