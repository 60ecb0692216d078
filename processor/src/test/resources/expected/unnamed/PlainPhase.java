import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Plain} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface PlainPhase {
  /** The phases of all states. */
  Phases<PlainState, PlainPhase> SHARED = new Phases<>(PlainState.values(), A.INSTANCE, B.INSTANCE);

  /** The state {@code A}. */
  static A a() {
    return A.INSTANCE;
  }

  /** The state {@code B}. */
  static B b() {
    return B.INSTANCE;
  }

  /** The phase that stands for a state. */
  static PlainPhase of(PlainState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  PlainState state();

  /** The state {@code A}. */
  final class A extends Phase<PlainState> implements PlainPhase {
    private static final A INSTANCE = new A();

    private A() {
      super(PlainState.A);
    }

    /**
     * The event {@code go}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public B go(PlainLogic logic) {
      PlainTransitions.next(PlainState.A, PlainEvent.GO, logic);
      return B.INSTANCE;
    }
  }

  /** The state {@code B}. */
  final class B extends Phase<PlainState> implements PlainPhase {
    private static final B INSTANCE = new B();

    private B() {
      super(PlainState.B);
    }

    /** The event {@code go}. */
    public A go() {
      return A.INSTANCE;
    }
  }
}
