package events;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Twin} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TwinPhase {
  /** The phases of all states. */
  Phases<TwinState, TwinPhase> SHARED = new Phases<>(TwinState.values(), A.INSTANCE, B.INSTANCE);

  /** The state {@code A}. */
  static A a() {
    return A.INSTANCE;
  }

  /** The state {@code B}. */
  static B b() {
    return B.INSTANCE;
  }

  /** The phase that stands for a state. */
  static TwinPhase of(TwinState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  TwinState state();

  /** The state {@code A}. */
  final class A extends Phase<TwinState> implements TwinPhase {
    private static final A INSTANCE = new A();

    private A() {
      super(TwinState.A);
    }

    /** The event {@code PRESSED}. */
    public B pressed() {
      return B.INSTANCE;
    }

    /** The event {@code TO_B}. */
    public B toB() {
      return B.INSTANCE;
    }

    /** The event {@code RESET}. */
    public A reset() {
      return A.INSTANCE;
    }
  }

  /** The state {@code B}. */
  final class B extends Phase<TwinState> implements TwinPhase {
    private static final B INSTANCE = new B();

    private B() {
      super(TwinState.B);
    }

    /** The event {@code PRESSED}. */
    public A pressed() {
      return A.INSTANCE;
    }

    /** The event {@code RESET}. */
    public A reset() {
      return A.INSTANCE;
    }
  }
}
