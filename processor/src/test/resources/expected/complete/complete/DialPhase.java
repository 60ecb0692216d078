package complete;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Dial} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface DialPhase {
  /** The phases of all states. */
  Phases<DialState, DialPhase> SHARED = new Phases<>(DialState.values(), P0.INSTANCE, P1.INSTANCE,
      P2.INSTANCE, P3.INSTANCE);

  /** The state {@code P0}. */
  static P0 p0() {
    return P0.INSTANCE;
  }

  /** The state {@code P1}. */
  static P1 p1() {
    return P1.INSTANCE;
  }

  /** The state {@code P2}. */
  static P2 p2() {
    return P2.INSTANCE;
  }

  /** The state {@code P3}. */
  static P3 p3() {
    return P3.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DialPhase of(DialState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  DialState state();

  /** The state {@code P0}. */
  final class P0 extends Phase<DialState> implements DialPhase {
    private static final P0 INSTANCE = new P0();

    private P0() {
      super(DialState.P0);
    }

    /** The event {@code e0}. */
    public P0 e0() {
      return P0.INSTANCE;
    }

    /** The event {@code e1}. */
    public P1 e1() {
      return P1.INSTANCE;
    }

    /** The event {@code e2}. */
    public P2 e2() {
      return P2.INSTANCE;
    }

    /** The event {@code e3}. */
    public P3 e3() {
      return P3.INSTANCE;
    }

    /** The event {@code e4}. */
    public P0 e4() {
      return P0.INSTANCE;
    }
  }

  /** The state {@code P1}. */
  final class P1 extends Phase<DialState> implements DialPhase {
    private static final P1 INSTANCE = new P1();

    private P1() {
      super(DialState.P1);
    }

    /** The event {@code e0}. */
    public P1 e0() {
      return P1.INSTANCE;
    }

    /** The event {@code e1}. */
    public P2 e1() {
      return P2.INSTANCE;
    }

    /** The event {@code e2}. */
    public P3 e2() {
      return P3.INSTANCE;
    }

    /** The event {@code e3}. */
    public P0 e3() {
      return P0.INSTANCE;
    }

    /** The event {@code e4}. */
    public P1 e4() {
      return P1.INSTANCE;
    }
  }

  /** The state {@code P2}. */
  final class P2 extends Phase<DialState> implements DialPhase {
    private static final P2 INSTANCE = new P2();

    private P2() {
      super(DialState.P2);
    }

    /** The event {@code e0}. */
    public P2 e0() {
      return P2.INSTANCE;
    }

    /** The event {@code e1}. */
    public P3 e1() {
      return P3.INSTANCE;
    }

    /** The event {@code e2}. */
    public P0 e2() {
      return P0.INSTANCE;
    }

    /** The event {@code e3}. */
    public P1 e3() {
      return P1.INSTANCE;
    }

    /** The event {@code e4}. */
    public P2 e4() {
      return P2.INSTANCE;
    }
  }

  /** The state {@code P3}. */
  final class P3 extends Phase<DialState> implements DialPhase {
    private static final P3 INSTANCE = new P3();

    private P3() {
      super(DialState.P3);
    }

    /** The event {@code e0}. */
    public P3 e0() {
      return P3.INSTANCE;
    }

    /** The event {@code e1}. */
    public P0 e1() {
      return P0.INSTANCE;
    }

    /** The event {@code e2}. */
    public P1 e2() {
      return P1.INSTANCE;
    }

    /** The event {@code e3}. */
    public P2 e3() {
      return P2.INSTANCE;
    }

    /** The event {@code e4}. */
    public P3 e4() {
      return P3.INSTANCE;
    }
  }
}
