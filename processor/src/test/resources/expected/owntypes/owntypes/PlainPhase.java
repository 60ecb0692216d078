package owntypes;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Plain} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface PlainPhase {
  /** The phases of all states. */
  Phases<PlainState, PlainPhase> SHARED = new Phases<>(PlainState.values(), Next.INSTANCE,
      States.INSTANCE, Events.INSTANCE, Steps.INSTANCE, Targets.INSTANCE, Instance.INSTANCE,
      Illegal.INSTANCE, Refused.INSTANCE, Initial.INSTANCE, Final.INSTANCE, Rules.INSTANCE,
      Moves.INSTANCE, Outcomes.INSTANCE);

  /** The state {@code NEXT}. */
  static Next next() {
    return Next.INSTANCE;
  }

  /** The state {@code STATES}. */
  static States states() {
    return States.INSTANCE;
  }

  /** The state {@code EVENTS}. */
  static Events events_() {
    return Events.INSTANCE;
  }

  /** The state {@code STEPS}. */
  static Steps steps() {
    return Steps.INSTANCE;
  }

  /** The state {@code TARGETS}. */
  static Targets targets_() {
    return Targets.INSTANCE;
  }

  /** The state {@code INSTANCE}. */
  static Instance instance() {
    return Instance.INSTANCE;
  }

  /** The state {@code ILLEGAL}. */
  static Illegal illegal() {
    return Illegal.INSTANCE;
  }

  /** The state {@code REFUSED}. */
  static Refused refused() {
    return Refused.INSTANCE;
  }

  /** The state {@code INITIAL}. */
  static Initial initial() {
    return Initial.INSTANCE;
  }

  /** The state {@code FINAL}. */
  static Final final_() {
    return Final.INSTANCE;
  }

  /** The state {@code RULES}. */
  static Rules rules() {
    return Rules.INSTANCE;
  }

  /** The state {@code MOVES}. */
  static Moves moves() {
    return Moves.INSTANCE;
  }

  /** The state {@code OUTCOMES}. */
  static Outcomes outcomes() {
    return Outcomes.INSTANCE;
  }

  /** The phase that stands for a state. */
  static PlainPhase of(PlainState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  PlainState state();

  /** The state {@code NEXT}. */
  final class Next extends Phase<PlainState> implements PlainPhase {
    private static final Next INSTANCE = new Next();

    private Next() {
      super(PlainState.NEXT);
    }

    /** The event {@code toStates}. */
    public States toStates() {
      return States.INSTANCE;
    }

    /** The event {@code toEvents}. */
    public Events toEvents() {
      return Events.INSTANCE;
    }

    /** The event {@code toIllegal}. */
    public Illegal toIllegal() {
      return Illegal.INSTANCE;
    }
  }

  /** The state {@code STATES}. */
  final class States extends Phase<PlainState> implements PlainPhase {
    private static final States INSTANCE = new States();

    private States() {
      super(PlainState.STATES);
    }

    /** The event {@code toSteps}. */
    public Steps toSteps() {
      return Steps.INSTANCE;
    }

    /** The event {@code toTargets}. */
    public Targets toTargets() {
      return Targets.INSTANCE;
    }

    /** The event {@code toRefused}. */
    public Refused toRefused() {
      return Refused.INSTANCE;
    }
  }

  /** The state {@code EVENTS}. */
  final class Events extends Phase<PlainState> implements PlainPhase {
    private static final Events INSTANCE = new Events();

    private Events() {
      super(PlainState.EVENTS);
    }

    /** The event {@code toInstance}. */
    public Instance toInstance() {
      return Instance.INSTANCE;
    }

    /** The event {@code toFinal}. */
    public Final toFinal() {
      return Final.INSTANCE;
    }
  }

  /** The state {@code STEPS}. */
  final class Steps extends Phase<PlainState> implements PlainPhase {
    private static final Steps INSTANCE = new Steps();

    private Steps() {
      super(PlainState.STEPS);
    }

    /** The event {@code toInitial}. */
    public Initial toInitial() {
      return Initial.INSTANCE;
    }

    /** The event {@code toRules}. */
    public Rules toRules() {
      return Rules.INSTANCE;
    }
  }

  /** The state {@code TARGETS}. */
  final class Targets extends Phase<PlainState> implements PlainPhase {
    private static final Targets INSTANCE = new Targets();

    private Targets() {
      super(PlainState.TARGETS);
    }

    /** The event {@code toMoves}. */
    public Moves toMoves() {
      return Moves.INSTANCE;
    }

    /** The event {@code toOutcomes}. */
    public Outcomes toOutcomes() {
      return Outcomes.INSTANCE;
    }
  }

  /** The state {@code INSTANCE}. */
  final class Instance extends Phase<PlainState> implements PlainPhase {
    private static final Instance INSTANCE = new Instance();

    private Instance() {
      super(PlainState.INSTANCE);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code ILLEGAL}. */
  final class Illegal extends Phase<PlainState> implements PlainPhase {
    private static final Illegal INSTANCE = new Illegal();

    private Illegal() {
      super(PlainState.ILLEGAL);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code REFUSED}. */
  final class Refused extends Phase<PlainState> implements PlainPhase {
    private static final Refused INSTANCE = new Refused();

    private Refused() {
      super(PlainState.REFUSED);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code INITIAL}. */
  final class Initial extends Phase<PlainState> implements PlainPhase {
    private static final Initial INSTANCE = new Initial();

    private Initial() {
      super(PlainState.INITIAL);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code FINAL}. */
  final class Final extends Phase<PlainState> implements PlainPhase {
    private static final Final INSTANCE = new Final();

    private Final() {
      super(PlainState.FINAL);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code RULES}. */
  final class Rules extends Phase<PlainState> implements PlainPhase {
    private static final Rules INSTANCE = new Rules();

    private Rules() {
      super(PlainState.RULES);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code MOVES}. */
  final class Moves extends Phase<PlainState> implements PlainPhase {
    private static final Moves INSTANCE = new Moves();

    private Moves() {
      super(PlainState.MOVES);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }

  /** The state {@code OUTCOMES}. */
  final class Outcomes extends Phase<PlainState> implements PlainPhase {
    private static final Outcomes INSTANCE = new Outcomes();

    private Outcomes() {
      super(PlainState.OUTCOMES);
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }
  }
}
