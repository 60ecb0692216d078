package hostilechart;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Tree} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TreePhase {
  /** The phases of all states. */
  Phases<TreeState, TreePhase> SHARED = new Phases<>(TreeState.values(), Tree.INSTANCE,
      Leaf.INSTANCE, Facts.INSTANCE, Rules.INSTANCE);

  /** The state {@code Tree}. */
  static Tree tree() {
    return Tree.INSTANCE;
  }

  /** The state {@code Leaf}. */
  static Leaf leaf() {
    return Leaf.INSTANCE;
  }

  /** The state {@code Facts}. */
  static Facts facts() {
    return Facts.INSTANCE;
  }

  /** The state {@code Rules}. */
  static Rules rules() {
    return Rules.INSTANCE;
  }

  /** The phase that stands for a state. */
  static TreePhase of(TreeState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  TreeState state();

  /** The state {@code Tree}. */
  final class Tree extends Phase<TreeState> implements TreePhase {
    private static final Tree INSTANCE = new Tree();

    private Tree() {
      super(TreeState.TREE);
    }

    /** The event {@code leaf}. */
    public Leaf leaf_() {
      return Leaf.INSTANCE;
    }

    /**
     * The event {@code of}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Leaf of(TreeLogic logic) {
      TreeTransitions.next(TreeState.TREE, TreeEvent.OF, logic);
      return Leaf.INSTANCE;
    }
  }

  /** The state {@code Leaf}. */
  final class Leaf extends Phase<TreeState> implements TreePhase {
    private static final Leaf INSTANCE = new Leaf();

    private Leaf() {
      super(TreeState.LEAF);
    }

    /** The event {@code leaf}. */
    public Facts leaf_() {
      return Facts.INSTANCE;
    }

    /** The event {@code of}. */
    public TreePhase of(TreeLogic logic) {
      return TreePhase.of( TreeTransitions.next(TreeState.LEAF, TreeEvent.OF, logic));
    }

    /** The event {@code configuration}. */
    public Leaf configuration_() {
      return Leaf.INSTANCE;
    }

    /** The event {@code is}. */
    public Tree is() {
      return Tree.INSTANCE;
    }
  }

  /** The state {@code Facts}. */
  final class Facts extends Phase<TreeState> implements TreePhase {
    private static final Facts INSTANCE = new Facts();

    private Facts() {
      super(TreeState.FACTS);
    }

    /** The event {@code leaf}. */
    public Rules leaf_() {
      return Rules.INSTANCE;
    }

    /** The event {@code of}. */
    public Facts of() {
      return Facts.INSTANCE;
    }

    /** The event {@code configuration}. */
    public Leaf configuration_() {
      return Leaf.INSTANCE;
    }

    /** The event {@code is}. */
    public Tree is() {
      return Tree.INSTANCE;
    }
  }

  /** The state {@code Rules}. */
  final class Rules extends Phase<TreeState> implements TreePhase {
    private static final Rules INSTANCE = new Rules();

    private Rules() {
      super(TreeState.RULES);
    }

    /** The event {@code leaf}. */
    public Leaf leaf_() {
      return Leaf.INSTANCE;
    }

    /** The event {@code of}. */
    public Rules of() {
      return Rules.INSTANCE;
    }

    /** The event {@code configuration}. */
    public Leaf configuration_() {
      return Leaf.INSTANCE;
    }

    /** The event {@code is}. */
    public Tree is() {
      return Tree.INSTANCE;
    }
  }
}
