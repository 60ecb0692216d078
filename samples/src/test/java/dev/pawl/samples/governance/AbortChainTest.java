package dev.pawl.samples.governance;

import static dev.pawl.samples.task.TransitionReason.ABORTED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.governance.abort.AbortChain;
import dev.pawl.samples.governance.abort.AbortPolicy;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.abort.SessionTree;
import dev.pawl.samples.governance.abort.SessionTree.Session;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which sessions an abort ends. The session "lead" has the children a, b and c; b1 is a child
 * of b, and b2 is a child of b1. The session "other" has no relatives.
 */
class AbortChainTest {

  private static final AbortReason OOM = AbortReason.OOM;

  private static SessionTree tree() {
    SessionTree tree = new SessionTree();
    tree.add(new Session("lead", "x", null));
    tree.add(new Session("a", "x", "lead"));
    tree.add(new Session("b", "x", "lead"));
    tree.add(new Session("c", "x", "lead"));
    tree.add(new Session("b1", "x", "b"));
    tree.add(new Session("b2", "x", "b1"));
    tree.add(new Session("other", "x", null));
    return tree;
  }

  /**
   * The first column contains the escalations that the policy enables: t from a tool to siblings, s
   * from siblings to the session of the parent.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -  | TOOL    | b     | b TOOL OOM
          s  | TOOL    | b     | b TOOL OOM
          -  | SIBLING | a     | a SESSION OOM, b SIBLING SIBLING_ABORTED, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED, c SIBLING SIBLING_ABORTED
          t  | TOOL    | a     | a SESSION OOM, b SIBLING SIBLING_ABORTED, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED, c SIBLING SIBLING_ABORTED
          -  | SIBLING | b     | b SESSION OOM, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED, a SIBLING SIBLING_ABORTED, c SIBLING SIBLING_ABORTED
          s  | SIBLING | c     | c SESSION OOM, a SIBLING SIBLING_ABORTED, b SIBLING SIBLING_ABORTED, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED, lead SESSION OOM
          ts | TOOL    | b1    | b1 SESSION OOM, b2 SESSION PARENT_ABORTED, b SESSION OOM
          -  | SESSION | b     | b SESSION OOM, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED
          ts | SESSION | b     | b SESSION OOM, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED
          -  | SESSION | lead  | lead SESSION OOM, a SESSION PARENT_ABORTED, b SESSION PARENT_ABORTED, b1 SESSION PARENT_ABORTED, b2 SESSION PARENT_ABORTED, c SESSION PARENT_ABORTED
          ts | SIBLING | other | other SESSION OOM
          """)
  void eachLevelContainsItsFailureUnlessThePolicyEscalates(
      String escalations, AbortScope scope, String origin, String expected) {
    AbortPolicy policy = new AbortPolicy(escalations.contains("t"), escalations.contains("s"));
    List<String> aborts =
        new AbortChain(tree(), policy)
            .from(scope, origin, ABORTED, OOM).stream()
                .map(a -> a.session() + " " + a.scope() + " " + a.abortReason())
                .toList();
    assertEquals(List.of(expected.split(", ")), aborts);
  }

  @Test
  void canonicalReasonsNameTheOrigin() {
    List<String> reasons =
        new AbortChain(tree(), AbortPolicy.contained())
            .from(AbortScope.SIBLING, "b", ABORTED, OOM).stream()
                .map(a -> a.session() + " " + a.transitionReason())
                .toList();
    assertEquals(
        List.of("b ABORTED", "b1 ABORTED", "b2 ABORTED", "a SIBLING_ABORTED", "c SIBLING_ABORTED"),
        reasons);
  }

  @Test
  void nothingEscalatesByDefault() {
    assertEquals(new AbortPolicy(false, false), AbortPolicy.contained());
  }

  @Test
  void sessionsHaveExistingParentsAndUniqueIds() {
    SessionTree tree = tree();
    assertThrows(NoSuchElementException.class, () -> tree.add(new Session("d", "x", "nobody")));
    assertThrows(IllegalArgumentException.class, () -> tree.add(new Session("a", "x", null)));
    assertEquals(7, tree.all().size());
  }

  @ParameterizedTest
  @CsvSource({
    "124, TIMEOUT",
    "126, PERMISSION_DENIED",
    "130, USER_INTERRUPT",
    "137, OOM",
    "143, SHUTDOWN_SIGNAL",
    "1, UNKNOWN",
    "0, UNKNOWN"
  })
  void exitCodesDetermineTheReason(int exitCode, AbortReason reason) {
    assertEquals(reason, AbortReason.ofExitCode(exitCode));
  }
}
