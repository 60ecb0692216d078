package births;

import static births.OrderStatus.*;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Order} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A life may begin in two states; a third is entered by force alone.
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OrderTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final OrderStatus[] NEXT = {
    // APPROVE FINISH RELEASE
       OPEN,   null,  null,    // PLANNED
       null,   DONE,  null,    // OPEN
       null,   null,  OPEN,    // HELD
       null,   null,  null,    // DONE
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final OrderStatus[] STATES = OrderStatus.values();

  static {
    Constants.require("Order", OrderStatus.values(), "PLANNED", "OPEN", "HELD", "DONE");
  }

  private OrderTransitions() {}

  /**
   * The event {@code approve}.
   *
   * <p><code>PLANNED → OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static OrderStatus approve(OrderStatus from) {
    return next(from, OrderEvent.APPROVE);
  }

  /**
   * The event {@code finish}.
   *
   * <p><code>OPEN → DONE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static OrderStatus finish(OrderStatus from) {
    return next(from, OrderEvent.FINISH);
  }

  /**
   * The event {@code release}.
   *
   * <p><code>HELD → OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static OrderStatus release(OrderStatus from) {
    return next(from, OrderEvent.RELEASE);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static OrderStatus next(OrderStatus from, OrderEvent event) {
    OrderStatus to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(OrderStatus from, OrderEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static OrderStatus find(OrderStatus from, OrderEvent event) {
    return NEXT[from.ordinal() * 3 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, OrderEvent event) {
    return POSITIONS[from * 3 + event.ordinal()];
  }

  /** The state at a position. */
  static OrderStatus state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(OrderStatus from, OrderStatus to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static OrderStatus transition(OrderStatus from, OrderStatus to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<OrderEvent> events(OrderStatus from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<OrderStatus> targets(OrderStatus from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<OrderStatus> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<OrderStatus> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(OrderStatus state) {
    return state == PLANNED || state == OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(OrderStatus state) {
    return state == DONE;
  }

  /** What refusals are explained with. */
  static Definition<OrderStatus, OrderEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<OrderStatus, OrderEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<OrderStatus, OrderEvent> MOVES =
        new Moves<>(Rules.INSTANCE, OrderStatus.class, OrderEvent.class);

    static final Outcomes<OrderStatus, OrderEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<OrderStatus> INITIAL = Collections.unmodifiableSet(EnumSet.of(PLANNED, OPEN));

    static final Set<OrderStatus> FINAL = Collections.unmodifiableSet(EnumSet.of(DONE));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<OrderStatus, OrderEvent> {
    static final Definition<OrderStatus, OrderEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Order",
          OrderStatus.values(),
          new String[] {"PLANNED", "OPEN", "HELD", "DONE"},
          new String[] {"approve", "finish", "release"});
    }

    @Override
    protected List<Definition.Candidate<OrderStatus>> candidates(OrderStatus from, int event) {
      OrderStatus to = NEXT[from.ordinal() * 3 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(OrderStatus state) {
      return OrderTransitions.isFinal(state);
    }
  }
}
