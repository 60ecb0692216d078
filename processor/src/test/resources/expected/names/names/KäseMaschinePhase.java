package names;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code käse-Maschine} as types: each has a method for every event that is legal in
 * it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface KäseMaschinePhase {
  /** The phases of all states. */
  Phases<KäseMaschineState, KäseMaschinePhase> SHARED =
      new Phases<>(KäseMaschineState.values(), HalfOpen.INSTANCE,
      _2ndTry.INSTANCE, Größe.INSTANCE, 状態.INSTANCE, AB.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  KäseMaschineState state();

  /** The state {@code half-open}. */
  final class HalfOpen extends Phase<KäseMaschineState> implements KäseMaschinePhase {
    private static final HalfOpen INSTANCE = new HalfOpen();

    private HalfOpen() {
      super(KäseMaschineState.HALF_OPEN);
    }

    /** The event {@code agent claims task}. */
    public _2ndTry agentClaimsTask() {
      return _2ndTry.INSTANCE;
    }

    /** The event <code>un-claim / force</code>. */
    public Größe unClaimForce() {
      return Größe.INSTANCE;
    }
  }

  /** The state {@code 2nd try}. */
  final class _2ndTry extends Phase<KäseMaschineState> implements KäseMaschinePhase {
    private static final _2ndTry INSTANCE = new _2ndTry();

    private _2ndTry() {
      super(KäseMaschineState._2ND_TRY);
    }

    /** The event {@code 3 strikes}. */
    public Größe _3Strikes() {
      return Größe.INSTANCE;
    }

    /** The event {@code HTTPServerDown}. */
    public 状態 httpServerDown() {
      return 状態.INSTANCE;
    }
  }

  /** The state {@code größe}. */
  final class Größe extends Phase<KäseMaschineState> implements KäseMaschinePhase {
    private static final Größe INSTANCE = new Größe();

    private Größe() {
      super(KäseMaschineState.GRÖSSE);
    }

    /** The event {@code done!}. */
    public 状態 done() {
      return 状態.INSTANCE;
    }

    /** The event {@code Éclair}. */
    public HalfOpen éclair() {
      return HalfOpen.INSTANCE;
    }
  }

  /** The state {@code 状態}. */
  final class 状態 extends Phase<KäseMaschineState> implements KäseMaschinePhase {
    private static final 状態 INSTANCE = new 状態();

    private 状態() {
      super(KäseMaschineState.状態);
    }

    /** The event {@code 完了}. */
    public AB 完了() {
      return AB.INSTANCE;
    }

    /** The event {@code ἀρχή}. */
    public Größe ἀρχή() {
      return Größe.INSTANCE;
    }
  }

  /** The state {@code a.b}. */
  final class AB extends Phase<KäseMaschineState> implements KäseMaschinePhase {
    private static final AB INSTANCE = new AB();

    private AB() {
      super(KäseMaschineState.A_B);
    }

    /** The event {@code toHalfOpen}. */
    public HalfOpen toHalfOpen() {
      return HalfOpen.INSTANCE;
    }

    /** The event {@code to_2ndTry}. */
    public _2ndTry to2ndTry() {
      return _2ndTry.INSTANCE;
    }
  }
}
