package stored;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Order} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>An order that is prepared in two regions, held and taken up again where it was
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OrderTransitions {
  private static final ChartDefinition<OrderState, OrderEvent> RULES =
      new ChartDefinition<>(Life.CHART, OrderState.values());

  static {
    RULES.begins(OrderState.NEW, OrderState.DRAFT);
    RULES.ends(OrderState.SHIPPED);
  }

  private OrderTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<OrderState, OrderEvent, Void>, Void, Void> begin() {
    Life life = Life.alone();
    List<Effect<Void>> effects = life.beginAlone(null, List.of());
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<Snapshot<OrderState, OrderEvent, Void>, Void, Void> step(
      Snapshot<OrderState, OrderEvent, Void> life, OrderEvent event) {
    Life next = Life.alone();
    next.resume(life);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<OrderState, OrderEvent, Void> life, OrderEvent event) {
    Life now = Life.alone();
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(OrderState state, OrderState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(OrderState from, OrderState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static OrderState transition(OrderState from, OrderState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<OrderEvent> events(OrderState from) {
    return RULES.events(from, OrderEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<OrderState> targets(OrderState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<OrderState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<OrderState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(OrderState state) {
    return state == OrderState.NEW || state == OrderState.DRAFT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(OrderState state) {
    return state == OrderState.SHIPPED;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<OrderState, OrderEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<OrderState, OrderState, OrderEvent, Void, Void> {
    static final Chart<OrderState, OrderEvent> CHART = chart();

    Life(ChartSetup<OrderState, OrderEvent> setup) {
      super(CHART, setup, null, null);
    }

    private static Chart<OrderState, OrderEvent> chart() {
      ChartBuilder<OrderState, OrderEvent> chart = new ChartBuilder<>("Order", OrderState.values());
      chart.event("place", OrderEvent.PLACE);
      chart.event("hold", OrderEvent.HOLD);
      chart.event("pay", OrderEvent.PAY);
      chart.event("ship", OrderEvent.SHIP);
      chart.event("pick", OrderEvent.PICK);
      chart.event("resume", OrderEvent.RESUME);
      chart.root(false, 1);
      chart.leaf("NEW", OrderState.NEW, 0);
      chart.leaf("DRAFT", OrderState.DRAFT, 0);
      chart.parallel("PREPARED", OrderState.PREPARED, 0);
      chart.composite("MONEY", OrderState.MONEY, 3, 5);
      chart.leaf("UNPAID", OrderState.UNPAID, 4);
      chart.leaf("PAID", OrderState.PAID, 4);
      chart.deep("AS_IT_WAS", null, 4, 5);
      chart.composite("GOODS", OrderState.GOODS, 3, 9);
      chart.leaf("SHELF", OrderState.SHELF, 8);
      chart.leaf("BOX", OrderState.BOX, 8);
      chart.leaf("HELD", OrderState.HELD, 0);
      chart.ending("SHIPPED", OrderState.SHIPPED, 0);
      chart.transition(1, null, 3);
      chart.transition(2, null, 3);
      chart.transition(3, null, 11);
      chart.transition(5, null, 6);
      chart.transition(9, null, 10);
      chart.transition(10, null, 12);
      chart.transition(11, null, 7);
      return chart.build(new short[] {
            0, -1, -1, -1, -1, -1, -1, // NEW
            1, -1, -1, -1, -1, -1, -1, // DRAFT
            -1, 2, 3, -1, -1, -1, -1, // UNPAID
            -1, 2, -1, -4, -1, -1, -1, // PAID
            -1, 2, -1, -1, 4, -1, -1, // SHELF
            -1, 2, -1, 5, -1, -1, -1, // BOX
            -1, -1, -1, -1, -1, 6, -1, // HELD
            -1, -1, -1, -1, -1, -1, -1, // SHIPPED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(OrderTransitions.rules(), false));
    }

    @Override
    protected int column(OrderEvent event) {
      return event.ordinal();
    }
  }
}
