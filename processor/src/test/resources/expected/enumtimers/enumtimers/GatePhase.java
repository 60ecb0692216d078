package enumtimers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface GatePhase {
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
    return switch (state) {
      case SHUT -> Shut.INSTANCE;
      case OPEN -> Open.INSTANCE;
      case BUSY -> Busy.INSTANCE;
      case IDLE -> Idle.INSTANCE;
      case WORK ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }

  /** The state that this phase stands for. */
  GateState state();

  /** The state {@code SHUT}. */
  final class Shut implements GatePhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {}

    @Override
    public GateState state() {
      return GateState.SHUT;
    }

    /** The event {@code GO}. */
    public Open go() {
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "SHUT";
    }
  }

  /** The state {@code OPEN}. */
  final class Open implements GatePhase {
    private static final Open INSTANCE = new Open();

    private Open() {}

    @Override
    public GateState state() {
      return GateState.OPEN;
    }

    @Override
    public String toString() {
      return "OPEN";
    }
  }

  /** The state {@code BUSY}. */
  final class Busy implements GatePhase {
    private static final Busy INSTANCE = new Busy();

    private Busy() {}

    @Override
    public GateState state() {
      return GateState.BUSY;
    }

    /** The event {@code GO}. */
    public GatePhase go() {
      return of(GateTransitions.next(state(), Signal.GO));
    }

    @Override
    public String toString() {
      return "BUSY";
    }
  }

  /** The state {@code IDLE}. */
  final class Idle implements GatePhase {
    private static final Idle INSTANCE = new Idle();

    private Idle() {}

    @Override
    public GateState state() {
      return GateState.IDLE;
    }

    @Override
    public String toString() {
      return "IDLE";
    }
  }
}
