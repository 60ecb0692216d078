package parameters;

import static parameters.StepState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Step} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Payload whose parts are called like the parameters of generated methods.
 *
 * <p>{@link StepMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class StepTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // GO
       2,  // START
       1,  // DONE
  };

  /** Where each step leads; null if that is chosen. */
  private static final StepState[] TARGETS = {
    DONE, // 0: START on GO
    null, // 1: DONE on GO
  };

  static {
    Constants.require("Step", StepState.values(), "START", "DONE");
  }

  private StepTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>START → DONE [ready], DONE → START or DONE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static StepState go(StepState from, String from__, String cause_, String event_,
      String logic_, String context_, String type, String to_, String state, String step,
      String selected_, String effects_, String events, String from_, String StepState_,
      String context, StepLogic logic) {
    return next(from, StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StepState next(StepState from, StepEvent event, String context, StepLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step, event, context, logic, "Step");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(StepState from, StepEvent event, String context, StepLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<StepState, String, StepEffects> step(StepState from, String context,
      StepEvent event, StepLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    StepState to = target(step, event, context, logic, "Step");
    String next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static String updated(int step, StepEvent event, String context, StepLogic logic) {
    return switch (step) {
      // GO
      case 0 -> Failure.due(logic.add(context, (StepEvent.Go) event), "Step", "update add");
      default -> context;
    };
  }

  private static List<Effect<StepEffects>> effects(int step, StepEvent event, String context) {
    return switch (step) {
      // GO
      case 0 -> List.of(new Effect<>("tell", effects -> effects.tell(context, (StepEvent.Go) event)));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(StepState from, StepEvent event, String context, StepLogic logic) {
    int code = STEPS[from.ordinal() * 1 + event.eventType().ordinal()];
    return code < 2 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static StepState target(int step, StepEvent event, String context, StepLogic logic,
      Object asker) {
    return switch (step) {
      // DONE on GO
      case 1 -> Failure.due(logic.either(context, (StepEvent.Go) event), asker,
          "choose either").state();
      default -> TARGETS[step];
    };
  }

  private static int decide(int code, StepEvent event, String context, StepLogic logic) {
    return switch (code) {
      // GO in START
      case 2 -> goInStart(event, context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int goInStart(StepEvent event, String context, StepLogic logic) {
    if (logic.ready(context, (StepEvent.Go) event)) {
      return 0; // → DONE
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(StepState from, StepState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static StepState transition(StepState from, StepState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<StepEvent.Type> events(StepState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<StepState> targets(StepState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<StepState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<StepState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(StepState state) {
    return state == START;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(StepState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<StepState, StepEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<StepState, StepEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, StepState.class, StepEvent.Type.class);

    static final Set<StepState> INITIAL = Collections.unmodifiableSet(EnumSet.of(START));

    static final Set<StepState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<StepState, StepEvent> {
    static final Definition<StepState, StepEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Step",
          StepState.values(),
          new String[] {"START", "DONE"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<StepState>> candidates(StepState from, int event) {
      int code = STEPS[from.ordinal() * 1 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(StepEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(StepState state) {
      return StepTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<StepState>> byCode(int code) {
      return switch (code) {
        // GO
        case 1 -> List.of(new Definition.Candidate<>(null, List.of(START, DONE)));
        // GO
        case 2 -> List.of(new Definition.Candidate<>("ready", List.of(DONE)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
