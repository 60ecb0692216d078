package effects;

import static effects.LampState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Lamp} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Effects run in order, after the commit; what they fire runs after the step.
 *
 * <p>{@link LampMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LampTransitions {
  /**
   * A row per state, a column per event: the number of the step; -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // PRESS BURN_OUT REPLACE
       0,    -1,      -1,      // OFF
       1,    2,       -1,      // ON
       -1,   -1,      3,       // BROKEN
  };

  /** Where each step leads. */
  private static final LampState[] TARGETS = {
    ON, // 0: OFF on PRESS
    OFF, // 1: ON on PRESS
    BROKEN, // 2: ON on BURN_OUT
    OFF, // 3: BROKEN on REPLACE
  };

  static {
    Constants.require("Lamp", LampState.values(), "OFF", "ON", "BROKEN");
  }

  private LampTransitions() {}

  /**
   * The event {@code press}.
   *
   * <p><code>OFF → ON, ON → OFF</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LampState press(LampState from) {
    return next(from, LampEvent.PRESS);
  }

  /**
   * The event {@code burnOut}.
   *
   * <p><code>ON → BROKEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LampState burnOut(LampState from) {
    return next(from, LampEvent.BURN_OUT);
  }

  /**
   * The event {@code replace}.
   *
   * <p><code>BROKEN → OFF</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LampState replace(LampState from) {
    return next(from, LampEvent.REPLACE);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LampState next(LampState from, LampEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(LampState from, LampEvent event) {
    return select(from, event) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<LampState, Void, LampEffects> step(LampState from, LampEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    LampState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<LampEffects>> effects(int step, LampEvent event) {
    return switch (step) {
      // PRESS
      case 0 -> List.of(new Effect<>("light", effects -> effects.light()),
          new Effect<>("log", effects -> effects.log()));
      // PRESS
      case 1 -> List.of(new Effect<>("log", effects -> effects.log()),
          new Effect<>("darken", effects -> effects.darken()));
      // BURN_OUT
      case 2 -> List.of(new Effect<>("log", effects -> effects.log()));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(LampState from, LampEvent event) {
    return STEPS[from.ordinal() * 3 + event.ordinal()];
  }

  /** The state that a step leads to. */
  static LampState target(int step) {
    return TARGETS[step];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(LampState from, LampState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static LampState transition(LampState from, LampState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<LampEvent> events(LampState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<LampState> targets(LampState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<LampState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<LampState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(LampState state) {
    return state == OFF;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(LampState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<LampState, LampEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<LampState, LampEvent> MOVES =
        new Moves<>(Rules.INSTANCE, LampState.class, LampEvent.class);

    static final Set<LampState> INITIAL = Collections.unmodifiableSet(EnumSet.of(OFF));

    static final Set<LampState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<LampState, LampEvent> {
    static final Definition<LampState, LampEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Lamp",
          LampState.values(),
          new String[] {"OFF", "ON", "BROKEN"},
          new String[] {"press", "burnOut", "replace"});
    }

    @Override
    protected List<Definition.Candidate<LampState>> candidates(LampState from, int event) {
      int code = STEPS[from.ordinal() * 3 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(LampState state) {
      return LampTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<LampState>> byCode(int code) {
      return switch (code) {
        // PRESS
        case 0 -> List.of(Definition.Candidate.to(ON));
        // PRESS; REPLACE
        case 1, 3 -> List.of(Definition.Candidate.to(OFF));
        // BURN_OUT
        case 2 -> List.of(Definition.Candidate.to(BROKEN));
        default -> throw new AssertionError(code);
      };
    }
  }
}
