package owntypes;

import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Machine} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface MachinePhase {
  /** The phases of all states. */
  Phases<MachineState, MachinePhase> SHARED = new Phases<>(MachineState.values(), Type.INSTANCE,
      Event.INSTANCE, Phase.INSTANCE, Cause.INSTANCE, Life.INSTANCE, Driven.INSTANCE,
      Builder.INSTANCE, Outcome.INSTANCE, Machine.INSTANCE, States.INSTANCE, Next.INSTANCE,
      Events.INSTANCE, Steps.INSTANCE, Targets.INSTANCE, Initial.INSTANCE, Final.INSTANCE,
      Instance.INSTANCE, Rules.INSTANCE, Moves.INSTANCE, Outcomes.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  MachineState state();

  /** The state {@code Type}. */
  final class Type extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Type INSTANCE = new Type();

    private Type() {
      super(MachineState.TYPE);
    }

    /** The event {@code Event}. */
    public Event event(int machine) {
      return Event.INSTANCE;
    }

    /** The event {@code Cause}. */
    public Cause cause() {
      return Cause.INSTANCE;
    }
  }

  /** The state {@code Event}. */
  final class Event extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Event INSTANCE = new Event();

    private Event() {
      super(MachineState.EVENT);
    }

    /** The event {@code Type}. */
    public Type type() {
      return Type.INSTANCE;
    }

    /** The event {@code Phase}. */
    public Phase phase() {
      return Phase.INSTANCE;
    }
  }

  /** The state {@code Phase}. */
  final class Phase extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Phase INSTANCE = new Phase();

    private Phase() {
      super(MachineState.PHASE);
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
  }

  /** The state {@code Cause}. */
  final class Cause extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Cause INSTANCE = new Cause();

    private Cause() {
      super(MachineState.CAUSE);
    }

    /** The event {@code Outcome}. */
    public Outcome outcome() {
      return Outcome.INSTANCE;
    }

    /** The event {@code Machine}. */
    public Machine machine() {
      return Machine.INSTANCE;
    }
  }

  /** The state {@code Life}. */
  final class Life extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Life INSTANCE = new Life();

    private Life() {
      super(MachineState.LIFE);
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
  }

  /** The state {@code Driven}. */
  final class Driven extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Driven INSTANCE = new Driven();

    private Driven() {
      super(MachineState.DRIVEN);
    }

    /** The event {@code Facts}. */
    public Type facts() {
      return Type.INSTANCE;
    }

    /** The event {@code States}. */
    public Type states() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code Builder}. */
  final class Builder extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Builder INSTANCE = new Builder();

    private Builder() {
      super(MachineState.BUILDER);
    }

    /** The event {@code Next}. */
    public MachinePhase next(MachineLogic logic) {
      return of( MachineTransitions.next(MachineState.BUILDER, MachineEvent.next(), logic));
    }

    /** The event {@code Instance}. */
    public Type instance() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code Outcome}. */
  final class Outcome extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Outcome INSTANCE = new Outcome();

    private Outcome() {
      super(MachineState.OUTCOME);
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
  }

  /** The state {@code Machine}. */
  final class Machine extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Machine INSTANCE = new Machine();

    private Machine() {
      super(MachineState.MACHINE);
    }

    /** The event {@code build}. */
    public Outcome build() {
      return Outcome.INSTANCE;
    }
  }

  /** The state {@code STATES}. */
  final class States extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final States INSTANCE = new States();

    private States() {
      super(MachineState.STATES);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code NEXT}. */
  final class Next extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Next INSTANCE = new Next();

    private Next() {
      super(MachineState.NEXT);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code EVENTS}. */
  final class Events extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Events INSTANCE = new Events();

    private Events() {
      super(MachineState.EVENTS);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code STEPS}. */
  final class Steps extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Steps INSTANCE = new Steps();

    private Steps() {
      super(MachineState.STEPS);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code TARGETS}. */
  final class Targets extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Targets INSTANCE = new Targets();

    private Targets() {
      super(MachineState.TARGETS);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code INITIAL}. */
  final class Initial extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Initial INSTANCE = new Initial();

    private Initial() {
      super(MachineState.INITIAL);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code FINAL}. */
  final class Final extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Final INSTANCE = new Final();

    private Final() {
      super(MachineState.FINAL);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code INSTANCE}. */
  final class Instance extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Instance INSTANCE = new Instance();

    private Instance() {
      super(MachineState.INSTANCE);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code RULES}. */
  final class Rules extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Rules INSTANCE = new Rules();

    private Rules() {
      super(MachineState.RULES);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code MOVES}. */
  final class Moves extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Moves INSTANCE = new Moves();

    private Moves() {
      super(MachineState.MOVES);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }

  /** The state {@code OUTCOMES}. */
  final class Outcomes extends dev.pawl.engine.Phase<MachineState> implements MachinePhase {
    private static final Outcomes INSTANCE = new Outcomes();

    private Outcomes() {
      super(MachineState.OUTCOMES);
    }

    /** The event {@code generated}. */
    public Type generated() {
      return Type.INSTANCE;
    }
  }
}
