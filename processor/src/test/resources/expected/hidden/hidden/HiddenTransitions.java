package hidden;

import static hidden.Package.Inner.States.*;

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
 * The transitions of {@code Hidden} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>What is generated is as visible as this is.
 *
 * <p>{@link HiddenMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class HiddenTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // ADD TAKE
       2,  -1,   // EMPTY
       -1, 1,    // FULL
  };

  /** Where each step leads. */
  private static final Package.Inner.States[] TARGETS = {
    FULL, // 0: EMPTY on ADD
    EMPTY, // 1: FULL on TAKE
  };

  static {
    Constants.require("Hidden", Package.Inner.States.values(), "EMPTY", "FULL");
  }

  private HiddenTransitions() {}

  /**
   * The event {@code add}.
   *
   * <p><code>EMPTY → FULL [few]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static Package.Inner.States add(Package.Inner.States from, Package.Inner.Amount context,
      HiddenLogic logic) {
    return next(from, HiddenEvent.ADD, context, logic);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>FULL → EMPTY</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Package.Inner.States take(Package.Inner.States from) {
    return unasked(from, HiddenEvent.TAKE);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>FULL → EMPTY</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Package.Inner.States take(Package.Inner.States from, Package.Inner.Amount context,
      HiddenLogic logic) {
    return next(from, HiddenEvent.TAKE, context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Package.Inner.States next(Package.Inner.States from, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(Package.Inner.States from, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<Package.Inner.States, Package.Inner.Amount, HiddenEffects> step(
      Package.Inner.States from, Package.Inner.Amount context, HiddenEvent event,
      HiddenLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    Package.Inner.States to = target(step);
    Package.Inner.Amount next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Package.Inner.Amount updated(int step, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    return switch (step) {
      // ADD
      case 0 -> Failure.due(logic.more(context), "Hidden", "update more");
      default -> context;
    };
  }

  private static List<Effect<HiddenEffects>> effects(int step, HiddenEvent event,
      Package.Inner.Amount context) {
    return switch (step) {
      // ADD
      case 0 -> List.of(new Effect<>("tell", effects -> effects.tell(context)));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(Package.Inner.States from, HiddenEvent event, Package.Inner.Amount context,
      HiddenLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < 2 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static Package.Inner.States target(int step) {
    return TARGETS[step];
  }

  private static Package.Inner.States unasked(Package.Inner.States from, HiddenEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, HiddenEvent event, Package.Inner.Amount context,
      HiddenLogic logic) {
    return switch (code) {
      // ADD in EMPTY
      case 2 -> addInEmpty(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int addInEmpty(Package.Inner.Amount context, HiddenLogic logic) {
    if (logic.few(context)) {
      return 0; // → FULL
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(Package.Inner.States from, Package.Inner.States to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static Package.Inner.States transition(Package.Inner.States from,
      Package.Inner.States to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<HiddenEvent> events(Package.Inner.States from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<Package.Inner.States> targets(Package.Inner.States from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<Package.Inner.States> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<Package.Inner.States> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(Package.Inner.States state) {
    return state == EMPTY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(Package.Inner.States state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<Package.Inner.States, HiddenEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<Package.Inner.States, HiddenEvent> MOVES =
        new Moves<>(Rules.INSTANCE, Package.Inner.States.class, HiddenEvent.class);

    static final Set<Package.Inner.States> INITIAL = Collections.unmodifiableSet(EnumSet.of(EMPTY));

    static final Set<Package.Inner.States> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<Package.Inner.States, HiddenEvent> {
    static final Definition<Package.Inner.States, HiddenEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Hidden",
          Package.Inner.States.values(),
          new String[] {"EMPTY", "FULL"},
          new String[] {"add", "take"});
    }

    @Override
    protected List<Definition.Candidate<Package.Inner.States>> candidates(Package.Inner.States from,
        int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(Package.Inner.States state) {
      return HiddenTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<Package.Inner.States>> byCode(int code) {
      return switch (code) {
        // TAKE
        case 1 -> List.of(Definition.Candidate.to(EMPTY));
        // ADD
        case 2 -> List.of(new Definition.Candidate<>("few", List.of(FULL)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
