package choose;

import static choose.RouteState.*;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Route} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Targets picked at run time, each time from a declared set.
 *
 * <p>{@link RouteMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class RouteTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 3 on a decision among some;
   * -1 where the event is not legal.
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

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final RouteState[] STATES = RouteState.values();

  static {
    Constants.require("Route", RouteState.values(), "LOBBY", "OFFICE", "ROOF");
  }

  private RouteTransitions() {}

  /**
   * The event {@code arrive}.
   *
   * <p><code>LOBBY → LOBBY or OFFICE or ROOF, OFFICE → ROOF or OFFICE or LOBBY [working]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static RouteState arrive(RouteState from, int floor, RouteLogic logic) {
    return next(from, RouteEvent.arrive(floor), logic);
  }

  /**
   * The event {@code alarm}.
   *
   * <p><code>LOBBY → LOBBY or ROOF, OFFICE → LOBBY or ROOF</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static RouteState alarm(RouteState from, RouteLogic logic) {
    return next(from, RouteEvent.alarm(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static RouteState next(RouteState from, RouteEvent event, RouteLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 3 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static RouteState target(int step, RouteEvent event, RouteLogic logic, Object asker) {
    return switch (step) {
      // LOBBY on ARRIVE; OFFICE on ARRIVE
      case 0, 1 -> Failure.due(logic.byFloor((RouteEvent.Arrive) event), asker,
          "choose byFloor").state();
      // any state on ALARM
      case 2 -> Failure.due(logic.wayOut(), asker, "choose wayOut").state();
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
      // ARRIVE in OFFICE
      case 3 -> arriveInOffice(event, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int arriveInOffice(RouteEvent event, RouteLogic logic) {
    if (logic.working((RouteEvent.Arrive) event)) {
      return 1; // → ROOF or OFFICE or LOBBY
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(RouteState from, RouteState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static RouteState transition(RouteState from, RouteState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<RouteEvent.Type> events(RouteState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<RouteState> targets(RouteState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<RouteState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<RouteState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(RouteState state) {
    return state == LOBBY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(RouteState state) {
    return state == ROOF;
  }

  /** What refusals are explained with. */
  static Definition<RouteState, RouteEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<RouteState, RouteEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<RouteState, RouteEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, RouteState.class, RouteEvent.Type.class);

    static final Outcomes<RouteState, RouteEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<RouteState> INITIAL = Collections.unmodifiableSet(EnumSet.of(LOBBY));

    static final Set<RouteState> FINAL = Collections.unmodifiableSet(EnumSet.of(ROOF));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<RouteState, RouteEvent> {
    static final Definition<RouteState, RouteEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Route",
          RouteState.values(),
          new String[] {"LOBBY", "OFFICE", "ROOF"},
          new String[] {"arrive", "alarm"});
    }

    @Override
    protected List<Definition.Candidate<RouteState>> candidates(RouteState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(RouteEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(RouteState state) {
      return RouteTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<RouteState>> byCode(int code) {
      return switch (code) {
        // ARRIVE
        case 0 -> List.of(new Definition.Candidate<>(null, List.of(LOBBY, OFFICE, ROOF)));
        // ALARM
        case 2 -> List.of(new Definition.Candidate<>(null, List.of(LOBBY, ROOF)));
        // ARRIVE
        case 3 -> List.of(new Definition.Candidate<>("working", List.of(ROOF, OFFICE, LOBBY)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
