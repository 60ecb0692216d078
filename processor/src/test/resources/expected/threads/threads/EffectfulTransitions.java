package threads;

import static threads.EffectfulState.*;

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
 * The transitions of {@code Effectful} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link EffectfulMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class EffectfulTransitions {
  /**
   * A row per state, a column per event: the number of the step; -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // ADD
       0,   // ADDING
  };

  /** Where each step leads. */
  private static final EffectfulState[] TARGETS = {
    ADDING, // 0: ADDING on ADD
  };

  static {
    Constants.require("Effectful", EffectfulState.values(), "ADDING");
  }

  private EffectfulTransitions() {}

  /**
   * The event {@code add}.
   *
   * <p><code>ADDING → ADDING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static EffectfulState add(EffectfulState from) {
    return next(from, EffectfulEvent.ADD);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static EffectfulState next(EffectfulState from, EffectfulEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(EffectfulState from, EffectfulEvent event) {
    return select(from, event) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<EffectfulState, Void, EffectfulEffects> step(EffectfulState from,
      EffectfulEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    EffectfulState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<EffectfulEffects>> effects(int step, EffectfulEvent event) {
    return switch (step) {
      // ADD
      case 0 -> List.of(new Effect<>("addOne", effects -> effects.addOne()));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(EffectfulState from, EffectfulEvent event) {
    return STEPS[from.ordinal() * 1 + event.ordinal()];
  }

  /** The state that a step leads to. */
  static EffectfulState target(int step) {
    return TARGETS[step];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(EffectfulState from, EffectfulState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static EffectfulState transition(EffectfulState from, EffectfulState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<EffectfulEvent> events(EffectfulState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<EffectfulState> targets(EffectfulState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<EffectfulState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<EffectfulState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(EffectfulState state) {
    return state == ADDING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(EffectfulState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<EffectfulState, EffectfulEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<EffectfulState, EffectfulEvent> MOVES =
        new Moves<>(Rules.INSTANCE, EffectfulState.class, EffectfulEvent.class);

    static final Set<EffectfulState> INITIAL = Collections.unmodifiableSet(EnumSet.of(ADDING));

    static final Set<EffectfulState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<EffectfulState, EffectfulEvent> {
    static final Definition<EffectfulState, EffectfulEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Effectful",
          EffectfulState.values(),
          new String[] {"ADDING"},
          new String[] {"add"});
    }

    @Override
    protected List<Definition.Candidate<EffectfulState>> candidates(EffectfulState from,
        int event) {
      int code = STEPS[from.ordinal() * 1 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(EffectfulState state) {
      return EffectfulTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<EffectfulState>> byCode(int code) {
      return switch (code) {
        // ADD
        case 0 -> List.of(Definition.Candidate.to(ADDING));
        default -> throw new AssertionError(code);
      };
    }
  }
}
