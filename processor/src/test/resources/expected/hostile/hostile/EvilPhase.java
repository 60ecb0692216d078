package hostile;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Evil} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface EvilPhase {
  /** The phases of all states. */
  Phases<EvilState, EvilPhase> SHARED = new Phases<>(EvilState.values(), A.INSTANCE, B.INSTANCE,
      C.INSTANCE);

  /** a|b `c` # d. */
  static A a() {
    return A.INSTANCE;
  }

  /** --&gt;|x| [&#42;] %% end. */
  static B b() {
    return B.INSTANCE;
  }

  /** Javadoc with String, bold and a |. */
  static C c() {
    return C.INSTANCE;
  }

  /** The phase that stands for a state. */
  static EvilPhase of(EvilState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  EvilState state();

  /** a|b `c` # d. */
  final class A extends Phase<EvilState> implements EvilPhase {
    private static final A INSTANCE = new A();

    private A() {
      super(EvilState.A);
    }

    /** &#92;u002a/ &#92;u000a. */
    public B go() {
      return B.INSTANCE;
    }
  }

  /** --&gt;|x| [&#42;] %% end. */
  final class B extends Phase<EvilState> implements EvilPhase {
    private static final B INSTANCE = new B();

    private B() {
      super(EvilState.B);
    }

    /** &#64;author &lt;script&gt;alert(1)&lt;/script&gt; */
    public C toC() {
      return C.INSTANCE;
    }
  }

  /** Javadoc with String, bold and a |. */
  final class C extends Phase<EvilState> implements EvilPhase {
    private static final C INSTANCE = new C();

    private C() {
      super(EvilState.C);
    }
  }
}
