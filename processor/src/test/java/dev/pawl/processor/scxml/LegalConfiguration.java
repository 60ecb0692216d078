package dev.pawl.processor.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** The requirements of the specification for every configuration. */
public final class LegalConfiguration {

  private LegalConfiguration() {}

  /**
   * Checks that an active composite state has one active child and an active parallel state has
   * only active children, and that the parents of active states are active.
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
