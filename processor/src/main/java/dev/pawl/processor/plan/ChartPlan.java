package dev.pawl.processor.plan;

import dev.pawl.processor.model.StateTree;
import java.util.List;

/**
 * What is planned beyond the rows of a flat machine, for one whose lives are more than one leaf.
 *
 * @param tree the nodes, whose numbers the chart has too
 * @param rows what each leaf does, in document order
 * @param timers the timers, in document order
 * @param data where the data of states comes from
 * @param several whether a life may be in several leaves at a time, or remembers more than its leaf
 */
public record ChartPlan(
    StateTree tree, List<LeafRow> rows, List<TimerPlan> timers, DataSources data, boolean several) {

  /** What a row has where an event has no transition. */
  public static final int ILLEGAL = -1;

  /** What a row has where an event is taken without doing anything. */
  public static final int IGNORED = -3;

  /** What a row has where an event must wait. */
  public static final int DEFERRED = -4;

  public ChartPlan {
    rows = List.copyOf(rows);
    timers = List.copyOf(timers);
  }

  /**
   * What a leaf does.
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
   */
  public record TimerPlan(
      int node, EventPlan event, String method, long milliseconds, String delay) {}
}
