package spellings;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Waiter} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface WaiterPhase {
  /** The phases of all states. */
  Phases<WaiterState, WaiterPhase> SHARED = new Phases<>(WaiterState.values(), Calm.INSTANCE,
      Busy.INSTANCE, Over.INSTANCE);

  /** The state {@code CALM}. */
  static Calm calm() {
    return Calm.INSTANCE;
  }

  /** The state {@code BUSY}. */
  static Busy busy() {
    return Busy.INSTANCE;
  }

  /** The state {@code OVER}. */
  static Over over() {
    return Over.INSTANCE;
  }

  /** The phase that stands for a state. */
  static WaiterPhase of(WaiterState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  WaiterState state();

  /** The state {@code CALM}. */
  final class Calm extends Phase<WaiterState> implements WaiterPhase {
    private static final Calm INSTANCE = new Calm();

    private Calm() {
      super(WaiterState.CALM);
    }

    /** The event {@code skip}. */
    public WaiterPhase skip(Integer context, WaiterLogic logic) {
      return of(WaiterTransitions.next(state(), WaiterEvent.SKIP, context, logic));
    }
  }

  /** The state {@code BUSY}. */
  final class Busy extends Phase<WaiterState> implements WaiterPhase {
    private static final Busy INSTANCE = new Busy();

    private Busy() {
      super(WaiterState.BUSY);
    }
  }

  /** The state {@code OVER}. */
  final class Over extends Phase<WaiterState> implements WaiterPhase {
    private static final Over INSTANCE = new Over();

    private Over() {
      super(WaiterState.OVER);
    }
  }
}
