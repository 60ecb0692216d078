package forbid;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Branch} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface BranchPhase {
  /** The phases of all states. */
  Phases<BranchState, BranchPhase> SHARED = new Phases<>(BranchState.values(), Draft.INSTANCE,
      Reviewed.INSTANCE, Merged.INSTANCE, Closed.INSTANCE);

  /** The state {@code DRAFT}. */
  static Draft draft() {
    return Draft.INSTANCE;
  }

  /** The state {@code REVIEWED}. */
  static Reviewed reviewed() {
    return Reviewed.INSTANCE;
  }

  /** The state {@code MERGED}. */
  static Merged merged() {
    return Merged.INSTANCE;
  }

  /** The state {@code CLOSED}. */
  static Closed closed() {
    return Closed.INSTANCE;
  }

  /** The phase that stands for a state. */
  static BranchPhase of(BranchState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  BranchState state();

  /** The state {@code DRAFT}. */
  final class Draft extends Phase<BranchState> implements BranchPhase {
    private static final Draft INSTANCE = new Draft();

    private Draft() {
      super(BranchState.DRAFT);
    }

    /** The event {@code toReviewed}. */
    public Reviewed toReviewed() {
      return Reviewed.INSTANCE;
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }
  }

  /** The state {@code REVIEWED}. */
  final class Reviewed extends Phase<BranchState> implements BranchPhase {
    private static final Reviewed INSTANCE = new Reviewed();

    private Reviewed() {
      super(BranchState.REVIEWED);
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }

    /** The event {@code toMerged}. */
    public Merged toMerged() {
      return Merged.INSTANCE;
    }
  }

  /** The state {@code MERGED}. */
  final class Merged extends Phase<BranchState> implements BranchPhase {
    private static final Merged INSTANCE = new Merged();

    private Merged() {
      super(BranchState.MERGED);
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }
  }

  /** The state {@code CLOSED}. */
  final class Closed extends Phase<BranchState> implements BranchPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {
      super(BranchState.CLOSED);
    }

    /** The event {@code toMerged}. */
    public Merged toMerged() {
      return Merged.INSTANCE;
    }
  }
}
