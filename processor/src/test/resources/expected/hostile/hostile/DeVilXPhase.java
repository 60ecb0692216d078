package hostile;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of <code>De&#42;/vil &#64;x</code> as types: each has a method for every event that is
 * legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface DeVilXPhase {
  /** The phases of all states. */
  Phases<DeVilXState, DeVilXPhase> SHARED = new Phases<>(DeVilXState.values(), AB.INSTANCE,
      BU000a.INSTANCE, Code.INSTANCE);

  /**
   * a|b `c`
   *
   * <p># d.
   */
  static AB aB() {
    return AB.INSTANCE;
  }

  /** --&gt;|x| [&#42;] %% end. */
  static BU000a bU000a() {
    return BU000a.INSTANCE;
  }

  /** The state <code>&#123;&#64;code&#125;</code>. */
  static Code code() {
    return Code.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DeVilXPhase of(DeVilXState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  DeVilXState state();

  /**
   * a|b `c`
   *
   * <p># d.
   */
  final class AB extends Phase<DeVilXState> implements DeVilXPhase {
    private static final AB INSTANCE = new AB();

    private AB() {
      super(DeVilXState.A_B);
    }

    /**
     * &#92;u002a/ &#92;u000a.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public BU000a gO(DeVilXLogic logic) {
      DeVilXTransitions.next(DeVilXState.A_B, DeVilXEvent.G_O, logic);
      return BU000a.INSTANCE;
    }
  }

  /** --&gt;|x| [&#42;] %% end. */
  final class BU000a extends Phase<DeVilXState> implements DeVilXPhase {
    private static final BU000a INSTANCE = new BU000a();

    private BU000a() {
      super(DeVilXState.B_U000A);
    }

    /** The event {@code toCode}. */
    public Code toCode() {
      return Code.INSTANCE;
    }
  }

  /** The state <code>&#123;&#64;code&#125;</code>. */
  final class Code extends Phase<DeVilXState> implements DeVilXPhase {
    private static final Code INSTANCE = new Code();

    private Code() {
      super(DeVilXState.CODE);
    }
  }
}
