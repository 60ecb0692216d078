package root;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Door} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface DoorPhase {
  /** The phases of all states. */
  Phases<DoorState, DoorPhase> SHARED = new Phases<>(DoorState.values(), Open.INSTANCE,
      Closed.INSTANCE, Locked.INSTANCE, Broken.INSTANCE);

  /** The state {@code open}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** The state {@code closed}. */
  static Closed closed() {
    return Closed.INSTANCE;
  }

  /** The state {@code locked}. */
  static Locked locked() {
    return Locked.INSTANCE;
  }

  /** The state {@code broken}. */
  static Broken broken() {
    return Broken.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DoorPhase of(DoorState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  DoorState state();

  /** The state {@code open}. */
  final class Open extends Phase<DoorState> implements DoorPhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(DoorState.OPEN);
    }

    /** The event {@code close}. */
    public Closed close() {
      return Closed.INSTANCE;
    }

    /** The event {@code reset}. */
    public Closed reset() {
      return Closed.INSTANCE;
    }

    /** The event {@code breakDown}. */
    public Broken breakDown() {
      return Broken.INSTANCE;
    }

    /** The event {@code toBroken}. */
    public Broken toBroken() {
      return Broken.INSTANCE;
    }
  }

  /** The state {@code closed}. */
  final class Closed extends Phase<DoorState> implements DoorPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {
      super(DoorState.CLOSED);
    }

    /** The event {@code open}. */
    public Open open() {
      return Open.INSTANCE;
    }

    /** The event {@code lock}. */
    public Locked lock() {
      return Locked.INSTANCE;
    }

    /** The event {@code slam}. */
    public Closed slam() {
      return Closed.INSTANCE;
    }

    /** The event {@code reset}. */
    public Closed reset() {
      return Closed.INSTANCE;
    }

    /** The event {@code breakDown}. */
    public Broken breakDown() {
      return Broken.INSTANCE;
    }

    /** The event {@code toBroken}. */
    public Broken toBroken() {
      return Broken.INSTANCE;
    }
  }

  /** The state {@code locked}. */
  final class Locked extends Phase<DoorState> implements DoorPhase {
    private static final Locked INSTANCE = new Locked();

    private Locked() {
      super(DoorState.LOCKED);
    }

    /** The event {@code unlock}. */
    public Closed unlock() {
      return Closed.INSTANCE;
    }

    /** The event {@code reset}. */
    public DoorPhase reset(DoorLogic logic) {
      return of( DoorTransitions.next(DoorState.LOCKED, DoorEvent.RESET, logic));
    }

    /** The event {@code breakDown}. */
    public Broken breakDown() {
      return Broken.INSTANCE;
    }

    /** The event {@code toBroken}. */
    public Broken toBroken() {
      return Broken.INSTANCE;
    }
  }

  /** The state {@code broken}. */
  final class Broken extends Phase<DoorState> implements DoorPhase {
    private static final Broken INSTANCE = new Broken();

    private Broken() {
      super(DoorState.BROKEN);
    }
  }
}
