package owntypes;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Machine}. */
@Generated("dev.pawl.processor")
public sealed interface MachineEvent extends EventRecord<MachineEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code Event}. */
  static Event event(int machine) {
    return new Event(machine);
  }

  /** The event {@code Cause}. */
  static Cause cause() {
    return Cause.INSTANCE;
  }

  /** The event {@code Type}. */
  static Type_ type() {
    return Type_.INSTANCE;
  }

  /** The event {@code Phase}. */
  static Phase phase() {
    return Phase.INSTANCE;
  }

  /** The event {@code Life}. */
  static Life life() {
    return Life.INSTANCE;
  }

  /** The event {@code Driven}. */
  static Driven driven() {
    return Driven.INSTANCE;
  }

  /** The event {@code Builder}. */
  static Builder builder_() {
    return Builder.INSTANCE;
  }

  /** The event {@code Outcome}. */
  static Outcome outcome() {
    return Outcome.INSTANCE;
  }

  /** The event {@code Machine}. */
  static Machine machine() {
    return Machine.INSTANCE;
  }

  /** The event {@code Engine}. */
  static Engine engine() {
    return Engine.INSTANCE;
  }

  /** The event {@code Rules}. */
  static Rules rules() {
    return Rules.INSTANCE;
  }

  /** The event {@code Facts}. */
  static Facts facts() {
    return Facts.INSTANCE;
  }

  /** The event {@code States}. */
  static States states() {
    return States.INSTANCE;
  }

  /** The event {@code Next}. */
  static Next next() {
    return Next.INSTANCE;
  }

  /** The event {@code Instance}. */
  static Instance instance() {
    return Instance.INSTANCE;
  }

  /** The event {@code toStates}. */
  static ToStates toStates() {
    return ToStates.INSTANCE;
  }

  /** The event {@code toEvents}. */
  static ToEvents toEvents() {
    return ToEvents.INSTANCE;
  }

  /** The event {@code toSteps}. */
  static ToSteps toSteps() {
    return ToSteps.INSTANCE;
  }

  /** The event {@code toTargets}. */
  static ToTargets toTargets() {
    return ToTargets.INSTANCE;
  }

  /** The event {@code toInitial}. */
  static ToInitial toInitial() {
    return ToInitial.INSTANCE;
  }

  /** The event {@code toFinal}. */
  static ToFinal toFinal() {
    return ToFinal.INSTANCE;
  }

  /** The event {@code toInstance}. */
  static ToInstance toInstance() {
    return ToInstance.INSTANCE;
  }

  /** The event {@code toRules}. */
  static ToRules toRules() {
    return ToRules.INSTANCE;
  }

  /** The event {@code toMoves}. */
  static ToMoves toMoves() {
    return ToMoves.INSTANCE;
  }

  /** The event {@code toOutcomes}. */
  static ToOutcomes toOutcomes() {
    return ToOutcomes.INSTANCE;
  }

  /** The event {@code build}. */
  static Build build() {
    return Build.INSTANCE;
  }

  /** The event {@code generated}. */
  static Generated generated() {
    return Generated.INSTANCE;
  }

  /**
   * The event {@code Event}.
   *
   * @param machine what the event carries
   */
  record Event(int machine) implements MachineEvent {
    @Override
    public Type eventType() {
      return Type.EVENT;
    }
  }

  /** The event {@code Cause}. */
  record Cause() implements MachineEvent {
    private static final Cause INSTANCE = new Cause();

    @Override
    public Type eventType() {
      return Type.CAUSE;
    }
  }

  /** The event {@code Type}. */
  record Type_() implements MachineEvent {
    private static final Type_ INSTANCE = new Type_();

    @Override
    public Type eventType() {
      return Type.TYPE;
    }
  }

  /** The event {@code Phase}. */
  record Phase() implements MachineEvent {
    private static final Phase INSTANCE = new Phase();

    @Override
    public Type eventType() {
      return Type.PHASE;
    }
  }

  /** The event {@code Life}. */
  record Life() implements MachineEvent {
    private static final Life INSTANCE = new Life();

    @Override
    public Type eventType() {
      return Type.LIFE;
    }
  }

  /** The event {@code Driven}. */
  record Driven() implements MachineEvent {
    private static final Driven INSTANCE = new Driven();

    @Override
    public Type eventType() {
      return Type.DRIVEN;
    }
  }

  /** The event {@code Builder}. */
  record Builder() implements MachineEvent {
    private static final Builder INSTANCE = new Builder();

    @Override
    public Type eventType() {
      return Type.BUILDER;
    }
  }

  /** The event {@code Outcome}. */
  record Outcome() implements MachineEvent {
    private static final Outcome INSTANCE = new Outcome();

    @Override
    public Type eventType() {
      return Type.OUTCOME;
    }
  }

  /** The event {@code Machine}. */
  record Machine() implements MachineEvent {
    private static final Machine INSTANCE = new Machine();

    @Override
    public Type eventType() {
      return Type.MACHINE;
    }
  }

  /** The event {@code Engine}. */
  record Engine() implements MachineEvent {
    private static final Engine INSTANCE = new Engine();

    @Override
    public Type eventType() {
      return Type.ENGINE;
    }
  }

  /** The event {@code Rules}. */
  record Rules() implements MachineEvent {
    private static final Rules INSTANCE = new Rules();

    @Override
    public Type eventType() {
      return Type.RULES;
    }
  }

  /** The event {@code Facts}. */
  record Facts() implements MachineEvent {
    private static final Facts INSTANCE = new Facts();

    @Override
    public Type eventType() {
      return Type.FACTS;
    }
  }

  /** The event {@code States}. */
  record States() implements MachineEvent {
    private static final States INSTANCE = new States();

    @Override
    public Type eventType() {
      return Type.STATES;
    }
  }

  /** The event {@code Next}. */
  record Next() implements MachineEvent {
    private static final Next INSTANCE = new Next();

    @Override
    public Type eventType() {
      return Type.NEXT;
    }
  }

  /** The event {@code Instance}. */
  record Instance() implements MachineEvent {
    private static final Instance INSTANCE = new Instance();

    @Override
    public Type eventType() {
      return Type.INSTANCE;
    }
  }

  /** The event {@code toStates}. */
  record ToStates() implements MachineEvent {
    private static final ToStates INSTANCE = new ToStates();

    @Override
    public Type eventType() {
      return Type.TO_STATES;
    }
  }

  /** The event {@code toEvents}. */
  record ToEvents() implements MachineEvent {
    private static final ToEvents INSTANCE = new ToEvents();

    @Override
    public Type eventType() {
      return Type.TO_EVENTS;
    }
  }

  /** The event {@code toSteps}. */
  record ToSteps() implements MachineEvent {
    private static final ToSteps INSTANCE = new ToSteps();

    @Override
    public Type eventType() {
      return Type.TO_STEPS;
    }
  }

  /** The event {@code toTargets}. */
  record ToTargets() implements MachineEvent {
    private static final ToTargets INSTANCE = new ToTargets();

    @Override
    public Type eventType() {
      return Type.TO_TARGETS;
    }
  }

  /** The event {@code toInitial}. */
  record ToInitial() implements MachineEvent {
    private static final ToInitial INSTANCE = new ToInitial();

    @Override
    public Type eventType() {
      return Type.TO_INITIAL;
    }
  }

  /** The event {@code toFinal}. */
  record ToFinal() implements MachineEvent {
    private static final ToFinal INSTANCE = new ToFinal();

    @Override
    public Type eventType() {
      return Type.TO_FINAL;
    }
  }

  /** The event {@code toInstance}. */
  record ToInstance() implements MachineEvent {
    private static final ToInstance INSTANCE = new ToInstance();

    @Override
    public Type eventType() {
      return Type.TO_INSTANCE;
    }
  }

  /** The event {@code toRules}. */
  record ToRules() implements MachineEvent {
    private static final ToRules INSTANCE = new ToRules();

    @Override
    public Type eventType() {
      return Type.TO_RULES;
    }
  }

  /** The event {@code toMoves}. */
  record ToMoves() implements MachineEvent {
    private static final ToMoves INSTANCE = new ToMoves();

    @Override
    public Type eventType() {
      return Type.TO_MOVES;
    }
  }

  /** The event {@code toOutcomes}. */
  record ToOutcomes() implements MachineEvent {
    private static final ToOutcomes INSTANCE = new ToOutcomes();

    @Override
    public Type eventType() {
      return Type.TO_OUTCOMES;
    }
  }

  /** The event {@code build}. */
  record Build() implements MachineEvent {
    private static final Build INSTANCE = new Build();

    @Override
    public Type eventType() {
      return Type.BUILD;
    }
  }

  /** The event {@code generated}. */
  record Generated() implements MachineEvent {
    private static final Generated INSTANCE = new Generated();

    @Override
    public Type eventType() {
      return Type.GENERATED;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code Event}. */
    EVENT,
    /** The event {@code Cause}. */
    CAUSE,
    /** The event {@code Type}. */
    TYPE,
    /** The event {@code Phase}. */
    PHASE,
    /** The event {@code Life}. */
    LIFE,
    /** The event {@code Driven}. */
    DRIVEN,
    /** The event {@code Builder}. */
    BUILDER,
    /** The event {@code Outcome}. */
    OUTCOME,
    /** The event {@code Machine}. */
    MACHINE,
    /** The event {@code Engine}. */
    ENGINE,
    /** The event {@code Rules}. */
    RULES,
    /** The event {@code Facts}. */
    FACTS,
    /** The event {@code States}. */
    STATES,
    /** The event {@code Next}. */
    NEXT,
    /** The event {@code Instance}. */
    INSTANCE,
    /** The event {@code toStates}. */
    TO_STATES,
    /** The event {@code toEvents}. */
    TO_EVENTS,
    /** The event {@code toSteps}. */
    TO_STEPS,
    /** The event {@code toTargets}. */
    TO_TARGETS,
    /** The event {@code toInitial}. */
    TO_INITIAL,
    /** The event {@code toFinal}. */
    TO_FINAL,
    /** The event {@code toInstance}. */
    TO_INSTANCE,
    /** The event {@code toRules}. */
    TO_RULES,
    /** The event {@code toMoves}. */
    TO_MOVES,
    /** The event {@code toOutcomes}. */
    TO_OUTCOMES,
    /** The event {@code build}. */
    BUILD,
    /** The event {@code generated}. */
    GENERATED;

    /** The event's name in data. */
    public String wireName() {
      return MachineTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
