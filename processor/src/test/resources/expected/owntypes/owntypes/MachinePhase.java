package owntypes;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Machine} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface MachinePhase {
  /** The state {@code Type}. */
  static Type type() {
    return Type.INSTANCE;
  }

  /** The state {@code Event}. */
  static Event event() {
    return Event.INSTANCE;
  }

  /** The state {@code Phase}. */
  static Phase phase() {
    return Phase.INSTANCE;
  }

  /** The state {@code Cause}. */
  static Cause cause() {
    return Cause.INSTANCE;
  }

  /** The state {@code Life}. */
  static Life life() {
    return Life.INSTANCE;
  }

  /** The state {@code Driven}. */
  static Driven driven() {
    return Driven.INSTANCE;
  }

  /** The state {@code Builder}. */
  static Builder builder_() {
    return Builder.INSTANCE;
  }

  /** The state {@code Outcome}. */
  static Outcome outcome() {
    return Outcome.INSTANCE;
  }

  /** The state {@code Machine}. */
  static Machine machine() {
    return Machine.INSTANCE;
  }

  /** The state {@code STATES}. */
  static States states() {
    return States.INSTANCE;
  }

  /** The state {@code NEXT}. */
  static Next next() {
    return Next.INSTANCE;
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

  /** The state {@code INITIAL}. */
  static Initial initial() {
    return Initial.INSTANCE;
  }

  /** The state {@code FINAL}. */
  static Final final_() {
    return Final.INSTANCE;
  }

  /** The state {@code INSTANCE}. */
  static Instance instance() {
    return Instance.INSTANCE;
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
  static MachinePhase of(MachineState state) {
    return switch (state) {
      case TYPE -> Type.INSTANCE;
      case EVENT -> Event.INSTANCE;
      case PHASE -> Phase.INSTANCE;
      case CAUSE -> Cause.INSTANCE;
      case LIFE -> Life.INSTANCE;
      case DRIVEN -> Driven.INSTANCE;
      case BUILDER -> Builder.INSTANCE;
      case OUTCOME -> Outcome.INSTANCE;
      case MACHINE -> Machine.INSTANCE;
      case STATES -> States.INSTANCE;
      case NEXT -> Next.INSTANCE;
      case EVENTS -> Events.INSTANCE;
      case STEPS -> Steps.INSTANCE;
      case TARGETS -> Targets.INSTANCE;
      case INITIAL -> Initial.INSTANCE;
      case FINAL -> Final.INSTANCE;
      case INSTANCE -> Instance.INSTANCE;
      case RULES -> Rules.INSTANCE;
      case MOVES -> Moves.INSTANCE;
      case OUTCOMES -> Outcomes.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  MachineState state();

  /** The state {@code Type}. */
  final class Type implements MachinePhase {
    private static final Type INSTANCE = new Type();

    private Type() {}

    @Override
    public MachineState state() {
      return MachineState.TYPE;
    }

    /** The event {@code Event}. */
    public Event event(int machine) {
      return Event.INSTANCE;
    }

    /** The event {@code Cause}. */
    public Cause cause() {
      return Cause.INSTANCE;
    }

    @Override
    public String toString() {
      return "Type";
    }
  }

  /** The state {@code Event}. */
  final class Event implements MachinePhase {
    private static final Event INSTANCE = new Event();

    private Event() {}

    @Override
    public MachineState state() {
      return MachineState.EVENT;
    }

    /** The event {@code Type}. */
    public Type type() {
      return Type.INSTANCE;
    }

    /** The event {@code Phase}. */
    public Phase phase() {
      return Phase.INSTANCE;
    }

    @Override
    public String toString() {
      return "Event";
    }
  }

  /** The state {@code Phase}. */
  final class Phase implements MachinePhase {
    private static final Phase INSTANCE = new Phase();

    private Phase() {}

    @Override
    public MachineState state() {
      return MachineState.PHASE;
    }

    /** The event {@code Life}. */
    public Life life() {
      return Life.INSTANCE;
    }

    /** The event {@code Driven}. */
    public Driven driven() {
      return Driven.INSTANCE;
    }

    /** The event {@code Builder}. */
    public Builder builder_() {
      return Builder.INSTANCE;
    }

    @Override
    public String toString() {
      return "Phase";
    }
  }

  /** The state {@code Cause}. */
  final class Cause implements MachinePhase {
    private static final Cause INSTANCE = new Cause();

    private Cause() {}

    @Override
    public MachineState state() {
      return MachineState.CAUSE;
    }

    /** The event {@code Outcome}. */
    public Outcome outcome() {
      return Outcome.INSTANCE;
    }

    /** The event {@code Machine}. */
    public Machine machine() {
      return Machine.INSTANCE;
    }

    @Override
    public String toString() {
      return "Cause";
    }
  }

  /** The state {@code Life}. */
  final class Life implements MachinePhase {
    private static final Life INSTANCE = new Life();

    private Life() {}

    @Override
    public MachineState state() {
      return MachineState.LIFE;
    }

    /** The event {@code Engine}. */
    public Type engine() {
      return Type.INSTANCE;
    }

    /**
     * The event {@code Rules}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Type rules(MachineLogic logic) {
      MachineTransitions.next(MachineState.LIFE, MachineEvent.rules(), logic);
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "Life";
    }
  }

  /** The state {@code Driven}. */
  final class Driven implements MachinePhase {
    private static final Driven INSTANCE = new Driven();

    private Driven() {}

    @Override
    public MachineState state() {
      return MachineState.DRIVEN;
    }

    /** The event {@code Facts}. */
    public Type facts() {
      return Type.INSTANCE;
    }

    /** The event {@code States}. */
    public Type states() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "Driven";
    }
  }

  /** The state {@code Builder}. */
  final class Builder implements MachinePhase {
    private static final Builder INSTANCE = new Builder();

    private Builder() {}

    @Override
    public MachineState state() {
      return MachineState.BUILDER;
    }

    /** The event {@code Next}. */
    public MachinePhase next(MachineLogic logic) {
      return of( MachineTransitions.next(MachineState.BUILDER, MachineEvent.next(), logic));
    }

    /** The event {@code Instance}. */
    public Type instance() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "Builder";
    }
  }

  /** The state {@code Outcome}. */
  final class Outcome implements MachinePhase {
    private static final Outcome INSTANCE = new Outcome();

    private Outcome() {}

    @Override
    public MachineState state() {
      return MachineState.OUTCOME;
    }

    /** The event {@code toStates}. */
    public States toStates() {
      return States.INSTANCE;
    }

    /** The event {@code toEvents}. */
    public Events toEvents() {
      return Events.INSTANCE;
    }

    /** The event {@code toSteps}. */
    public Steps toSteps() {
      return Steps.INSTANCE;
    }

    /** The event {@code toTargets}. */
    public Targets toTargets() {
      return Targets.INSTANCE;
    }

    /** The event {@code toInitial}. */
    public Initial toInitial() {
      return Initial.INSTANCE;
    }

    /** The event {@code toFinal}. */
    public Final toFinal() {
      return Final.INSTANCE;
    }

    /** The event {@code toInstance}. */
    public Instance toInstance() {
      return Instance.INSTANCE;
    }

    /** The event {@code toRules}. */
    public Rules toRules() {
      return Rules.INSTANCE;
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
      return "Outcome";
    }
  }

  /** The state {@code Machine}. */
  final class Machine implements MachinePhase {
    private static final Machine INSTANCE = new Machine();

    private Machine() {}

    @Override
    public MachineState state() {
      return MachineState.MACHINE;
    }

    /** The event {@code build}. */
    public Outcome build() {
      return Outcome.INSTANCE;
    }

    @Override
    public String toString() {
      return "Machine";
    }
  }

  /** The state {@code STATES}. */
  final class States implements MachinePhase {
    private static final States INSTANCE = new States();

    private States() {}

    @Override
    public MachineState state() {
      return MachineState.STATES;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "STATES";
    }
  }

  /** The state {@code NEXT}. */
  final class Next implements MachinePhase {
    private static final Next INSTANCE = new Next();

    private Next() {}

    @Override
    public MachineState state() {
      return MachineState.NEXT;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "NEXT";
    }
  }

  /** The state {@code EVENTS}. */
  final class Events implements MachinePhase {
    private static final Events INSTANCE = new Events();

    private Events() {}

    @Override
    public MachineState state() {
      return MachineState.EVENTS;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "EVENTS";
    }
  }

  /** The state {@code STEPS}. */
  final class Steps implements MachinePhase {
    private static final Steps INSTANCE = new Steps();

    private Steps() {}

    @Override
    public MachineState state() {
      return MachineState.STEPS;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "STEPS";
    }
  }

  /** The state {@code TARGETS}. */
  final class Targets implements MachinePhase {
    private static final Targets INSTANCE = new Targets();

    private Targets() {}

    @Override
    public MachineState state() {
      return MachineState.TARGETS;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "TARGETS";
    }
  }

  /** The state {@code INITIAL}. */
  final class Initial implements MachinePhase {
    private static final Initial INSTANCE = new Initial();

    private Initial() {}

    @Override
    public MachineState state() {
      return MachineState.INITIAL;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "INITIAL";
    }
  }

  /** The state {@code FINAL}. */
  final class Final implements MachinePhase {
    private static final Final INSTANCE = new Final();

    private Final() {}

    @Override
    public MachineState state() {
      return MachineState.FINAL;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "FINAL";
    }
  }

  /** The state {@code INSTANCE}. */
  final class Instance implements MachinePhase {
    private static final Instance INSTANCE = new Instance();

    private Instance() {}

    @Override
    public MachineState state() {
      return MachineState.INSTANCE;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "INSTANCE";
    }
  }

  /** The state {@code RULES}. */
  final class Rules implements MachinePhase {
    private static final Rules INSTANCE = new Rules();

    private Rules() {}

    @Override
    public MachineState state() {
      return MachineState.RULES;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "RULES";
    }
  }

  /** The state {@code MOVES}. */
  final class Moves implements MachinePhase {
    private static final Moves INSTANCE = new Moves();

    private Moves() {}

    @Override
    public MachineState state() {
      return MachineState.MOVES;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "MOVES";
    }
  }

  /** The state {@code OUTCOMES}. */
  final class Outcomes implements MachinePhase {
    private static final Outcomes INSTANCE = new Outcomes();

    private Outcomes() {}

    @Override
    public MachineState state() {
      return MachineState.OUTCOMES;
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }

    @Override
    public String toString() {
      return "OUTCOMES";
    }
  }
}
