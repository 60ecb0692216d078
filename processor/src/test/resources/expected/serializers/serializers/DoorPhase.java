package serializers;

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

  /** The state {@code WIDE_OPEN}. */
  static WideOpen wideOpen() {
    return WideOpen.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DoorPhase of(DoorState state) {
    return switch (state) {
      case SHUT -> Shut.INSTANCE;
      case WIDE_OPEN -> WideOpen.INSTANCE;
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

    /** The event {@code push}. */
    public WideOpen push() {
      return WideOpen.INSTANCE;
    }

    @Override
    public String toString() {
      return "SHUT";
    }
  }

  /** The state {@code WIDE_OPEN}. */
  final class WideOpen implements DoorPhase {
    private static final WideOpen INSTANCE = new WideOpen();

    private WideOpen() {}

    @Override
    public DoorState state() {
      return DoorState.WIDE_OPEN;
    }

    /** The event {@code pull}. */
    public Shut pull() {
      return Shut.INSTANCE;
    }

    @Override
    public String toString() {
      return "WIDE_OPEN";
    }
  }
}
