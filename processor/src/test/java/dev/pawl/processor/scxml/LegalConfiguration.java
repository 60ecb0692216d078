package dev.pawl.processor.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** What the specification asks of every configuration, whatever led to it. */
public final class LegalConfiguration {

  private LegalConfiguration() {}

  /**
   * Checks that of an active composite state one child is active, of a parallel one all, and that
   * the parent of what is active is.
   */
  public static void check(Interpreter interpreter) {
    List<Node> active = interpreter.active();
    assertTrue(active.get(0).isRoot());
    for (Node node : active) {
      assertTrue(!node.isHistory(), node::name);
      assertTrue(node.isRoot() || active.contains(node.parent), node::name);
      List<Node> children = node.childStates();
      long count = children.stream().filter(active::contains).count();
      if (node.isParallel()) {
        assertEquals(children.size(), count, node.name());
      } else if (!children.isEmpty()) {
        assertEquals(1, count, node.name());
      }
    }
  }
}
