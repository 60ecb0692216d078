package dev.pawl.processor.plan;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Move;
import java.util.List;
import java.util.Optional;

/**
 * The additional plan of a chart, whose configurations can be more than one leaf. {@link
 * Step#moves} contains what its steps exit and enter.
 *
 * @param tree the nodes, whose numbers the chart uses
 * @param nodes the plans of the nodes, by number
 * @param rows the reactions of each leaf, in document order
 * @param timers the timers, in document order
 * @param data the sources of the data of states
 * @param several whether an instance can be in several leaves, or stores more than its leaf
 * @param begun the default leaves of a new instance, in document order
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
   * @param declared the state
   * @param state its plan; empty for the root, and for a history state that is not a constant of
   *     the user's enum
   * @param defaults the nodes that are entered by default: for a composite state, one or several in
   *     different regions; for a parallel state, the nodes that it names; for a history state, its
   *     default targets
   * @param raisedOnEntry the events that are raised on entry
   * @param raisedOnExit the events that are raised on exit
   * @param done the event that is raised when the node is done, if any
   * @param enters the nodes that are entered when an instance starts or is forced in this node,
   *     that is, if no state is active yet. For the root, those of an instance that starts by
   *     default. For a history state without stored states, its default below its parent; for a
   *     stored child of a shallow history state, the part within that child.
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
   * @param leaf the number of its node
   * @param codes for each event, and then for none: the number of a step; or the number of all
   *     steps plus that of a decision; or a negative constant
   */
  public record LeafRow(int leaf, List<Integer> codes) {
    public LeafRow {
      codes = List.copyOf(codes);
    }
  }

  /**
   * A timer.
   *
   * @param node the number of the node of its state
   * @param event its event
   * @param method the method that returns its duration; empty if the duration is constant
   * @param milliseconds its duration in milliseconds; -1 if the method returns it
   * @param delay its duration as declared
   * @param repeats whether it starts again when it elapses
   */
  public record TimerPlan(
      int node, EventPlan event, String method, long milliseconds, String delay, boolean repeats) {}
}
