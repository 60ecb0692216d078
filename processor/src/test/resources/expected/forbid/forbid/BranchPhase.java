package forbid;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Branch} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface BranchPhase {
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
    return switch (state) {
      case DRAFT -> Draft.INSTANCE;
      case REVIEWED -> Reviewed.INSTANCE;
      case MERGED -> Merged.INSTANCE;
      case CLOSED -> Closed.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  BranchState state();

  /** The state {@code DRAFT}. */
  final class Draft implements BranchPhase {
    private static final Draft INSTANCE = new Draft();

    private Draft() {}

    @Override
    public BranchState state() {
      return BranchState.DRAFT;
    }

    /** The event {@code toReviewed}. */
    public Reviewed toReviewed() {
      return Reviewed.INSTANCE;
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }

    @Override
    public String toString() {
      return "DRAFT";
    }
  }

  /** The state {@code REVIEWED}. */
  final class Reviewed implements BranchPhase {
    private static final Reviewed INSTANCE = new Reviewed();

    private Reviewed() {}

    @Override
    public BranchState state() {
      return BranchState.REVIEWED;
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }

    /** The event {@code toMerged}. */
    public Merged toMerged() {
      return Merged.INSTANCE;
    }

    @Override
    public String toString() {
      return "REVIEWED";
    }
  }

  /** The state {@code MERGED}. */
  final class Merged implements BranchPhase {
    private static final Merged INSTANCE = new Merged();

    private Merged() {}

    @Override
    public BranchState state() {
      return BranchState.MERGED;
    }

    /** The event {@code toClosed}. */
    public Closed toClosed() {
      return Closed.INSTANCE;
    }

    @Override
    public String toString() {
      return "MERGED";
    }
  }

  /** The state {@code CLOSED}. */
  final class Closed implements BranchPhase {
    private static final Closed INSTANCE = new Closed();

    private Closed() {}

    @Override
    public BranchState state() {
      return BranchState.CLOSED;
    }

    /** The event {@code toMerged}. */
    public Merged toMerged() {
      return Merged.INSTANCE;
    }

    @Override
    public String toString() {
      return "CLOSED";
    }
  }
}
