package serializers;

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
      WideOpen.INSTANCE);

  /** The state {@code SHUT}. */
  static Shut shut() {
    return Shut.INSTANCE;
  }

  /** The state {@code WIDE_OPEN}. */
  static WideOpen wideOpen() {
    return WideOpen.INSTANCE;
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

    /** The event {@code push}. */
    public WideOpen push() {
      return WideOpen.INSTANCE;
    }
  }

  /** The state {@code WIDE_OPEN}. */
  final class WideOpen extends Phase<DoorState> implements DoorPhase {
    private static final WideOpen INSTANCE = new WideOpen();

    private WideOpen() {
      super(DoorState.WIDE_OPEN);
    }

    /** The event {@code pull}. */
    public Shut pull() {
      return Shut.INSTANCE;
    }
  }
}
