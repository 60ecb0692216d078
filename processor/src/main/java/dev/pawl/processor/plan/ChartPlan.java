package dev.pawl.processor.plan;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Move;
import java.util.List;
import java.util.Optional;

/**
 * The parts of a plan that only charts have. A chart is a machine with regions, history, timers,
 * entry effects or other features of statecharts.
 *
 * @param tree the tree of states; the tree numbers its nodes
 * @param nodes the plan of each node, by number
 * @param rows the reactions of each leaf to events, in document order
 * @param timers the timers, in document order
 * @param data the sources from which transitions fill the data of states
 * @param needsSnapshots whether the active leaf alone does not describe an instance, because of
 *     regions, history or deferred events
 * @param startLeaves the leaves in which a new instance starts by default, in document order
 */
public record ChartPlan(
    StateTree tree,
    List<Node> nodes,
    List<LeafRow> rows,
    List<TimerPlan> timers,
    DataSources data,
    boolean needsSnapshots,
    List<Integer> startLeaves) {

  /** The code for an event that is not legal in a leaf. */
  public static final int ILLEGAL = -1;

  /** The code for an event that a leaf ignores. */
  public static final int IGNORED = -3;

  /** The code for an event that a leaf defers. */
  public static final int DEFERRED = -4;

  public ChartPlan {
    nodes = List.copyOf(nodes);
    rows = List.copyOf(rows);
    timers = List.copyOf(timers);
    startLeaves = List.copyOf(startLeaves);
  }

  /**
   * The plan of a node in the tree of states.
   *
   * @param state the plan of the state; empty for the root, and for a history state that is not a
   *     constant of the user's enum
   * @param defaults the nodes that are entered by default: for a composite state one node, or
   *     several if its declaration names states in different regions; for a parallel state the
   *     nodes that its declaration names; for a history state its default targets
   * @param done the event that is raised when the node is done, if any
   * @param enters the nodes that are entered when an instance starts in this node or is forced into
   *     it. For the root, {@code enters} contains the nodes that a new instance enters by default.
   *     For a history state, {@code enters} contains the nodes that are entered below the parent if
   *     there is no stored history. For a child that a shallow history state can restore, {@code
   *     enters} contains only the nodes within the child.
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
   * The reactions of a leaf.
   *
   * @param leaf the number of the leaf's node
   * @param codes a code for each event, followed by a code for eventless transitions. A negative
   *     code is a constant of {@link ChartPlan}. A code that is less than the number of steps is
   *     the number of a step. Any other code is the number of a decision plus the number of steps.
   */
  public record LeafRow(int leaf, List<Integer> codes) {
    public LeafRow {
      codes = List.copyOf(codes);
    }
  }

  /**
   * A timer of a state.
   *
   * @param node the number of the state's node
   * @param event the event that the timer fires
   * @param method the user's method that returns the delay; empty if the delay is constant
   * @param milliseconds the delay in milliseconds; -1 if {@code method} returns the delay
   * @param delay the delay as declared
   * @param repeats whether the timer starts again when it has fired
   */
  public record TimerPlan(
      int node, EventPlan event, String method, long milliseconds, String delay, boolean repeats) {}
}
