package events;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Twin} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface TwinPhase {
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
    return switch (state) {
      case A -> A.INSTANCE;
      case B -> B.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  TwinState state();

  /** The state {@code A}. */
  final class A implements TwinPhase {
    private static final A INSTANCE = new A();

    private A() {}

    @Override
    public TwinState state() {
      return TwinState.A;
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

    @Override
    public String toString() {
      return "A";
    }
  }

  /** The state {@code B}. */
  final class B implements TwinPhase {
    private static final B INSTANCE = new B();

    private B() {}

    @Override
    public TwinState state() {
      return TwinState.B;
    }

    /** The event {@code PRESSED}. */
    public A pressed() {
      return A.INSTANCE;
    }

    /** The event {@code RESET}. */
    public A reset() {
      return A.INSTANCE;
    }

    @Override
    public String toString() {
      return "B";
    }
  }
}
