package trigger.elsewhere;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code by-package} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ByPackagePhase {
  /** The phases of all states. */
  Phases<ByPackageState, ByPackagePhase> SHARED = new Phases<>(ByPackageState.values(), A.INSTANCE,
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
  static ByPackagePhase of(ByPackageState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  ByPackageState state();

  /** The state {@code A}. */
  final class A extends Phase<ByPackageState> implements ByPackagePhase {
    private static final A INSTANCE = new A();

    private A() {
      super(ByPackageState.A);
    }

    /** The event {@code go}. */
    public B go() {
      return B.INSTANCE;
    }
  }

  /** The state {@code B}. */
  final class B extends Phase<ByPackageState> implements ByPackagePhase {
    private static final B INSTANCE = new B();

    private B() {
      super(ByPackageState.B);
    }

    /** The event {@code go}. */
    public A go() {
      return A.INSTANCE;
    }
  }
}
