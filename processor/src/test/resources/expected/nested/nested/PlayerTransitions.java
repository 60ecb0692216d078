package nested;

import static nested.PlayerState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Nesting;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Player} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A player, flattened to its innermost states
 *
 * <p>{@link PlayerMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlayerTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 18 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // POWER LOUDER EJECT PLAY STOP NEXT
       0,    -1,    -1,   -1,  -1,  -1,   // OFF
       -1,   -1,    -1,   -1,  -1,  -1,   // ON
       1,    2,     5,    6,   -1,  -1,   // STOPPED
       -1,   -1,    -1,   -1,  -1,  -1,   // PLAYING
       1,    3,     18,   10,  7,   9,    // TRACK
       1,    4,     18,   -1,  7,   11,   // RADIO
       12,   13,    14,   15,  16,  17,   // JAMMED
  };

  /** Where each step leads. */
  private static final PlayerState[] TARGETS = {
    TRACK, // 0: OFF on POWER
    OFF, // 1: ON on POWER
    STOPPED, // 2: ON on LOUDER
    TRACK, // 3: ON on LOUDER
    RADIO, // 4: ON on LOUDER
    STOPPED, // 5: ON on EJECT
    TRACK, // 6: STOPPED on PLAY
    STOPPED, // 7: PLAYING on STOP
    JAMMED, // 8: PLAYING on EJECT
    TRACK, // 9: TRACK on NEXT
    RADIO, // 10: TRACK on PLAY
    RADIO, // 11: RADIO on NEXT
    TRACK, // 12: JAMMED on POWER
    TRACK, // 13: JAMMED on LOUDER
    TRACK, // 14: JAMMED on EJECT
    TRACK, // 15: JAMMED on PLAY
    TRACK, // 16: JAMMED on STOP
    TRACK, // 17: JAMMED on NEXT
  };

  private PlayerTransitions() {}

  /**
   * The event {@code power}.
   *
   * <p><code>OFF → ON, STOPPED → OFF, TRACK → OFF, RADIO → OFF, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState power(PlayerState from) {
    return unasked(from, PlayerEvent.POWER);
  }

  /**
   * The event {@code power}.
   *
   * <p><code>OFF → ON, STOPPED → OFF, TRACK → OFF, RADIO → OFF, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState power(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.POWER, context, logic);
  }

  /**
   * The event {@code louder}.
   *
   * <p><code>STOPPED → (stays), TRACK → (stays), RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState louder(PlayerState from) {
    return unasked(from, PlayerEvent.LOUDER);
  }

  /**
   * The event {@code louder}.
   *
   * <p><code>STOPPED → (stays), TRACK → (stays), RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState louder(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.LOUDER, context, logic);
  }

  /**
   * The event {@code eject}.
   *
   * <p><code>STOPPED → STOPPED, TRACK → JAMMED [slow], TRACK → STOPPED, RADIO → JAMMED [slow],
   * RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState eject(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.EJECT, context, logic);
  }

  /**
   * The event {@code play}.
   *
   * <p><code>STOPPED → PLAYING, TRACK → RADIO, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState play(PlayerState from) {
    return unasked(from, PlayerEvent.PLAY);
  }

  /**
   * The event {@code play}.
   *
   * <p><code>STOPPED → PLAYING, TRACK → RADIO, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState play(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.PLAY, context, logic);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>TRACK → STOPPED, RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState stop(PlayerState from) {
    return unasked(from, PlayerEvent.STOP);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>TRACK → STOPPED, RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState stop(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.STOP, context, logic);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>TRACK → TRACK, RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState next(PlayerState from) {
    return unasked(from, PlayerEvent.NEXT);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>TRACK → TRACK, RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState next(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.NEXT, context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlayerState next(PlayerState from, PlayerEvent event, Volume context,
      PlayerLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(PlayerState from, PlayerEvent event, Volume context,
      PlayerLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<PlayerState, Volume, PlayerEffects> step(PlayerState from, Volume context,
      PlayerEvent event, PlayerLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    PlayerState to = target(step);
    Volume next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Volume updated(int step, PlayerEvent event, Volume context, PlayerLogic logic) {
    return switch (step) {
      // LOUDER
      case 2, 3, 4 -> Failure.due(logic.louder(context), "Player", "update louder");
      default -> context;
    };
  }

  private static List<Effect<PlayerEffects>> effects(int step, PlayerEvent event, Volume context) {
    return switch (step) {
      // LOUDER
      case 2, 3, 4 -> List.of(new Effect<>("show", effects -> effects.show(context)));
      // NEXT
      case 11 -> List.of(new Effect<>("show", effects -> effects.show(context)),
          new Effect<>("scan", effects -> effects.scan(context)));
      // POWER; LOUDER; EJECT; PLAY
      case 12, 13, 14, 15, 16, 17 -> List.of(new Effect<>("repair", effects -> effects.repair(context)));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(PlayerState from, PlayerEvent event, Volume context, PlayerLogic logic) {
    int code = STEPS[from.ordinal() * 6 + event.ordinal()];
    return code < 18 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static PlayerState target(int step) {
    return TARGETS[step];
  }

  private static PlayerState unasked(PlayerState from, PlayerEvent event) {
    int step = STEPS[from.ordinal() * 6 + event.ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, PlayerEvent event, Volume context, PlayerLogic logic) {
    return switch (code) {
      // EJECT in TRACK, RADIO
      case 18 -> ejectInTrack(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int ejectInTrack(Volume context, PlayerLogic logic) {
    if (logic.slow(context)) {
      return 8; // → JAMMED
    }
    return 5; // → STOPPED
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(PlayerState state, PlayerState superstate) {
    return Tree.NESTING.isWithin(state, superstate);
  }

  /** The leaf that is entered by default where a state is entered. */
  static PlayerState leaf(PlayerState state) {
    return Tree.NESTING.leaf(state);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(PlayerState from, PlayerState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static PlayerState transition(PlayerState from, PlayerState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<PlayerEvent> events(PlayerState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<PlayerState> targets(PlayerState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<PlayerState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<PlayerState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(PlayerState state) {
    return state == OFF;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(PlayerState state) {
    return false;
  }

  /** Whether a state is tagged {@code warm}. */
  public static boolean isWarm(PlayerState state) {
    return Facts.TAGGED_WARM.contains(state);
  }

  /** Whether a state is tagged {@code sounding}. */
  public static boolean isSounding(PlayerState state) {
    return state == PLAYING || state == TRACK || state == RADIO;
  }

  /** A state as {@link Lamp}. */
  public static Lamp toLamp(PlayerState state) {
    return switch (state) {
      case OFF -> Lamp.DARK;
      case ON, STOPPED, PLAYING, TRACK, RADIO -> Lamp.GREEN;
      case JAMMED -> Lamp.RED;
    };
  }

  /** What refusals are explained with. */
  static Definition<PlayerState, PlayerEvent> rules() {
    return Rules.INSTANCE;
  }

  /** Which state lies within which; loaded only where that is asked. */
  private static final class Tree {
    static final Nesting<PlayerState> NESTING = new Nesting<>(
    PlayerState.values(),
    new short[] {-1, -1, 1, 1, 3, 3, -1},
    new short[] {0, 4, 2, 4, 4, 5, 6});
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<PlayerState, PlayerEvent> MOVES =
        new Moves<>(Rules.INSTANCE, PlayerState.class, PlayerEvent.class);

    static final Set<PlayerState> INITIAL = Collections.unmodifiableSet(EnumSet.of(OFF));

    static final Set<PlayerState> FINAL = Set.of();

    static final Set<PlayerState> TAGGED_WARM = Collections.unmodifiableSet(EnumSet.of(ON, STOPPED,
        PLAYING, TRACK, RADIO));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<PlayerState, PlayerEvent> {
    static final Definition<PlayerState, PlayerEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Player",
          PlayerState.values(),
          new String[] {"OFF", "ON", "STOPPED", "PLAYING", "TRACK", "RADIO", "JAMMED"},
          new String[] {"power", "louder", "eject", "play", "stop", "next"});
    }

    @Override
    protected List<Definition.Candidate<PlayerState>> candidates(PlayerState from, int event) {
      int code = STEPS[from.ordinal() * 6 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(PlayerState state) {
      return PlayerTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<PlayerState>> byCode(int code) {
      return switch (code) {
        // POWER; LOUDER; PLAY; NEXT
        case 0, 3, 6, 9, 12, 13, 14, 15, 16, 17 -> List.of(Definition.Candidate.to(TRACK));
        // POWER
        case 1 -> List.of(Definition.Candidate.to(OFF));
        // LOUDER; EJECT; STOP
        case 2, 5, 7 -> List.of(Definition.Candidate.to(STOPPED));
        // LOUDER; PLAY; NEXT
        case 4, 10, 11 -> List.of(Definition.Candidate.to(RADIO));
        // EJECT
        case 18 -> List.of(new Definition.Candidate<>("slow", List.of(JAMMED)),
            Definition.Candidate.to(STOPPED));
        default -> throw new AssertionError(code);
      };
    }
  }
}
