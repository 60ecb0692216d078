package enumbody;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Shape} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>An enum that was there before, with fields, bodies and methods of its own.
 *
 * <p>{@link ShapeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ShapeTransitions {
  private static final Shape[] STATES = Shape.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // CUT  MELT
       1,   0,    // ROUND
       2,   0,    // SQUARE
       0,   0,    // MIXED_CASE9
  };

  private static final TableDefinition<Shape, ShapeEvent> RULES = new TableDefinition<>(
      "Shape", STATES, NEXT, STATES, "cut", "melt");

  static {
    Constants.require("Shape", Shape.values(), "ROUND", "SQUARE", "$MIXED_case9");
    RULES.begins(Shape.ROUND);
  }

  private ShapeTransitions() {}

  /**
   * The event {@code cut}. <code>ROUND → SQUARE, SQUARE → $MIXED_case9, $MIXED_case9 →
   * ROUND</code>.
   */
  public static Shape cut(Shape from) {
    return next(from, ShapeEvent.CUT);
  }

  /** The event {@code melt}. <code>ROUND → ROUND, SQUARE → ROUND, $MIXED_case9 → ROUND</code>. */
  public static Shape melt(Shape from) {
    return next(from, ShapeEvent.MELT);
  }

  /** The state that an event leads to. */
  public static Shape next(Shape from, ShapeEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(Shape from, ShapeEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ShapeEvent event) {
    return NEXT[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static Shape state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(Shape from, Shape to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static Shape transition(Shape from, Shape to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<ShapeEvent> events(Shape from) {
    return RULES.events(from, ShapeEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<Shape> targets(Shape from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<Shape> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<Shape> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(Shape state) {
    return state == Shape.ROUND;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(Shape state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<Shape, ShapeEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<Shape, ShapeEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
