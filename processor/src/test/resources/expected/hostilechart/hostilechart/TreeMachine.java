package hostilechart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Tree}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *     +--------------------+
 *   *>|        Tree        |
 *     +--------------------+
 *      |       |          ^
 *      | leaf  | of [of]  | is
 *      |       |          |
 *      +-----+ | +--------+
 *            v | |
 * +------------+-------------------+
 * | Within     |   |               |
 * |            |   | configuration |
 * |            v   v               |
 * |          +---------------+     |
 * |        *>|     Leaf      |     |
 * |          +---------------+     |
 * |            |            ^      |
 * |            | leaf /     |      |
 * |            | of [leaf]  |      |
 * |            v            |      |
 * |          +-------+      |      |
 * |          | Facts |      |      |
 * |          +-------+      |      |
 * |                 | leaf  | leaf |
 * |                 v       |      |
 * |              +-----------+     |
 * |              |   Rules   |     |
 * |              +-----------+     |
 * +--------------------------------+
 *
 * In Within, which is not left: of / leaf
 * }</pre>
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
public abstract sealed class TreeMachine {
  private TreeState state;

  private final TreeLogic logic;

  private TreeMachine(TreeState state, TreeLogic logic) {
    this.state = state;
    this.logic = logic;
  }

  /** A life that begins in {@code Tree}. */
  public static TreeMachine start(TreeLogic logic, TreeEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TreeMachine start(TreeState initial, TreeLogic logic, TreeEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static TreeMachine resume(TreeState state, TreeLogic logic, TreeEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code leaf}.
   *
   * <p><code>Tree → Within, Leaf → Facts, Facts → Rules, Rules → Leaf</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TreeState leaf_() {
    return fire(TreeEvent.LEAF);
  }

  /**
   * The event {@code leaf}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TreeState leaf_(Cause cause) {
    return fire(TreeEvent.LEAF, cause);
  }

  /**
   * The event {@code of}.
   *
   * <p><code>Tree → Leaf [of], Leaf → Facts [leaf], Leaf → (stays), Facts → (stays), Rules →
   * (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TreeState of() {
    return fire(TreeEvent.OF);
  }

  /**
   * The event {@code of}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TreeState of(Cause cause) {
    return fire(TreeEvent.OF, cause);
  }

  /**
   * The event {@code configuration}.
   *
   * <p><code>Leaf → Leaf, Facts → Leaf, Rules → Leaf</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TreeState configuration_() {
    return fire(TreeEvent.CONFIGURATION);
  }

  /**
   * The event {@code configuration}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TreeState configuration_(Cause cause) {
    return fire(TreeEvent.CONFIGURATION, cause);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>Leaf → Tree, Facts → Tree, Rules → Tree</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TreeState is() {
    return fire(TreeEvent.IS);
  }

  /**
   * The event {@code is}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TreeState is(Cause cause) {
    return fire(TreeEvent.IS, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract TreeState fire(TreeEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract TreeState fire(TreeEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<TreeState> tryFire(TreeEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<TreeState> tryFire(TreeEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract TreeState force(TreeState state, Cause cause);

  /** Whether an event is legal now. */
  public boolean permits(TreeEvent event) {
    return TreeTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public TreeState state() {
    return state;
  }

  /** Whether a state is active: the life is in it, or in one within it. */
  public boolean is(TreeState state) {
    return TreeTransitions.isWithin(state(), state);
  }

  /** The active leaf, alone in a set; unmodifiable. */
  public Set<TreeState> configuration() {
    return Set.of(state());
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Tree" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private TreeState state = TreeState.TREE;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<TreeState, TreeEvent>> hooks = new ArrayList<>();

    private Engine<TreeState, TreeEvent> engine;

    private TreeLogic logic;

    private TreeEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code TREE}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(TreeState initial) {
      if (!TreeTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Tree; those are "
                + TreeTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(TreeState state) {
      this.state = TreeTransitions.leaf(state);
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<TreeState, TreeEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(TreeLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(TreeEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public TreeMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Tree needs a TreeLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Tree needs TreeEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(TreeTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends TreeMachine implements Life<TreeState, TreeEvent> {
    private final String entityId;

    private final Engine<TreeState, TreeEvent> engine;

    private final TreeEffects effects;

    private long marks;

    private Driven(TreeState state, TreeLogic logic, TreeEffects effects, String entityId,
        Engine<TreeState, TreeEvent> engine, long sequence) {
      super(state, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public TreeState fire(TreeEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public TreeState fire(TreeEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<TreeState> tryFire(TreeEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<TreeState> tryFire(TreeEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public TreeState force(TreeState state, Cause cause) {
      return engine.force(this, TreeTransitions.leaf(state), cause);
    }

    @Override
    public int select(TreeEvent event) {
      return TreeTransitions.select(state(), event, super.logic);
    }

    @Override
    public TreeState target(int step, TreeEvent event) {
      return TreeTransitions.target(step);
    }

    @Override
    public void commit(int step, TreeState to, TreeEvent event) {
      become(to);
    }

    @Override
    public void become(TreeState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, TreeEvent event) {
      switch (step) {
        case 4, 5, 6 -> effects.leaf(); // OF
        default -> {}
      }
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
