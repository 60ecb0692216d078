package hostilechart;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Life;
import dev.pawl.engine.Nesting;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Tree} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link TreeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TreeTransitions {
  private static final TreeState[] STATES = TreeState.values();

  /**
   * The number of the step, from 11 on of a decision among some by state and event; -1 where that
   * is not legal.
   */
  private static final byte[] STEPS = {
    // LEAF OF   CONFIGURATION IS
       0,   11,  -1,           -1,   // TREE
       -1,  -1,  -1,           -1,   // WITHIN
       7,   12,  2,            3,    // LEAF
       9,   5,   2,            3,    // FACTS
       10,  6,   2,            3,    // RULES
  };

  /** Where each step leads. */
  private static final TreeState[] TARGETS = {
    TreeState.LEAF, // 0: TREE on LEAF
    TreeState.LEAF, // 1: TREE on OF
    TreeState.LEAF, // 2: WITHIN on CONFIGURATION
    TreeState.TREE, // 3: WITHIN on IS
    TreeState.LEAF, // 4: WITHIN on OF
    TreeState.FACTS, // 5: WITHIN on OF
    TreeState.RULES, // 6: WITHIN on OF
    TreeState.FACTS, // 7: LEAF on LEAF
    TreeState.FACTS, // 8: LEAF on OF
    TreeState.RULES, // 9: FACTS on LEAF
    TreeState.LEAF, // 10: RULES on LEAF
  };

  private static final TableDefinition<TreeState, TreeEvent> RULES = new TableDefinition<>(
      "Tree", STATES, STEPS, TARGETS, "leaf", "of", "configuration", "is");

  /** For each state the position of its parent, then of its default leaf. */
  private static final Nesting<TreeState> TREE = new Nesting<>(STATES,
  new short[] {-1, -1, 1, 1, 1},
  new short[] {0, 2, 2, 3, 4});

  static {
    RULES.names("Tree", "Within", "Leaf", "Facts", "Rules");
    RULES.begins(TreeState.TREE);
    RULES.guard(1, "of");
    RULES.guard(8, "leaf");
    RULES.decision(1);
    RULES.decision(8, 4);
  }

  private TreeTransitions() {}

  /**
   * The event {@code leaf}. <code>Tree → Within, Leaf → Facts, Facts → Rules, Rules → Leaf</code>.
   */
  public static TreeState leaf_(TreeState from) {
    return unasked(from, TreeEvent.LEAF);
  }

  /** As without logic, which is not asked. */
  public static TreeState leaf_(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.LEAF, logic);
  }

  /**
   * The event {@code of}. <code>Tree → Leaf [of], Leaf → Facts [leaf], Leaf → (stays), Facts →
   * (stays), Rules → (stays)</code>.
   */
  public static TreeState of(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.OF, logic);
  }

  /** The event {@code configuration}. <code>Leaf → Leaf, Facts → Leaf, Rules → Leaf</code>. */
  public static TreeState configuration_(TreeState from) {
    return unasked(from, TreeEvent.CONFIGURATION);
  }

  /** As without logic, which is not asked. */
  public static TreeState configuration_(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.CONFIGURATION, logic);
  }

  /** The event {@code is}. <code>Leaf → Tree, Facts → Tree, Rules → Tree</code>. */
  public static TreeState is(TreeState from) {
    return unasked(from, TreeEvent.IS);
  }

  /** As without logic, which is not asked. */
  public static TreeState is(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.IS, logic);
  }

  /** The state that an event leads to. */
  public static TreeState next(TreeState from, TreeEvent event, TreeLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(TreeState from, TreeEvent event, TreeLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(TreeState from, TreeEvent event, TreeLogic logic) {
    int code = STEPS[from.ordinal() * 4 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static TreeState target(int step) {
    return TARGETS[step];
  }

  private static TreeState unasked(TreeState from, TreeEvent event) {
    int step = STEPS[from.ordinal() * 4 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, TreeEvent event, TreeLogic logic) {
    return switch (code) {
      case 11 -> ofInTree(logic); // OF in TREE
      case 12 -> ofInLeaf(logic); // OF in LEAF
      default -> throw new AssertionError(code);
    };
  }

  static int ofInTree(TreeLogic logic) {
    if (logic.of()) {
      return 1; // → LEAF
    }
    return Life.REFUSED;
  }

  static int ofInLeaf(TreeLogic logic) {
    if (logic.leaf()) {
      return 8; // → FACTS
    }
    return 4; // → LEAF
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<TreeState, Void, TreeEffects> begin() {
    return new Step<>(TreeState.TREE, null, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<TreeState, Void, TreeEffects> step(TreeState from, TreeEvent event,
      TreeLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    TreeState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<TreeEffects>> effects(int step, TreeEvent event) {
    return switch (step) {
      // OF
      case 4, 5, 6 -> List.of(new Effect<>("leaf", effects -> effects.leaf()));
      default -> List.of();
    };
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(TreeState state, TreeState superstate) {
    return TREE.isWithin(state, superstate);
  }

  /** The leaf that is entered by default where a state is entered. */
  static TreeState leaf(TreeState state) {
    return TREE.leaf(state);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(TreeState from, TreeState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static TreeState transition(TreeState from, TreeState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<TreeEvent> events(TreeState from) {
    return RULES.events(from, TreeEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TreeState> targets(TreeState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<TreeState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<TreeState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(TreeState state) {
    return state == TreeState.TREE;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(TreeState state) {
    return false;
  }

  /** Whether a state is tagged {@code tree}. */
  public static boolean isTree(TreeState state) {
    return state == TreeState.WITHIN || state == TreeState.LEAF || state == TreeState.FACTS
        || state == TreeState.RULES;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<TreeState, TreeEvent> rules() {
    return RULES;
  }
}
