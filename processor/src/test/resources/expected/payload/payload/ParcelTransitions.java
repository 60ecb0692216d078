package payload;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Parcel} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Every kind of type that a class literal can name.
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  private static final ParcelState[] STATES = ParcelState.values();

  /**
   * The number of the step, from 3 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // PACK SEND UNPACK
       0,   -1,  -1,     // EMPTY
       -1,  3,   2,      // PACKED
       -1,  -1,  -1,     // SENT
  };

  /** Where each step leads. */
  private static final ParcelState[] TARGETS = {
    ParcelState.PACKED, // 0: EMPTY on PACK
    ParcelState.SENT, // 1: PACKED on SEND
    ParcelState.EMPTY, // 2: PACKED on UNPACK
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<ParcelState, ParcelEvent> RULES = new TableDefinition<>(
      "Parcel", STATES, STEPS, TARGETS, "pack", "send", "unpack");

  static {
    Constants.require("Parcel", ParcelState.values(), "EMPTY", "PACKED", "SENT");
    RULES.begins(ParcelState.EMPTY);
    RULES.ends(ParcelState.SENT);
    RULES.guard(1, "light || urgent");
    RULES.decision(1);
  }

  private ParcelTransitions() {}

  /** Things are put in. <code>EMPTY → PACKED</code>. */
  public static ParcelState pack(ParcelState from, int count, double weight, boolean fragile,
      char grade, long[] sizes, String[] labels, int[][] grid) {
    return unasked(from, ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid));
  }

  /** As without logic, which is not asked. */
  public static ParcelState pack(ParcelState from, int count, double weight, boolean fragile,
      char grade, long[] sizes, String[] labels, int[][] grid, ParcelLogic logic) {
    return next(from, ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid), logic);
  }

  /** The event {@code send}. <code>PACKED → SENT [light || urgent]</code>. */
  public static ParcelState send(ParcelState from, List<?> things, Map.Entry<?, ?> marks,
      Duration delay, ParcelLogic logic) {
    return next(from, ParcelEvent.send(things, marks, delay), logic);
  }

  /** The event {@code unpack}. <code>PACKED → EMPTY</code>. */
  public static ParcelState unpack(ParcelState from) {
    return unasked(from, ParcelEvent.unpack());
  }

  /** As without logic, which is not asked. */
  public static ParcelState unpack(ParcelState from, ParcelLogic logic) {
    return next(from, ParcelEvent.unpack(), logic);
  }

  /** The state that an event leads to. */
  public static ParcelState next(ParcelState from, ParcelEvent event, ParcelLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(ParcelState from, ParcelEvent event, ParcelLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(ParcelState from, ParcelEvent event, ParcelLogic logic) {
    int code = STEPS[from.ordinal() * 3 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static ParcelState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, ParcelEvent event) {
    return STEPS[from * 3 + event.eventType().ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static ParcelState state(int position) {
    return STATES[position];
  }

  private static ParcelState unasked(ParcelState from, ParcelEvent event) {
    int step = STEPS[from.ordinal() * 3 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, ParcelEvent event, ParcelLogic logic) {
    return switch (code) {
      case 3 -> sendInPacked(event, logic); // SEND in PACKED
      default -> throw new AssertionError(code);
    };
  }

  static int sendInPacked(ParcelEvent event, ParcelLogic logic) {
    if (logic.light((ParcelEvent.Send) event) || logic.urgent((ParcelEvent.Send) event)) {
      return 1; // → SENT
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(ParcelState from, ParcelState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ParcelState transition(ParcelState from, ParcelState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<ParcelEvent.Type> events(ParcelState from) {
    return RULES.events(from, ParcelEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<ParcelState> targets(ParcelState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ParcelState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ParcelState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ParcelState state) {
    return state == ParcelState.EMPTY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state == ParcelState.SENT;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<ParcelState, ParcelEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<ParcelState, ParcelEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
