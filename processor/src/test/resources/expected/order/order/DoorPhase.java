package order;

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
  Phases<DoorState, DoorPhase> SHARED = new Phases<>(DoorState.values(), Shut.INSTANCE,
      Ajar.INSTANCE, Wide.INSTANCE);

  /** The state {@code SHUT}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The state {@code AJAR}. */
  static Ajar ajar() {
    return Ajar.INSTANCE;
  }

  /** The state {@code WIDE}. */
  static Wide wide() {
    return Wide.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DoorPhase of(DoorState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  DoorState state();

  /** The state {@code SHUT}. */
  final class Shut extends Phase<DoorState> implements DoorPhase {
    private static final Shut INSTANCE = new Shut();

    private Shut() {
      super(DoorState.SHUT);
    }

    /** The event {@code open}. */
    public Wide open() {
      return Wide.INSTANCE;
    }

    /** The event {@code reset}. */
    public Shut reset() {
      return Shut.INSTANCE;
    }
  }

  /** The state {@code AJAR}. */
  final class Ajar extends Phase<DoorState> implements DoorPhase {
    private static final Ajar INSTANCE = new Ajar();

    private Ajar() {
      super(DoorState.AJAR);
    }

    /** The event {@code stay}. */
    public Ajar stay() {
      return Ajar.INSTANCE;
    }

    /** The event {@code swing}. */
    public Wide swing() {
      return Wide.INSTANCE;
    }

    /** The event {@code slam}. */
    public Wide slam() {
      return Wide.INSTANCE;
    }

    /** The event {@code self}. */
    public Ajar self() {
      return Ajar.INSTANCE;
    }

    /** The event {@code reset}. */
    public Shut reset() {
      return Shut.INSTANCE;
    }
  }

  /** The state {@code WIDE}. */
  final class Wide extends Phase<DoorState> implements DoorPhase {
    private static final Wide INSTANCE = new Wide();

    private Wide() {
      super(DoorState.WIDE);
    }

    /** The event {@code stay}. */
    public Wide stay() {
      return Wide.INSTANCE;
    }

    /** The event {@code swing}. */
    public Wide swing() {
      return Wide.INSTANCE;
    }

    /** The event {@code slam}. */
    public Wide slam() {
      return Wide.INSTANCE;
    }

    /** The event {@code self}. */
    public Ajar self() {
      return Ajar.INSTANCE;
    }

    /** The event {@code reset}. */
    public Shut reset() {
      return Shut.INSTANCE;
    }
  }
}
