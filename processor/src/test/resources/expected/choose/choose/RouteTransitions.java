package choose;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Route} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Targets picked at run time, each time from a declared set.
 *
 * <p>{@link RouteMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class RouteTransitions {
  private static final RouteState[] STATES = RouteState.values();

  /**
   * The number of the step, from 3 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // ARRIVE ALARM
       0,     2,     // LOBBY
       3,     2,     // OFFICE
       -1,    -1,    // ROOF
  };

  /** Where each step leads; null if that is chosen. */
  private static final RouteState[] TARGETS = {
    null, // 0: LOBBY on ARRIVE
    null, // 1: OFFICE on ARRIVE
    null, // 2: any state on ALARM
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<RouteState, RouteEvent> RULES = new TableDefinition<>(
      "Route", STATES, STEPS, TARGETS, "arrive", "alarm");

  static {
    Constants.require("Route", RouteState.values(), "LOBBY", "OFFICE", "ROOF");
    RULES.begins(RouteState.LOBBY);
    RULES.ends(RouteState.ROOF);
    RULES.choice(0, RouteState.LOBBY, RouteState.OFFICE, RouteState.ROOF);
    RULES.guard(1, "working");
    RULES.choice(1, RouteState.ROOF, RouteState.OFFICE, RouteState.LOBBY);
    RULES.choice(2, RouteState.LOBBY, RouteState.ROOF);
    RULES.decision(1);
  }

  private RouteTransitions() {}

  /**
   * The event {@code arrive}. <code>LOBBY → LOBBY or OFFICE or ROOF, OFFICE → ROOF or OFFICE or
   * LOBBY [working]</code>.
   */
  public static RouteState arrive(RouteState from, int floor, RouteLogic logic) {
    return next(from, RouteEvent.arrive(floor), logic);
  }

  /** The event {@code alarm}. <code>LOBBY → LOBBY or ROOF, OFFICE → LOBBY or ROOF</code>. */
  public static RouteState alarm(RouteState from, RouteLogic logic) {
    return next(from, RouteEvent.alarm(), logic);
  }

  /** The state that an event leads to. */
  public static RouteState next(RouteState from, RouteEvent event, RouteLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, logic, "Route");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(RouteState from, RouteEvent event, RouteLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(RouteState from, RouteEvent event, RouteLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static RouteState target(int step, RouteEvent event, RouteLogic logic, Object asker) {
    return switch (step) {
      // LOBBY on ARRIVE; OFFICE on ARRIVE
      case 0, 1 -> Failure.due(logic.byFloor((RouteEvent.Arrive) event), asker,
          "choose byFloor").state();
      case 2 -> Failure.due(logic.wayOut(), asker, "choose wayOut").state(); // any state on ALARM
      default -> TARGETS[step];
    };
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, RouteEvent event) {
    return STEPS[from * 2 + event.eventType().ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static RouteState state(int position) {
    return STATES[position];
  }

  private static int decide(int code, RouteEvent event, RouteLogic logic) {
    return switch (code) {
      case 3 -> arriveInOffice(event, logic); // ARRIVE in OFFICE
      default -> throw new AssertionError(code);
    };
  }

  static int arriveInOffice(RouteEvent event, RouteLogic logic) {
    if (logic.working((RouteEvent.Arrive) event)) {
      return 1; // → ROOF or OFFICE or LOBBY
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(RouteState from, RouteState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static RouteState transition(RouteState from, RouteState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<RouteEvent.Type> events(RouteState from) {
    return RULES.events(from, RouteEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<RouteState> targets(RouteState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<RouteState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<RouteState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(RouteState state) {
    return state == RouteState.LOBBY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(RouteState state) {
    return state == RouteState.ROOF;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<RouteState, RouteEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<RouteState, RouteEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
