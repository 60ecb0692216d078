package dev.pawl.engine;

import dev.pawl.Cause;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A handwritten machine that resembles generated code. A test sets the code of the guard, the
 * update and the effect. All calls are written into a log.
 */
final class Workstream extends Handmade<Workstream.State, Workstream.Event> {

  enum State {
    S_PENDING,
    S_RUNNING,
    S_FAILED,
    S_RETRYING,
    S_SUCCESS,
    S_ABANDONED
  }

  enum Event {
    START,
    SUCCEED,
    FAIL,
    RETRY,
    EXPIRE,
    STOP
  }

  private static final byte[] TABLE = {
    0, -1, -1, -1, -1, 6, // S_PENDING
    -1, 1, 2, -1, -1, 6, // S_RUNNING
    -1, -1, -1, 7, -1, 6, // S_FAILED
    -1, -1, -1, -1, 5, 6, // S_RETRYING
    -1, -1, -1, -1, -1, -1, // S_SUCCESS
    -1, -1, -1, -1, -1, -1, // S_ABANDONED
  };

  private static final State[] TARGETS = {
    State.S_RUNNING,
    State.S_SUCCESS,
    State.S_FAILED,
    State.S_RETRYING,
    null,
    State.S_RUNNING,
    State.S_ABANDONED
  };

  static final TableDefinition<State, Event> RULES = rules();
  static final Steps STEPS = new Steps(RULES);

  /** A variant of the machine that ignores unexpected events. */
  static final Steps LENIENT = lenient();

  static final Instant NOON = Instant.parse("2025-01-01T12:00:00Z");

  final List<String> log;
  BooleanSupplier guard = () -> true;
  Runnable choice = () -> {};
  Runnable update = () -> {};
  Runnable effect = () -> {};
  Engine<State, Event> engine;

  private final String id;

  Workstream(String id) {
    this(id, new ArrayList<>());
  }

  Workstream(String id, List<String> log) {
    super(STEPS, State.S_PENDING, id);
    this.id = id;
    this.log = log;
  }

  private static TableDefinition<State, Event> rules() {
    TableDefinition<State, Event> rules =
        new TableDefinition<>(
            "Workstream",
            State.values(),
            TABLE,
            TARGETS,
            "startExecution",
            "allStepsSucceed",
            "stepFails",
            "retry",
            "retryDelayExpires",
            "operatorStop");
    rules.ends(State.S_SUCCESS, State.S_ABANDONED);
    rules.guard(3, "retriesLeft && !circuitOpen");
    rules.guard(4, "rescued");
    rules.choice(4, State.S_RUNNING, State.S_SUCCESS);
    rules.decision(3, 4);
    rules.forbid("Must run before succeeding", List.of(State.S_PENDING), List.of(State.S_SUCCESS));
    return rules;
  }

  private static Steps lenient() {
    TableDefinition<State, Event> rules = rules();
    rules.ignores();
    return new Steps(rules);
  }

  /** Sets a separate engine for the instance. */
  Workstream with(Scripted... hooks) {
    engine = new Engine<>(STEPS, new Hooks<>(List.of(hooks)), InstantSource.fixed(NOON));
    driver(engine.of(this));
    return this;
  }

  State force(State to) {
    return engine.force(this, to, Cause.by("operator"));
  }

  /** Sets the state of the instance directly. */
  Workstream in(State now) {
    position = now.ordinal();
    return this;
  }

  private void say(String what) {
    log.add(id == null ? what : id + " " + what);
  }

  private static final class Steps extends FlatSteps<State, Event, Workstream, Void> {

    Steps(TableDefinition<State, Event> rules) {
      super(rules);
    }

    @Override
    protected boolean hasEffects() {
      return true;
    }

    @Override
    protected int select(Workstream machine, int from, Void context, Event event) {
      machine.say("select " + event);
      int code = definition.lookUp(from, event.ordinal());
      if (code < TARGETS.length) {
        return code;
      }
      return machine.guard.getAsBoolean()
          ? 3
          : machine.guard.getAsBoolean() ? 4 : Definition.REFUSED;
    }

    @Override
    protected State target(Workstream machine, int transition, Event event) {
      machine.choice.run();
      return transition == 4 ? State.S_RUNNING : TARGETS[transition];
    }

    @Override
    protected Void update(Workstream machine, int transition, Event event) {
      machine.say("update");
      machine.update.run();
      return null;
    }

    @Override
    protected void commit(Workstream machine, int to, Void context) {
      machine.say("commit " + State.values()[to]);
      super.commit(machine, to, context);
    }

    @Override
    protected void perform(Workstream machine, int transition, Event event) {
      machine.say("effect");
      machine.effect.run();
    }
  }
}
