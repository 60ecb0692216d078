package names;

import javax.annotation.processing.Generated;

/**
 * The states of {@code käse-Maschine} as types: each has a method for every event that is legal in
 * it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface KäseMaschinePhase {
  /** The state {@code half-open}. */
  static HalfOpen halfOpen() {
    return HalfOpen.INSTANCE;
  }

  /** The state {@code 2nd try}. */
  static _2ndTry _2ndTry() {
    return _2ndTry.INSTANCE;
  }

  /** The state {@code größe}. */
  static Größe größe() {
    return Größe.INSTANCE;
  }

  /** The state {@code 状態}. */
  static 状態 状態() {
    return 状態.INSTANCE;
  }

  /** The state {@code a.b}. */
  static AB aB() {
    return AB.INSTANCE;
  }

  /** The phase that stands for a state. */
  static KäseMaschinePhase of(KäseMaschineState state) {
    return switch (state) {
      case HALF_OPEN -> HalfOpen.INSTANCE;
      case _2ND_TRY -> _2ndTry.INSTANCE;
      case GRÖSSE -> Größe.INSTANCE;
      case 状態 -> 状態.INSTANCE;
      case A_B -> AB.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  KäseMaschineState state();

  /** The state {@code half-open}. */
  final class HalfOpen implements KäseMaschinePhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {}

    @Override
    public KäseMaschineState state() {
      return KäseMaschineState.HALF_OPEN;
    }

    /** The event {@code agent claims task}. */
    public _2ndTry agentClaimsTask() {
      return _2ndTry.INSTANCE;
    }

    /** The event <code>un-claim / force</code>. */
    public Größe unClaimForce() {
      return Größe.INSTANCE;
    }

    @Override
    public String toString() {
      return "half-open";
    }
  }

  /** The state {@code 2nd try}. */
  final class _2ndTry implements KäseMaschinePhase {
    private static final _2ndTry INSTANCE = new _2ndTry();

    private _2ndTry() {}

    @Override
    public KäseMaschineState state() {
      return KäseMaschineState._2ND_TRY;
    }

    /** The event {@code 3 strikes}. */
    public Größe _3Strikes() {
      return Größe.INSTANCE;
    }

    /** The event {@code HTTPServerDown}. */
    public 状態 httpServerDown() {
      return 状態.INSTANCE;
    }

    @Override
    public String toString() {
      return "2nd try";
    }
  }

  /** The state {@code größe}. */
  final class Größe implements KäseMaschinePhase {
    private static final Größe INSTANCE = new Größe();

    private Größe() {}

    @Override
    public KäseMaschineState state() {
      return KäseMaschineState.GRÖSSE;
    }

    /** The event {@code done!}. */
    public 状態 done() {
      return 状態.INSTANCE;
    }

    /** The event {@code Éclair}. */
    public HalfOpen éclair() {
      return HalfOpen.INSTANCE;
    }

    @Override
    public String toString() {
      return "größe";
    }
  }

  /** The state {@code 状態}. */
  final class 状態 implements KäseMaschinePhase {
    private static final 状態 INSTANCE = new 状態();

    private 状態() {}

    @Override
    public KäseMaschineState state() {
      return KäseMaschineState.状態;
    }

    /** The event {@code 完了}. */
    public AB 完了() {
      return AB.INSTANCE;
    }

    /** The event {@code ἀρχή}. */
    public Größe ἀρχή() {
      return Größe.INSTANCE;
    }

    @Override
    public String toString() {
      return "状態";
    }
  }

  /** The state {@code a.b}. */
  final class AB implements KäseMaschinePhase {
    private static final AB INSTANCE = new AB();

    private AB() {}

    @Override
    public KäseMaschineState state() {
      return KäseMaschineState.A_B;
    }

    /** The event {@code toHalfOpen}. */
    public HalfOpen toHalfOpen() {
      return HalfOpen.INSTANCE;
    }

    /** The event {@code to_2ndTry}. */
    public _2ndTry to2ndTry() {
      return _2ndTry.INSTANCE;
    }

    @Override
    public String toString() {
      return "a.b";
    }
  }
}
