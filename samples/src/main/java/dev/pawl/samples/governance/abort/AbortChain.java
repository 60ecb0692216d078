package dev.pawl.samples.governance.abort;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The levels of containment: tool, siblings, session. Each contains its failure unless the policy
 * lets it escalate; a session that ends takes all its descendants along.
 */
public final class AbortChain {

  private final SessionTree tree;
  private final AbortPolicy policy;

  /** The chain of a tree of sessions. */
  public AbortChain(SessionTree tree, AbortPolicy policy) {
    this.tree = tree;
    this.policy = policy;
  }

  /**
   * What an abort comes to.
   *
   * @param scope the level on which something failed
   * @param origin the session in which it failed
   * @param why the canonical reason of what the origin does
   * @param reason how it ends
   * @return what becomes of whom, the origin first
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

  /** A session that ends takes its descendants along. */
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
