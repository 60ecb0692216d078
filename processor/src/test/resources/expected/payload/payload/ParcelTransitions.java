package payload;

import static payload.ParcelState.*;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Parcel} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Every kind of type that a class literal can name.
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 3 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // PACK SEND UNPACK
       0,   -1,  -1,     // EMPTY
       -1,  3,   2,      // PACKED
       -1,  -1,  -1,     // SENT
  };

  /** Where each step leads. */
  private static final ParcelState[] TARGETS = {
    PACKED, // 0: EMPTY on PACK
    SENT, // 1: PACKED on SEND
    EMPTY, // 2: PACKED on UNPACK
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final ParcelState[] STATES = ParcelState.values();

  static {
    Constants.require("Parcel", ParcelState.values(), "EMPTY", "PACKED", "SENT");
  }

  private ParcelTransitions() {}

  /**
   * Things are put in.
   *
   * <p><code>EMPTY → PACKED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ParcelState pack(ParcelState from, int count, double weight, boolean fragile,
      char grade, long[] sizes, String[] labels, int[][] grid) {
    return unasked(from, ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid));
  }

  /**
   * Things are put in.
   *
   * <p><code>EMPTY → PACKED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ParcelState pack(ParcelState from, int count, double weight, boolean fragile,
      char grade, long[] sizes, String[] labels, int[][] grid, ParcelLogic logic) {
    return next(from, ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid), logic);
  }

  /**
   * The event {@code send}.
   *
   * <p><code>PACKED → SENT [light || urgent]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static ParcelState send(ParcelState from, List<?> things, Map.Entry<?, ?> marks,
      Duration delay, ParcelLogic logic) {
    return next(from, ParcelEvent.send(things, marks, delay), logic);
  }

  /**
   * The event {@code unpack}.
   *
   * <p><code>PACKED → EMPTY</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ParcelState unpack(ParcelState from) {
    return unasked(from, ParcelEvent.unpack());
  }

  /**
   * The event {@code unpack}.
   *
   * <p><code>PACKED → EMPTY</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ParcelState unpack(ParcelState from, ParcelLogic logic) {
    return next(from, ParcelEvent.unpack(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ParcelState next(ParcelState from, ParcelEvent event, ParcelLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 3 ? code : decide(code, event, logic);
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, ParcelEvent event, ParcelLogic logic) {
    return switch (code) {
      // SEND in PACKED
      case 3 -> sendInPacked(event, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int sendInPacked(ParcelEvent event, ParcelLogic logic) {
    if (logic.light((ParcelEvent.Send) event) || logic.urgent((ParcelEvent.Send) event)) {
      return 1; // → SENT
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(ParcelState from, ParcelState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ParcelState transition(ParcelState from, ParcelState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<ParcelEvent.Type> events(ParcelState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<ParcelState> targets(ParcelState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ParcelState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ParcelState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ParcelState state) {
    return state == EMPTY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state == SENT;
  }

  /** What refusals are explained with. */
  static Definition<ParcelState, ParcelEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<ParcelState, ParcelEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ParcelState, ParcelEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, ParcelState.class, ParcelEvent.Type.class);

    static final Outcomes<ParcelState, ParcelEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<ParcelState> INITIAL = Collections.unmodifiableSet(EnumSet.of(EMPTY));

    static final Set<ParcelState> FINAL = Collections.unmodifiableSet(EnumSet.of(SENT));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<ParcelState, ParcelEvent> {
    static final Definition<ParcelState, ParcelEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Parcel",
          ParcelState.values(),
          new String[] {"EMPTY", "PACKED", "SENT"},
          new String[] {"pack", "send", "unpack"});
    }

    @Override
    protected List<Definition.Candidate<ParcelState>> candidates(ParcelState from, int event) {
      int code = STEPS[from.ordinal() * 3 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(ParcelEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(ParcelState state) {
      return ParcelTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<ParcelState>> byCode(int code) {
      return switch (code) {
        // PACK
        case 0 -> List.of(Definition.Candidate.to(PACKED));
        // UNPACK
        case 2 -> List.of(Definition.Candidate.to(EMPTY));
        // SEND
        case 3 -> List.of(new Definition.Candidate<>("light || urgent", List.of(SENT)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
