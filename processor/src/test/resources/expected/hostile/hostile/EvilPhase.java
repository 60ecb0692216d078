package hostile;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Evil} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface EvilPhase {
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
    return switch (state) {
      case A -> A.INSTANCE;
      case B -> B.INSTANCE;
      case C -> C.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  EvilState state();

  /** a|b `c` # d. */
  final class A implements EvilPhase {
    private static final A INSTANCE = new A();

    private A() {}

    @Override
    public EvilState state() {
      return EvilState.A;
    }

    /** &#92;u002a/ &#92;u000a. */
    public B go() {
      return B.INSTANCE;
    }

    @Override
    public String toString() {
      return "A";
    }
  }

  /** --&gt;|x| [&#42;] %% end. */
  final class B implements EvilPhase {
    private static final B INSTANCE = new B();

    private B() {}

    @Override
    public EvilState state() {
      return EvilState.B;
    }

    /** The event {@code toC}. */
    public C toC() {
      return C.INSTANCE;
    }

    @Override
    public String toString() {
      return "B";
    }
  }

  /** Javadoc with String, bold and a |. */
  final class C implements EvilPhase {
    private static final C INSTANCE = new C();

    private C() {}

    @Override
    public EvilState state() {
      return EvilState.C;
    }

    @Override
    public String toString() {
      return "C";
    }
  }
}
