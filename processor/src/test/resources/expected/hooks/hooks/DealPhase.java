package hooks;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Deal} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface DealPhase {
  /** The phases of all states. */
  Phases<DealState, DealPhase> SHARED = new Phases<>(DealState.values(), New.INSTANCE,
      Offered.INSTANCE, Closed.INSTANCE);

  /** The state {@code NEW}. */
  static New new_() {
    return New.INSTANCE;
  }

  /** The state {@code OFFERED}. */
  static Offered offered() {
    return Offered.INSTANCE;
  }

  /** The state {@code CLOSED}. */
  static Closed closed() {
    return Closed.INSTANCE;
  }

  /** The phase that stands for a state. */
  static DealPhase of(DealState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  DealState state();

  /** The state {@code NEW}. */
  final class New extends Phase<DealState> implements DealPhase {
    private static final New INSTANCE = new New();

    private New() {
      super(DealState.NEW);
    }

    /** The event {@code offer}. */
    public Offered offer() {
      return Offered.INSTANCE;
    }
  }

  /** The state {@code OFFERED}. */
  final class Offered extends Phase<DealState> implements DealPhase {
    private static final Offered INSTANCE = new Offered();

    private Offered() {
      super(DealState.OFFERED);
    }

    /**
     * The event {@code accept}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Closed accept(Integer context, DealLogic logic) {
      DealTransitions.next(DealState.OFFERED, DealEvent.ACCEPT, context, logic);
      return Closed.INSTANCE;
    }
  }

  /** The state {@code CLOSED}. */
  final class Closed extends Phase<DealState> implements DealPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {
      super(DealState.CLOSED);
    }
  }
}
