package births;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Order} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A life may begin in two states; a third is entered by force alone.
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OrderTransitions {
  private static final OrderStatus[] STATES = OrderStatus.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // APPROVE FINISH RELEASE
       1,      -1,    -1,      // PLANNED
       -1,     3,     -1,      // OPEN
       -1,     -1,    1,       // HELD
       -1,     -1,    -1,      // DONE
  };

  private static final TableDefinition<OrderStatus, OrderEvent> RULES = new TableDefinition<>(
      "Order", STATES, NEXT, STATES, "approve", "finish", "release");

  static {
    Constants.require("Order", OrderStatus.values(), "PLANNED", "OPEN", "HELD", "DONE");
    RULES.begins(OrderStatus.PLANNED, OrderStatus.OPEN);
    RULES.ends(OrderStatus.DONE);
  }

  private OrderTransitions() {}

  /** The event {@code approve}. <code>PLANNED → OPEN</code>. */
  public static OrderStatus approve(OrderStatus from) {
    return next(from, OrderEvent.APPROVE);
  }

  /** The event {@code finish}. <code>OPEN → DONE</code>. */
  public static OrderStatus finish(OrderStatus from) {
    return next(from, OrderEvent.FINISH);
  }

  /** The event {@code release}. <code>HELD → OPEN</code>. */
  public static OrderStatus release(OrderStatus from) {
    return next(from, OrderEvent.RELEASE);
  }

  /** The state that an event leads to. */
  public static OrderStatus next(OrderStatus from, OrderEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(OrderStatus from, OrderEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, OrderEvent event) {
    return NEXT[from * 3 + event.ordinal()];
  }

  /** The state at a position. */
  static OrderStatus state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(OrderStatus from, OrderStatus to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static OrderStatus transition(OrderStatus from, OrderStatus to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<OrderEvent> events(OrderStatus from) {
    return RULES.events(from, OrderEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<OrderStatus> targets(OrderStatus from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<OrderStatus> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<OrderStatus> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(OrderStatus state) {
    return state == OrderStatus.PLANNED || state == OrderStatus.OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(OrderStatus state) {
    return state == OrderStatus.DONE;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<OrderStatus, OrderEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<OrderStatus, OrderEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
