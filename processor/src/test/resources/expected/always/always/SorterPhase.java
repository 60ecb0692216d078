package always;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Sorter} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface SorterPhase {
  /** The state {@code WAITING}. */
  static Waiting waiting() {
    return Waiting.INSTANCE;
  }

  /** The state {@code CHECKING}. */
  static Checking checking() {
    return Checking.INSTANCE;
  }

  /** The state {@code LABELLED}. */
  static Labelled labelled() {
    return Labelled.INSTANCE;
  }

  /** The state {@code HEAVY}. */
  static Heavy heavy() {
    return Heavy.INSTANCE;
  }

  /** The state {@code SPINNING}. */
  static Spinning spinning() {
    return Spinning.INSTANCE;
  }

  /** The state {@code TURNING}. */
  static Turning turning() {
    return Turning.INSTANCE;
  }

  /** The state {@code SENT}. */
  static Sent sent() {
    return Sent.INSTANCE;
  }

  /** The phase that stands for a state. */
  static SorterPhase of(SorterState state) {
    return switch (state) {
      case WAITING -> Waiting.INSTANCE;
      case CHECKING -> Checking.INSTANCE;
      case LABELLED -> Labelled.INSTANCE;
      case HEAVY -> Heavy.INSTANCE;
      case SPINNING -> Spinning.INSTANCE;
      case TURNING -> Turning.INSTANCE;
      case SENT -> Sent.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  SorterState state();

  /** The state {@code WAITING}. */
  final class Waiting implements SorterPhase {
    private static final Waiting INSTANCE = new Waiting();

    private Waiting() {}

    @Override
    public SorterState state() {
      return SorterState.WAITING;
    }

    /** The event {@code take}. */
    public SorterPhase take(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.TAKE, context, logic));
    }

    /** The event {@code spin}. */
    public SorterPhase spin(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.SPIN, context, logic));
    }

    @Override
    public String toString() {
      return "WAITING";
    }
  }

  /** The state {@code CHECKING}. */
  final class Checking implements SorterPhase {
    private static final Checking INSTANCE = new Checking();

    private Checking() {}

    @Override
    public SorterState state() {
      return SorterState.CHECKING;
    }

    /** The event {@code weighed}. */
    public SorterPhase weighed(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.WEIGHED, context, logic));
    }

    /** The event {@code stamped}. */
    public SorterPhase stamped(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.STAMPED, context, logic));
    }

    /** The event {@code entered}. */
    public SorterPhase entered(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.ENTERED, context, logic));
    }

    @Override
    public String toString() {
      return "CHECKING";
    }
  }

  /** The state {@code LABELLED}. */
  final class Labelled implements SorterPhase {
    private static final Labelled INSTANCE = new Labelled();

    private Labelled() {}

    @Override
    public SorterState state() {
      return SorterState.LABELLED;
    }

    /** The event {@code stamped}. */
    public SorterPhase stamped(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.STAMPED, context, logic));
    }

    /** The event {@code entered}. */
    public SorterPhase entered(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.ENTERED, context, logic));
    }

    /** The event {@code left}. */
    public SorterPhase left(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.LEFT, context, logic));
    }

    /** The event {@code toWaiting}. */
    public Waiting toWaiting() {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "LABELLED";
    }
  }

  /** The state {@code HEAVY}. */
  final class Heavy implements SorterPhase {
    private static final Heavy INSTANCE = new Heavy();

    private Heavy() {}

    @Override
    public SorterState state() {
      return SorterState.HEAVY;
    }

    /** The event {@code left}. */
    public Waiting left() {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "HEAVY";
    }
  }

  /** The state {@code SPINNING}. */
  final class Spinning implements SorterPhase {
    private static final Spinning INSTANCE = new Spinning();

    private Spinning() {}

    @Override
    public SorterState state() {
      return SorterState.SPINNING;
    }

    /** The event {@code stop}. */
    public Waiting stop() {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "SPINNING";
    }
  }

  /** The state {@code TURNING}. */
  final class Turning implements SorterPhase {
    private static final Turning INSTANCE = new Turning();

    private Turning() {}

    @Override
    public SorterState state() {
      return SorterState.TURNING;
    }

    /** The event {@code stop}. */
    public Waiting stop() {
      return Waiting.INSTANCE;
    }

    @Override
    public String toString() {
      return "TURNING";
    }
  }

  /** The state {@code SENT}. */
  final class Sent implements SorterPhase {
    private static final Sent INSTANCE = new Sent();

    private Sent() {}

    @Override
    public SorterState state() {
      return SorterState.SENT;
    }

    @Override
    public String toString() {
      return "SENT";
    }
  }
}
