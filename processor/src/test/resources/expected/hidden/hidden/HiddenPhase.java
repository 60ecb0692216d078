package hidden;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Hidden} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
sealed interface HiddenPhase {
  /** The phases of all states. */
  Phases<Package.Inner.States, HiddenPhase> SHARED =
      new Phases<>(Package.Inner.States.values(), Empty.INSTANCE,
      Full.INSTANCE);

  /** The state {@code EMPTY}. */
  static Empty empty() {
    return Empty.INSTANCE;
  }

  /** The state {@code FULL}. */
  static Full full() {
    return Full.INSTANCE;
  }

  /** The phase that stands for a state. */
  static HiddenPhase of(Package.Inner.States state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  Package.Inner.States state();

  /** The state {@code EMPTY}. */
  final class Empty extends Phase<Package.Inner.States> implements HiddenPhase {
    private static final Empty INSTANCE = new Empty();

    private Empty() {
      super(Package.Inner.States.EMPTY);
    }

    /**
     * The event {@code add}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Full add(Package.Inner.Amount context, HiddenLogic logic) {
      HiddenTransitions.next(Package.Inner.States.EMPTY, HiddenEvent.ADD, context, logic);
      return Full.INSTANCE;
    }
  }

  /** The state {@code FULL}. */
  final class Full extends Phase<Package.Inner.States> implements HiddenPhase {
    private static final Full INSTANCE = new Full();

    private Full() {
      super(Package.Inner.States.FULL);
    }

    /** The event {@code take}. */
    public Empty take() {
      return Empty.INSTANCE;
    }
  }
}
