package owntypes;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Plain} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface PlainPhase {
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
    return switch (state) {
      case NEXT -> Next.INSTANCE;
      case STATES -> States.INSTANCE;
      case EVENTS -> Events.INSTANCE;
      case STEPS -> Steps.INSTANCE;
      case TARGETS -> Targets.INSTANCE;
      case INSTANCE -> Instance.INSTANCE;
      case ILLEGAL -> Illegal.INSTANCE;
      case REFUSED -> Refused.INSTANCE;
      case INITIAL -> Initial.INSTANCE;
      case FINAL -> Final.INSTANCE;
      case RULES -> Rules.INSTANCE;
      case MOVES -> Moves.INSTANCE;
      case OUTCOMES -> Outcomes.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  PlainState state();

  /** The state {@code NEXT}. */
  final class Next implements PlainPhase {
    private static final Next INSTANCE = new Next();

    private Next() {}

    @Override
    public PlainState state() {
      return PlainState.NEXT;
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

    @Override
    public String toString() {
      return "NEXT";
    }
  }

  /** The state {@code STATES}. */
  final class States implements PlainPhase {
    private static final States INSTANCE = new States();

    private States() {}

    @Override
    public PlainState state() {
      return PlainState.STATES;
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

    @Override
    public String toString() {
      return "STATES";
    }
  }

  /** The state {@code EVENTS}. */
  final class Events implements PlainPhase {
    private static final Events INSTANCE = new Events();

    private Events() {}

    @Override
    public PlainState state() {
      return PlainState.EVENTS;
    }

    /** The event {@code toInstance}. */
    public Instance toInstance() {
      return Instance.INSTANCE;
    }

    /** The event {@code toFinal}. */
    public Final toFinal() {
      return Final.INSTANCE;
    }

    @Override
    public String toString() {
      return "EVENTS";
    }
  }

  /** The state {@code STEPS}. */
  final class Steps implements PlainPhase {
    private static final Steps INSTANCE = new Steps();

    private Steps() {}

    @Override
    public PlainState state() {
      return PlainState.STEPS;
    }

    /** The event {@code toInitial}. */
    public Initial toInitial() {
      return Initial.INSTANCE;
    }

    /** The event {@code toRules}. */
    public Rules toRules() {
      return Rules.INSTANCE;
    }

    @Override
    public String toString() {
      return "STEPS";
    }
  }

  /** The state {@code TARGETS}. */
  final class Targets implements PlainPhase {
    private static final Targets INSTANCE = new Targets();

    private Targets() {}

    @Override
    public PlainState state() {
      return PlainState.TARGETS;
    }

    /** The event {@code toMoves}. */
    public Moves toMoves() {
      return Moves.INSTANCE;
    }

    /** The event {@code toOutcomes}. */
    public Outcomes toOutcomes() {
      return Outcomes.INSTANCE;
    }

    @Override
    public String toString() {
      return "TARGETS";
    }
  }

  /** The state {@code INSTANCE}. */
  final class Instance implements PlainPhase {
    private static final Instance INSTANCE = new Instance();

    private Instance() {}

    @Override
    public PlainState state() {
      return PlainState.INSTANCE;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "INSTANCE";
    }
  }

  /** The state {@code ILLEGAL}. */
  final class Illegal implements PlainPhase {
    private static final Illegal INSTANCE = new Illegal();

    private Illegal() {}

    @Override
    public PlainState state() {
      return PlainState.ILLEGAL;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "ILLEGAL";
    }
  }

  /** The state {@code REFUSED}. */
  final class Refused implements PlainPhase {
    private static final Refused INSTANCE = new Refused();

    private Refused() {}

    @Override
    public PlainState state() {
      return PlainState.REFUSED;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "REFUSED";
    }
  }

  /** The state {@code INITIAL}. */
  final class Initial implements PlainPhase {
    private static final Initial INSTANCE = new Initial();

    private Initial() {}

    @Override
    public PlainState state() {
      return PlainState.INITIAL;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "INITIAL";
    }
  }

  /** The state {@code FINAL}. */
  final class Final implements PlainPhase {
    private static final Final INSTANCE = new Final();

    private Final() {}

    @Override
    public PlainState state() {
      return PlainState.FINAL;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "FINAL";
    }
  }

  /** The state {@code RULES}. */
  final class Rules implements PlainPhase {
    private static final Rules INSTANCE = new Rules();

    private Rules() {}

    @Override
    public PlainState state() {
      return PlainState.RULES;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "RULES";
    }
  }

  /** The state {@code MOVES}. */
  final class Moves implements PlainPhase {
    private static final Moves INSTANCE = new Moves();

    private Moves() {}

    @Override
    public PlainState state() {
      return PlainState.MOVES;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "MOVES";
    }
  }

  /** The state {@code OUTCOMES}. */
  final class Outcomes implements PlainPhase {
    private static final Outcomes INSTANCE = new Outcomes();

    private Outcomes() {}

    @Override
    public PlainState state() {
      return PlainState.OUTCOMES;
    }

    /** The event {@code toNext}. */
    public Next toNext() {
      return Next.INSTANCE;
    }

    @Override
    public String toString() {
      return "OUTCOMES";
    }
  }
}
