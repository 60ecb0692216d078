package generic;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Door} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface DoorPhase {
  /** The state {@code SHUT}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The state {@code OPEN}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The state {@code LOCKED}. */
  static Locked locked() {
    return Locked.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DoorPhase of(DoorState state) {
    return switch (state) {
      case SHUT -> Shut.INSTANCE;
      case OPEN -> Open.INSTANCE;
      case LOCKED -> Locked.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  DoorState state();

  /** The state {@code SHUT}. */
  final class Shut implements DoorPhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {}

    @Override
    public DoorState state() {
      return DoorState.SHUT;
    }

    /**
     * The event {@code pushHard}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Open pushHard(int force, DoorLogic logic) {
      DoorTransitions.next(DoorState.SHUT, DoorEvent.pushHard(force), logic);
      return Open.INSTANCE;
    }

    /** The event {@code openUp}. */
    public Open openUp() {
      return Open.INSTANCE;
    }

    /**
     * The event {@code lockIt}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Locked lockIt(DoorLogic logic) {
      DoorTransitions.next(DoorState.SHUT, DoorEvent.lockIt(), logic);
      return Locked.INSTANCE;
    }

    @Override
    public String toString() {
      return "SHUT";
    }
  }

  /** The state {@code OPEN}. */
  final class Open implements DoorPhase {
    private static final Open INSTANCE = new Open();

    private Open() {}

    @Override
    public DoorState state() {
      return DoorState.OPEN;
    }

    /** The event {@code closeIt}. */
    public Shut closeIt() {
      return Shut.INSTANCE;
    }

    @Override
    public String toString() {
      return "OPEN";
    }
  }

  /** The state {@code LOCKED}. */
  final class Locked implements DoorPhase {
    private static final Locked INSTANCE = new Locked();

    private Locked() {}

    @Override
    public DoorState state() {
      return DoorState.LOCKED;
    }

    /**
     * The event {@code openUp}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Open openUp(DoorLogic logic) {
      DoorTransitions.next(DoorState.LOCKED, DoorEvent.openUp(), logic);
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "LOCKED";
    }
  }
}
