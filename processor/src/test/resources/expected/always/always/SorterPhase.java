package always;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Sorter} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface SorterPhase {
  /** The phases of all states. */
  Phases<SorterState, SorterPhase> SHARED = new Phases<>(SorterState.values(), Waiting.INSTANCE,
      Checking.INSTANCE, Labelled.INSTANCE, Heavy.INSTANCE, Spinning.INSTANCE, Turning.INSTANCE,
      Sent.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  SorterState state();

  /** The state {@code WAITING}. */
  final class Waiting extends Phase<SorterState> implements SorterPhase {
    private static final Waiting INSTANCE = new Waiting();

    private Waiting() {
      super(SorterState.WAITING);
    }

    /** The event {@code take}. */
    public SorterPhase take(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.TAKE, context, logic));
    }

    /** The event {@code spin}. */
    public SorterPhase spin(Parcel context, SorterLogic logic) {
      return of(SorterTransitions.next(state(), SorterEvent.SPIN, context, logic));
    }
  }

  /** The state {@code CHECKING}. */
  final class Checking extends Phase<SorterState> implements SorterPhase {
    private static final Checking INSTANCE = new Checking();

    private Checking() {
      super(SorterState.CHECKING);
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
  }

  /** The state {@code LABELLED}. */
  final class Labelled extends Phase<SorterState> implements SorterPhase {
    private static final Labelled INSTANCE = new Labelled();

    private Labelled() {
      super(SorterState.LABELLED);
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
  }

  /** The state {@code HEAVY}. */
  final class Heavy extends Phase<SorterState> implements SorterPhase {
    private static final Heavy INSTANCE = new Heavy();

    private Heavy() {
      super(SorterState.HEAVY);
    }

    /** The event {@code left}. */
    public Waiting left() {
      return Waiting.INSTANCE;
    }
  }

  /** The state {@code SPINNING}. */
  final class Spinning extends Phase<SorterState> implements SorterPhase {
    private static final Spinning INSTANCE = new Spinning();

    private Spinning() {
      super(SorterState.SPINNING);
    }

    /** The event {@code stop}. */
    public Waiting stop() {
      return Waiting.INSTANCE;
    }
  }

  /** The state {@code TURNING}. */
  final class Turning extends Phase<SorterState> implements SorterPhase {
    private static final Turning INSTANCE = new Turning();

    private Turning() {
      super(SorterState.TURNING);
    }

    /** The event {@code stop}. */
    public Waiting stop() {
      return Waiting.INSTANCE;
    }
  }

  /** The state {@code SENT}. */
  final class Sent extends Phase<SorterState> implements SorterPhase {
    private static final Sent INSTANCE = new Sent();

    private Sent() {
      super(SorterState.SENT);
    }
  }
}
