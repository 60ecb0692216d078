package hostilechart;

import static hostilechart.TreeState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Nesting;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Tree} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link TreeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TreeTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 11 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // LEAF OF  CONFIGURATION IS
       0,   11, -1,           -1,  // TREE
       -1,  -1, -1,           -1,  // WITHIN
       7,   12, 2,            3,   // LEAF
       9,   5,  2,            3,   // FACTS
       10,  6,  2,            3,   // RULES
  };

  /** Where each step leads. */
  private static final TreeState[] TARGETS = {
    LEAF, // 0: TREE on LEAF
    LEAF, // 1: TREE on OF
    LEAF, // 2: WITHIN on CONFIGURATION
    TREE, // 3: WITHIN on IS
    LEAF, // 4: WITHIN on OF
    FACTS, // 5: WITHIN on OF
    RULES, // 6: WITHIN on OF
    FACTS, // 7: LEAF on LEAF
    FACTS, // 8: LEAF on OF
    RULES, // 9: FACTS on LEAF
    LEAF, // 10: RULES on LEAF
  };

  private TreeTransitions() {}

  /**
   * The event {@code leaf}.
   *
   * <p><code>Tree → Within, Leaf → Facts, Facts → Rules, Rules → Leaf</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState leaf_(TreeState from) {
    return unasked(from, TreeEvent.LEAF);
  }

  /**
   * The event {@code leaf}.
   *
   * <p><code>Tree → Within, Leaf → Facts, Facts → Rules, Rules → Leaf</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState leaf_(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.LEAF, logic);
  }

  /**
   * The event {@code of}.
   *
   * <p><code>Tree → Leaf [of], Leaf → Facts [leaf], Leaf → (stays), Facts → (stays), Rules →
   * (stays)</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static TreeState of(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.OF, logic);
  }

  /**
   * The event {@code configuration}.
   *
   * <p><code>Leaf → Leaf, Facts → Leaf, Rules → Leaf</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState configuration_(TreeState from) {
    return unasked(from, TreeEvent.CONFIGURATION);
  }

  /**
   * The event {@code configuration}.
   *
   * <p><code>Leaf → Leaf, Facts → Leaf, Rules → Leaf</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState configuration_(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.CONFIGURATION, logic);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>Leaf → Tree, Facts → Tree, Rules → Tree</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState is(TreeState from) {
    return unasked(from, TreeEvent.IS);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>Leaf → Tree, Facts → Tree, Rules → Tree</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState is(TreeState from, TreeLogic logic) {
    return next(from, TreeEvent.IS, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TreeState next(TreeState from, TreeEvent event, TreeLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(TreeState from, TreeEvent event, TreeLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<TreeState, Void, TreeEffects> step(TreeState from, TreeEvent event,
      TreeLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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

  /** The step that an event takes now; negative if it is refused. */
  static int select(TreeState from, TreeEvent event, TreeLogic logic) {
    int code = STEPS[from.ordinal() * 4 + event.ordinal()];
    return code < 11 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static TreeState target(int step) {
    return TARGETS[step];
  }

  private static TreeState unasked(TreeState from, TreeEvent event) {
    int step = STEPS[from.ordinal() * 4 + event.ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, TreeEvent event, TreeLogic logic) {
    return switch (code) {
      // OF in TREE
      case 11 -> ofInTree(logic);
      // OF in LEAF
      case 12 -> ofInLeaf(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int ofInTree(TreeLogic logic) {
    if (logic.of()) {
      return 1; // → LEAF
    }
    return Definition.REFUSED;
  }

  static int ofInLeaf(TreeLogic logic) {
    if (logic.leaf()) {
      return 8; // → FACTS
    }
    return 4; // → LEAF
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(TreeState state, TreeState superstate) {
    return Tree.NESTING.isWithin(state, superstate);
  }

  /** The leaf that is entered by default where a state is entered. */
  static TreeState leaf(TreeState state) {
    return Tree.NESTING.leaf(state);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(TreeState from, TreeState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static TreeState transition(TreeState from, TreeState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<TreeEvent> events(TreeState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TreeState> targets(TreeState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<TreeState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<TreeState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(TreeState state) {
    return state == TREE;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(TreeState state) {
    return false;
  }

  /** Whether a state is tagged {@code tree}. */
  public static boolean isTree(TreeState state) {
    return state == WITHIN || state == LEAF || state == FACTS || state == RULES;
  }

  /** What refusals are explained with. */
  static Definition<TreeState, TreeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** Which state lies within which; loaded only where that is asked. */
  private static final class Tree {
    static final Nesting<TreeState> NESTING = new Nesting<>(
    TreeState.values(),
    new short[] {-1, -1, 1, 1, 1},
    new short[] {0, 2, 2, 3, 4});
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<TreeState, TreeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, TreeState.class, TreeEvent.class);

    static final Set<TreeState> INITIAL = Collections.unmodifiableSet(EnumSet.of(TREE));

    static final Set<TreeState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<TreeState, TreeEvent> {
    static final Definition<TreeState, TreeEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Tree",
          TreeState.values(),
          new String[] {"Tree", "Within", "Leaf", "Facts", "Rules"},
          new String[] {"leaf", "of", "configuration", "is"});
    }

    @Override
    protected List<Definition.Candidate<TreeState>> candidates(TreeState from, int event) {
      int code = STEPS[from.ordinal() * 4 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(TreeState state) {
      return TreeTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<TreeState>> byCode(int code) {
      return switch (code) {
        // LEAF; CONFIGURATION; OF
        case 0, 2, 4, 10 -> List.of(Definition.Candidate.to(LEAF));
        // IS
        case 3 -> List.of(Definition.Candidate.to(TREE));
        // OF; LEAF
        case 5, 7 -> List.of(Definition.Candidate.to(FACTS));
        // OF; LEAF
        case 6, 9 -> List.of(Definition.Candidate.to(RULES));
        // OF
        case 11 -> List.of(new Definition.Candidate<>("of", List.of(LEAF)));
        // OF
        case 12 -> List.of(new Definition.Candidate<>("leaf", List.of(FACTS)),
            Definition.Candidate.to(LEAF));
        default -> throw new AssertionError(code);
      };
    }
  }
}
