package enumbody;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Shape} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>An enum that was there before, with fields, bodies and methods of its own.
 *
 * <p>{@link ShapeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ShapeTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final Shape[] NEXT = {
    // CUT           MELT
       Shape.SQUARE,       Shape.ROUND,  // ROUND
       Shape.$MIXED_case9, Shape.ROUND,  // SQUARE
       Shape.ROUND,        Shape.ROUND,  // $MIXED_case9
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final Shape[] STATES = Shape.values();

  static {
    Constants.require("Shape", Shape.values(), "ROUND", "SQUARE", "$MIXED_case9");
  }

  private ShapeTransitions() {}

  /**
   * The event {@code cut}.
   *
   * <p><code>ROUND → SQUARE, SQUARE → $MIXED_case9, $MIXED_case9 → ROUND</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Shape cut(Shape from) {
    return next(from, ShapeEvent.CUT);
  }

  /**
   * The event {@code melt}.
   *
   * <p><code>ROUND → ROUND, SQUARE → ROUND, $MIXED_case9 → ROUND</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Shape melt(Shape from) {
    return next(from, ShapeEvent.MELT);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Shape next(Shape from, ShapeEvent event) {
    Shape to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(Shape from, ShapeEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static Shape find(Shape from, ShapeEvent event) {
    return NEXT[from.ordinal() * 2 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ShapeEvent event) {
    return POSITIONS[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static Shape state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(Shape from, Shape to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static Shape transition(Shape from, Shape to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<ShapeEvent> events(Shape from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<Shape> targets(Shape from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<Shape> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<Shape> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(Shape state) {
    return state == Shape.ROUND;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(Shape state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<Shape, ShapeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<Shape, ShapeEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<Shape, ShapeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, Shape.class, ShapeEvent.class);

    static final Outcomes<Shape, ShapeEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<Shape> INITIAL = Collections.unmodifiableSet(EnumSet.of(Shape.ROUND));

    static final Set<Shape> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<Shape, ShapeEvent> {
    static final Definition<Shape, ShapeEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Shape",
          Shape.values(),
          new String[] {"ROUND", "SQUARE", "$MIXED_case9"},
          new String[] {"cut", "melt"});
    }

    @Override
    protected List<Definition.Candidate<Shape>> candidates(Shape from, int event) {
      Shape to = NEXT[from.ordinal() * 2 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(Shape state) {
      return ShapeTransitions.isFinal(state);
    }
  }
}
