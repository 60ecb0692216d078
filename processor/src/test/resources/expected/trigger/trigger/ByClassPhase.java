package trigger;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code by-class} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface ByClassPhase {
  /** The phases of all states. */
  Phases<ByClassState, ByClassPhase> SHARED = new Phases<>(ByClassState.values(), A.INSTANCE,
      B.INSTANCE);

  /** The state {@code A}. */
  static A a() {
    return A.INSTANCE;
  }

  /** The state {@code B}. */
  static B b() {
    return B.INSTANCE;
  }

  /** The phase that stands for a state. */
  static ByClassPhase of(ByClassState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  ByClassState state();

  /** The state {@code A}. */
  final class A extends Phase<ByClassState> implements ByClassPhase {
    private static final A INSTANCE = new A();

    private A() {
      super(ByClassState.A);
    }

    /** The event {@code go}. */
    public B go() {
      return B.INSTANCE;
    }
  }

  /** The state {@code B}. */
  final class B extends Phase<ByClassState> implements ByClassPhase {
    private static final B INSTANCE = new B();

    private B() {
      super(ByClassState.B);
    }

    /** The event {@code go}. */
    public A go() {
      return A.INSTANCE;
    }
  }
}
