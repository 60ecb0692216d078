package dev.pawl.processor.plan;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Move;
import java.util.List;
import java.util.Optional;

/**
 * The plan beyond the rows of a flat machine, for one whose configurations are more than one leaf.
 * What its steps leave and enter stands in {@link Step#moves}.
 *
 * @param tree the nodes, whose numbers the chart has too
 * @param nodes what is known of each, by number
 * @param rows what each leaf does, in document order
 * @param timers the timers, in document order
 * @param data where the data of states comes from
 * @param several whether an instance may be in several leaves at a time, or remembers more than its
 *     leaf
 * @param begun the leaves that an instance is in when it has begun by default, in document order
 */
public record ChartPlan(
    StateTree tree,
    List<Node> nodes,
    List<LeafRow> rows,
    List<TimerPlan> timers,
    DataSources data,
    boolean several,
    List<Integer> begun) {

  /** The code in a row where an event has no transition. */
  public static final int ILLEGAL = -1;

  /** The code in a row where an event is taken without doing anything. */
  public static final int IGNORED = -3;

  /** The code in a row where an event must wait. */
  public static final int DEFERRED = -4;

  public ChartPlan {
    nodes = List.copyOf(nodes);
    rows = List.copyOf(rows);
    timers = List.copyOf(timers);
    begun = List.copyOf(begun);
  }

  /**
   * A node.
   *
   * @param state its plan; empty for the machine itself, and for a history state that is no
   *     constant of the user's enum
   * @param defaults the nodes that are entered with it unless others are: of a composite state one
   *     or several in different regions, of a parallel state those that it names, of a history
   *     state the targets of its default
   * @param raisedOnEntry the events that are raised when it is entered
   * @param raisedOnExit the events that are raised when it is left
   * @param done the event that says that it is done, if there is one
   * @param enters what is entered, where nothing is active, to be in it: when an instance begins
   *     there or is forced there; for the machine itself, when an instance begins by default; for a
   *     history state what it stands for, below its parent, where nothing is remembered. What a
   *     remembered child of a shallow history state enters is that part of it that lies within the
   *     child.
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
   * @param codes for each event and then for none: the number of a step, that of all steps plus
   *     that of a decision, or a negative constant
   */
  public record LeafRow(int leaf, List<Integer> codes) {
    public LeafRow {
      codes = List.copyOf(codes);
    }
  }

  /**
   * A timer.
   *
   * @param node the number of its state's node
   * @param method the method that tells how long it runs; empty where that is constant
   * @param milliseconds how long it runs; -1 where the method tells
   * @param delay how long it runs, as declared
   * @param repeats whether it starts again each time it elapses
   */
  public record TimerPlan(
      int node, EventPlan event, String method, long milliseconds, String delay, boolean repeats) {}
}
