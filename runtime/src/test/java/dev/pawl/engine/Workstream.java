package dev.pawl.engine;

import dev.pawl.Cause;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A machine written by hand as one would be generated. What its guard, update and effect do, a test
 * may say; everything that happens is written into a log.
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

  static final Definition<State, Event> RULES = new Rules();

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
    super(RULES, State.S_PENDING);
    this.id = id;
    this.log = log;
  }

  private static final class Rules extends Definition<State, Event> {
    Rules() {
      super(
          "Workstream",
          State.values(),
          new String[] {
            "S_PENDING", "S_RUNNING", "S_FAILED", "S_RETRYING", "S_SUCCESS", "S_ABANDONED"
          },
          new String[] {
            "startExecution",
            "allStepsSucceed",
            "stepFails",
            "retry",
            "retryDelayExpires",
            "operatorStop"
          });
    }

    @Override
    protected List<Candidate<State>> candidates(State from, int event) {
      return switch (Event.values()[event]) {
        case START -> on(from == State.S_PENDING, State.S_RUNNING);
        case SUCCEED -> on(from == State.S_RUNNING, State.S_SUCCESS);
        case FAIL -> on(from == State.S_RUNNING, State.S_FAILED);
        case RETRY ->
            from == State.S_FAILED
                ? List.of(
                    new Candidate<>("retriesLeft && !circuitOpen", List.of(State.S_RETRYING)),
                    new Candidate<>("rescued", List.of(State.S_RUNNING, State.S_SUCCESS)))
                : List.of();
        case EXPIRE -> on(from == State.S_RETRYING, State.S_RUNNING);
        case STOP -> on(!isFinal(from), State.S_ABANDONED);
      };
    }

    private static List<Candidate<State>> on(boolean taken, State target) {
      return taken ? List.of(Candidate.to(target)) : List.of();
    }

    @Override
    protected boolean isFinal(State state) {
      return state == State.S_SUCCESS || state == State.S_ABANDONED;
    }

    @Override
    protected String because(State from, State to) {
      return from == State.S_PENDING && to == State.S_SUCCESS ? "Must run before succeeding" : null;
    }
  }

  /** Gives the instance an engine of its own. */
  Workstream with(Scripted... hooks) {
    engine = new Engine<>(RULES, new Hooks<>(List.of(hooks)), InstantSource.fixed(NOON), false);
    return this;
  }

  @Override
  protected Engine<State, Event> stepEngine() {
    return engine;
  }

  State force(State to) {
    return engine.force(this, to, Cause.by("operator"));
  }

  /** Goes on in a state, however it came there. */
  Workstream in(State now) {
    position = now.ordinal();
    return this;
  }

  private void say(String what) {
    log.add(id == null ? what : id + " " + what);
  }

  @Override
  public String entityId() {
    return id;
  }

  @Override
  protected int select(Event event) {
    say("select " + event);
    List<Definition.Candidate<State>> candidates = RULES.candidates(state(), event.ordinal());
    if (candidates.isEmpty()) {
      return Definition.ILLEGAL;
    }
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.get(i).guard() == null || guard.getAsBoolean()) {
        return position * 100 + event.ordinal() * 10 + i;
      }
    }
    return Definition.REFUSED;
  }

  @Override
  protected State target(int transition, Event event) {
    choice.run();
    State from = State.values()[transition / 100];
    return RULES.candidates(from, event.ordinal()).get(transition % 10).targets().get(0);
  }

  @Override
  protected void commit(int transition, State to, Event event) {
    say("update");
    update.run();
    say("commit " + to);
    become(to.ordinal());
  }

  @Override
  protected void perform(int transition, Event event) {
    say("effect");
    effect.run();
  }
}
