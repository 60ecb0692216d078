package regions;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
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
 * <p>Payment beside delivery
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OrderTransitions {
  private static final ChartDefinition<OrderState, OrderEvent> RULES =
      new ChartDefinition<>(Life.CHART, OrderState.values());

  static {
    RULES.begins(OrderState.OPEN);
    RULES.ends(OrderState.CANCELLED);
  }

  private OrderTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<OrderState, OrderEvent, Void>, Void, OrderEffects> begin(
      OrderLogic logic) {
    Life life = Life.alone(logic);
    List<Effect<OrderEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<Snapshot<OrderState, OrderEvent, Void>, Void, OrderEffects> step(
      Snapshot<OrderState, OrderEvent, Void> life, OrderEvent event, OrderLogic logic) {
    Life next = Life.alone(logic);
    next.resume(life);
    List<Effect<OrderEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<OrderState, OrderEvent, Void> life, OrderEvent event,
      OrderLogic logic) {
    Life now = Life.alone(logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(OrderState state, OrderState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
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

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<OrderEvent> events(OrderState from) {
    return RULES.events(from, OrderEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
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
    return state == OrderState.OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(OrderState state) {
    return state == OrderState.CANCELLED;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<OrderState, OrderEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<OrderState, OrderState, OrderEvent, Void, OrderEffects> {
    static final Chart<OrderState, OrderEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("outer", "payment", "skipPayment", "due",
        "skipDelivery", "late");

    private final OrderLogic logic;

    Life(ChartSetup<OrderState, OrderEvent> setup, OrderLogic logic, OrderEffects effects) {
      super(CHART, setup, null, effects);
      this.logic = logic;
    }

    private static Chart<OrderState, OrderEvent> chart() {
      ChartBuilder<OrderState, OrderEvent> chart = new ChartBuilder<>("Order", OrderState.values());
      chart.event("cancel", OrderEvent.CANCEL);
      chart.event("touch", OrderEvent.TOUCH);
      chart.event("back", OrderEvent.BACK);
      chart.event("skip", OrderEvent.SKIP);
      chart.event("pay", OrderEvent.PAY);
      chart.event("both", OrderEvent.BOTH);
      chart.event("refund", OrderEvent.REFUND);
      chart.event("send", OrderEvent.SEND);
      chart.event("give", OrderEvent.GIVE);
      chart.event("leap", OrderEvent.LEAP);
      chart.event("half", OrderEvent.HALF);
      chart.root(false, 1);
      chart.parallel("OPEN", OrderState.OPEN, 0);
      chart.composite("PAYMENT", OrderState.PAYMENT, 1, 3);
      chart.leaf("DUE", OrderState.DUE, 2);
      chart.leaf("PAID", OrderState.PAID, 2);
      chart.composite("DELIVERY", OrderState.DELIVERY, 1, 6);
      chart.leaf("PACKING", OrderState.PACKING, 5);
      chart.leaf("SENT", OrderState.SENT, 5);
      chart.leaf("SKIPPED", OrderState.SKIPPED, 0);
      chart.ending("CANCELLED", OrderState.CANCELLED, 0);
      chart.transition(1, null, 9);
      chart.transition(1, null).effects(0);
      chart.transition(2, null).effects(1);
      chart.transition(2, null, 3).internal();
      chart.transition(2, null, 8).effects(2);
      chart.transition(3, null, 4);
      chart.transition(3, null, 4);
      chart.transition(3, "in(SENT)", 4).effects(3);
      chart.transition(4, null, 3, 6);
      chart.transition(6, null, 7);
      chart.transition(6, "in(PAID)", 7);
      chart.transition(6, null, 7).effects(4);
      chart.transition(7, null).effects(5);
      chart.transition(7, null, 4, 7).chosen();
      chart.transition(8, null, 1);
      chart.transition(8, null, 4, 7);
      chart.transition(8, null, 7);
      chart.decision(7, 2);
      chart.decision(10);
      return chart.build(new short[] {
            0, 17, 3, 4, 5, 6, -1, -1, -1, -1, -1, -1, // DUE
            0, 2, 3, 4, -1, -1, 8, -1, -1, -1, -1, -1, // PAID
            0, 1, -1, 11, -1, 9, -1, 18, -1, -1, -1, -1, // PACKING
            12, 1, -1, -1, -1, -1, -1, -1, 13, -1, -1, -1, // SENT
            -1, -1, 14, -1, -1, -1, -1, -1, -1, 15, 16, -1, // SKIPPED
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // CANCELLED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(OrderLogic logic) {
      return new Life(ChartSetup.alone(OrderTransitions.rules(), false), logic, null);
    }

    @Override
    protected int column(OrderEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, OrderState source, OrderEvent event, Void context) {
      return switch (decision) {
        case 0 -> touchInDue(); // TOUCH in DUE
        case 1 -> sendInPacking(); // SEND in PACKING
        default -> throw new AssertionError(decision);
      };
    }

    private int touchInDue() {
      if (isActive(OrderState.SENT)) {
        return 7; // → PAID
      }
      return 2; // stays
    }

    private int sendInPacking() {
      if (isActive(OrderState.PAID)) {
        return 10; // → SENT
      }
      return Chart.REFUSED;
    }

    @Override
    protected OrderState choose(int transition, OrderState source, OrderEvent event, Void context) {
      return switch (transition) {
        case 13 -> Failure.due(logic.pick(), this, "choose pick").state(); // SENT on GIVE
        default -> throw new AssertionError(transition);
      };
    }

    @Override
    protected void perform(int effect, OrderEffects effects, OrderState source, OrderEvent event,
        Void context) {
      switch (effect) {
        case 0 -> effects.outer(); // outer
        case 1 -> effects.payment(); // payment
        case 2 -> effects.skipPayment(); // skipPayment
        case 3 -> effects.due(); // due
        case 4 -> effects.skipDelivery(); // skipDelivery
        case 5 -> effects.late(); // late
        default -> throw new AssertionError(effect);
      }
    }
  }
}
