package hostilechart;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Tree}. It is confined to one thread at a time.
 *
 * <pre>
 * from    event          to
 * Tree    leaf           Within
 * Tree    of [of]        Leaf
 * Within  configuration  Leaf
 * Within  is             Tree
 * Within  of             (stays)
 * Within  of             (stays)
 * Within  of             (stays)
 * Leaf    leaf           Facts
 * Leaf    of [leaf]      Facts
 * Facts   leaf           Rules
 * Rules   leaf           Leaf
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class TreeMachine extends DrivenInstance<TreeState, TreeEvent> {
  private final TreeLogic logic;

  private final TreeEffects effects;

  private TreeMachine(TreeState state, long sequence, TreeLogic logic, TreeEffects effects,
      String entityId, Engine<TreeState, TreeEvent> engine) {
    super(state, sequence, entityId, engine);
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code Tree}. */
  public static TreeMachine start(TreeLogic logic, TreeEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TreeMachine start(TreeState initial, TreeLogic logic, TreeEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static TreeMachine resume(TreeState state, TreeLogic logic, TreeEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code leaf}.
   *
   * <p><code>Tree → Within, Leaf → Facts, Facts → Rules, Rules → Leaf</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TreeState leaf_() {
    return fire(TreeEvent.LEAF);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TreeState leaf_(Cause cause) {
    return fire(TreeEvent.LEAF, cause);
  }

  /**
   * The event {@code of}.
   *
   * <p><code>Tree → Leaf [of], Leaf → Facts [leaf], Leaf → (stays), Facts → (stays), Rules →
   * (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public TreeState of() {
    return fire(TreeEvent.OF);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TreeState of(Cause cause) {
    return fire(TreeEvent.OF, cause);
  }

  /**
   * The event {@code configuration}.
   *
   * <p><code>Leaf → Leaf, Facts → Leaf, Rules → Leaf</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TreeState configuration_() {
    return fire(TreeEvent.CONFIGURATION);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TreeState configuration_(Cause cause) {
    return fire(TreeEvent.CONFIGURATION, cause);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>Leaf → Tree, Facts → Tree, Rules → Tree</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TreeState is() {
    return fire(TreeEvent.IS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TreeState is(Cause cause) {
    return fire(TreeEvent.IS, cause);
  }

  @Override
  public boolean is(TreeState state) {
    return TreeTransitions.isWithin(state(), state);
  }

  @Override
  protected TreeState leaf(TreeState state) {
    return TreeTransitions.leaf(state);
  }

  @Override
  protected Definition<TreeState, TreeEvent> stepRules() {
    return TreeTransitions.rules();
  }

  @Override
  protected TreeEvent[] eventValues() {
    return TreeEvent.values();
  }

  @Override
  protected int select(TreeEvent event) {
    return TreeTransitions.select(state(), event, logic);
  }

  @Override
  protected TreeState target(int step, TreeEvent event) {
    return TreeTransitions.target(step);
  }

  @Override
  protected void perform(int step, TreeEvent event) {
    switch (step) {
      // OF
      case 4, 5, 6 -> effects.leaf();
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<TreeState, TreeEvent, TreeMachine, Builder> {
    private TreeLogic logic;

    private TreeEffects effects;

    private Builder() {
      super("Tree", TreeState.TREE);
    }

    @Override
    public Builder initial(TreeState initial) {
      this.state = checked(initial, TreeTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(TreeState state) {
      return super.resume(TreeTransitions.leaf(state));
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(TreeLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(TreeEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public TreeMachine build() {
      require(logic, "a TreeLogic", "logic");
      require(effects, "TreeEffects", "effects");
      return new TreeMachine(state, sequence, logic, effects, entityId,
          engine(TreeTransitions.rules(), false));
    }
  }
}
