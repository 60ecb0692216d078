package enumtimers;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface GatePhase {
  /** The phases of all states. */
  Phases<GateState, GatePhase> SHARED = new Phases<>(GateState.values(), Shut.INSTANCE,
      Open.INSTANCE, Busy.INSTANCE, Idle.INSTANCE);

  /** The state {@code SHUT}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The state {@code OPEN}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The state {@code BUSY}. */
  static Busy busy() {
    return Busy.INSTANCE;
  }

  /** The state {@code IDLE}. */
  static Idle idle() {
    return Idle.INSTANCE;
  }

  /** The phase that stands for a state. */
  static GatePhase of(GateState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  GateState state();

  /** The state {@code SHUT}. */
  final class Shut extends Phase<GateState> implements GatePhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {
      super(GateState.SHUT);
    }

    /** The event {@code GO}. */
    public Open go() {
      return Open.INSTANCE;
    }
  }

  /** The state {@code OPEN}. */
  final class Open extends Phase<GateState> implements GatePhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(GateState.OPEN);
    }
  }

  /** The state {@code BUSY}. */
  final class Busy extends Phase<GateState> implements GatePhase {
    private static final Busy INSTANCE = new Busy();

    private Busy() {
      super(GateState.BUSY);
    }

    /** The event {@code GO}. */
    public GatePhase go() {
      return of(GateTransitions.next(state(), Signal.GO));
    }
  }

  /** The state {@code IDLE}. */
  final class Idle extends Phase<GateState> implements GatePhase {
    private static final Idle INSTANCE = new Idle();

    private Idle() {
      super(GateState.IDLE);
    }
  }
}
