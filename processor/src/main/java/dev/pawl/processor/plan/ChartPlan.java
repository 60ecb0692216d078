package dev.pawl.processor.plan;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Move;
import java.util.List;
import java.util.Optional;

/**
 * The additional plan of a chart, that is, of a machine whose instances can be in several leaves.
 * {@link Step#moves} contains the states that each step exits and enters.
 *
 * @param tree the tree of the nodes; the tree numbers the nodes
 * @param nodes the plans of the nodes, by number
 * @param rows the reactions of each leaf, in document order
 * @param timers the timers, in document order
 * @param data the sources of the data of states
 * @param several whether an instance can be in several leaves, or stores more than its active leaf
 * @param begun the leaves in which a new instance starts by default, in document order
 */
public record ChartPlan(
    StateTree tree,
    List<Node> nodes,
    List<LeafRow> rows,
    List<TimerPlan> timers,
    DataSources data,
    boolean several,
    List<Integer> begun) {

  /** The code of an event that has no transition. */
  public static final int ILLEGAL = -1;

  /** The code of an event that is ignored. */
  public static final int IGNORED = -3;

  /** The code of an event that is deferred. */
  public static final int DEFERRED = -4;

  public ChartPlan {
    nodes = List.copyOf(nodes);
    rows = List.copyOf(rows);
    timers = List.copyOf(timers);
    begun = List.copyOf(begun);
  }

  /**
   * The plan of a node.
   *
   * @param declared the state as declared
   * @param state the plan of the state; empty for the root, and for a history state that is not a
   *     constant of the user's enum
   * @param defaults the nodes that are entered by default: for a composite state one node, or
   *     several if its declaration names states in different regions; for a parallel state the
   *     nodes that its declaration names; for a history state its default targets
   * @param raisedOnEntry the events that are raised on entry
   * @param raisedOnExit the events that are raised on exit
   * @param done the event that is raised when the node is done, if any
   * @param enters the nodes that an instance enters if it starts in this node or is forced into it.
   *     In both cases, no state is active before. For the root, these are the nodes that a new
   *     instance enters by default. For a history state, these are the nodes below its parent that
   *     an instance without stored history enters. For a child that a shallow history state can
   *     restore, these are only the nodes within the child.
   */
  public record Node(
      State declared,
      Optional<StatePlan> state,
      List<Integer> defaults,
      List<EventPlan> raisedOnEntry,
      List<EventPlan> raisedOnExit,
      Optional<EventPlan> done,
      Move enters) {
    public Node {
      defaults = List.copyOf(defaults);
      raisedOnEntry = List.copyOf(raisedOnEntry);
      raisedOnExit = List.copyOf(raisedOnExit);
    }
  }

  /**
   * The codes of a leaf.
   *
   * @param leaf the number of the leaf's node
   * @param codes a code for each event, followed by a code for eventless transitions. A code is the
   *     number of a step, the count of all steps plus the number of a decision, or one of the
   *     negative constants of {@link ChartPlan}.
   */
  public record LeafRow(int leaf, List<Integer> codes) {
    public LeafRow {
      codes = List.copyOf(codes);
    }
  }

  /**
   * A timer.
   *
   * @param node the number of the node of the state that declares the timer
   * @param event the event that the timer fires
   * @param method the method of the user that returns the duration; empty if the duration is
   *     constant
   * @param milliseconds the duration in milliseconds; -1 if {@code method} returns the duration
   * @param delay the duration as declared
   * @param repeats whether the timer starts again when it elapses
   */
  public record TimerPlan(
      int node, EventPlan event, String method, long milliseconds, String delay, boolean repeats) {}
}
