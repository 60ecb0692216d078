package nested;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Nesting;
import dev.pawl.engine.TableDefinition;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Player} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A player, flattened to its innermost states
 *
 * <p>{@link PlayerMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlayerTransitions {
  private static final PlayerState[] STATES = PlayerState.values();

  /**
   * The number of the step, from 18 on of a decision among some by state and event; -1 where that
   * is not legal.
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
    PlayerState.TRACK, // 0: OFF on POWER
    PlayerState.OFF, // 1: ON on POWER
    PlayerState.STOPPED, // 2: ON on LOUDER
    PlayerState.TRACK, // 3: ON on LOUDER
    PlayerState.RADIO, // 4: ON on LOUDER
    PlayerState.STOPPED, // 5: ON on EJECT
    PlayerState.TRACK, // 6: STOPPED on PLAY
    PlayerState.STOPPED, // 7: PLAYING on STOP
    PlayerState.JAMMED, // 8: PLAYING on EJECT
    PlayerState.TRACK, // 9: TRACK on NEXT
    PlayerState.RADIO, // 10: TRACK on PLAY
    PlayerState.RADIO, // 11: RADIO on NEXT
    PlayerState.TRACK, // 12: JAMMED on POWER
    PlayerState.TRACK, // 13: JAMMED on LOUDER
    PlayerState.TRACK, // 14: JAMMED on EJECT
    PlayerState.TRACK, // 15: JAMMED on PLAY
    PlayerState.TRACK, // 16: JAMMED on STOP
    PlayerState.TRACK, // 17: JAMMED on NEXT
  };

  private static final TableDefinition<PlayerState, PlayerEvent> RULES = new TableDefinition<>(
      "Player", STATES, STEPS, TARGETS, "power", "louder", "eject", "play", "stop", "next");

  /** For each state the position of its parent, then of its default leaf. */
  private static final Nesting<PlayerState> TREE = new Nesting<>(STATES,
  new short[] {-1, -1, 1, 1, 3, 3, -1},
  new short[] {0, 4, 2, 4, 4, 5, 6});

  private static final Set<PlayerState> TAGGED_WARM = EnumSet.of(
  PlayerState.ON, PlayerState.STOPPED, PlayerState.PLAYING, PlayerState.TRACK, PlayerState.RADIO);

  private static final Lamp[] VIEW_LAMP = {
    Lamp.DARK, // OFF
    Lamp.GREEN, // ON
    Lamp.GREEN, // STOPPED
    Lamp.GREEN, // PLAYING
    Lamp.GREEN, // TRACK
    Lamp.GREEN, // RADIO
    Lamp.RED, // JAMMED
  };

  static {
    RULES.begins(PlayerState.OFF);
    RULES.guard(8, "slow");
    RULES.decision(8, 5);
  }

  private PlayerTransitions() {}

  /**
   * The event {@code power}. <code>OFF → ON, STOPPED → OFF, TRACK → OFF, RADIO → OFF, JAMMED →
   * ON</code>.
   */
  public static PlayerState power(PlayerState from) {
    return unasked(from, PlayerEvent.POWER);
  }

  /** As without context and logic, which is not asked. */
  public static PlayerState power(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.POWER, context, logic);
  }

  /**
   * The event {@code louder}. <code>STOPPED → (stays), TRACK → (stays), RADIO → (stays), JAMMED →
   * ON</code>.
   */
  public static PlayerState louder(PlayerState from) {
    return unasked(from, PlayerEvent.LOUDER);
  }

  /** As without context and logic, which is not asked. */
  public static PlayerState louder(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.LOUDER, context, logic);
  }

  /**
   * The event {@code eject}. <code>STOPPED → STOPPED, TRACK → JAMMED [slow], TRACK → STOPPED, RADIO
   * → JAMMED [slow], RADIO → STOPPED, JAMMED → ON</code>.
   */
  public static PlayerState eject(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.EJECT, context, logic);
  }

  /** The event {@code play}. <code>STOPPED → PLAYING, TRACK → RADIO, JAMMED → ON</code>. */
  public static PlayerState play(PlayerState from) {
    return unasked(from, PlayerEvent.PLAY);
  }

  /** As without context and logic, which is not asked. */
  public static PlayerState play(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.PLAY, context, logic);
  }

  /** The event {@code stop}. <code>TRACK → STOPPED, RADIO → STOPPED, JAMMED → ON</code>. */
  public static PlayerState stop(PlayerState from) {
    return unasked(from, PlayerEvent.STOP);
  }

  /** As without context and logic, which is not asked. */
  public static PlayerState stop(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.STOP, context, logic);
  }

  /** The event {@code next}. <code>TRACK → TRACK, RADIO → (stays), JAMMED → ON</code>. */
  public static PlayerState next(PlayerState from) {
    return unasked(from, PlayerEvent.NEXT);
  }

  /** As without context and logic, which is not asked. */
  public static PlayerState next(PlayerState from, Volume context, PlayerLogic logic) {
    return next(from, PlayerEvent.NEXT, context, logic);
  }

  /** The state that an event leads to. */
  public static PlayerState next(PlayerState from, PlayerEvent event, Volume context,
      PlayerLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(PlayerState from, PlayerEvent event, Volume context,
      PlayerLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(PlayerState from, PlayerEvent event, Volume context, PlayerLogic logic) {
    int code = STEPS[from.ordinal() * 6 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static PlayerState target(int step) {
    return TARGETS[step];
  }

  private static PlayerState unasked(PlayerState from, PlayerEvent event) {
    int step = STEPS[from.ordinal() * 6 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, PlayerEvent event, Volume context, PlayerLogic logic) {
    return switch (code) {
      case 18 -> ejectInTrack(context, logic); // EJECT in TRACK, RADIO
      default -> throw new AssertionError(code);
    };
  }

  static int ejectInTrack(Volume context, PlayerLogic logic) {
    if (logic.slow(context)) {
      return 8; // → JAMMED
    }
    return 5; // → STOPPED
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<PlayerState, Volume, PlayerEffects> begin(Volume context) {
    return new Step<>(PlayerState.OFF, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<PlayerState, Volume, PlayerEffects> step(PlayerState from, Volume context,
      PlayerEvent event, PlayerLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    PlayerState to = target(step);
    Volume next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Volume updated(int step, PlayerEvent event, Volume context, PlayerLogic logic) {
    return switch (step) {
      case 2, 3, 4 -> Failure.due(logic.louder(context), "Player", "update louder"); // LOUDER
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

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(PlayerState state, PlayerState superstate) {
    return TREE.isWithin(state, superstate);
  }

  /** The leaf that is entered by default where a state is entered. */
  static PlayerState leaf(PlayerState state) {
    return TREE.leaf(state);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(PlayerState from, PlayerState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static PlayerState transition(PlayerState from, PlayerState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<PlayerEvent> events(PlayerState from) {
    return RULES.events(from, PlayerEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<PlayerState> targets(PlayerState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<PlayerState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<PlayerState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(PlayerState state) {
    return state == PlayerState.OFF;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(PlayerState state) {
    return false;
  }

  /** Whether a state is tagged {@code warm}. */
  public static boolean isWarm(PlayerState state) {
    return TAGGED_WARM.contains(state);
  }

  /** Whether a state is tagged {@code sounding}. */
  public static boolean isSounding(PlayerState state) {
    return state == PlayerState.PLAYING || state == PlayerState.TRACK || state == PlayerState.RADIO;
  }

  /** A state as {@link Lamp}. */
  public static Lamp toLamp(PlayerState state) {
    return VIEW_LAMP[state.ordinal()];
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<PlayerState, PlayerEvent> rules() {
    return RULES;
  }
}
