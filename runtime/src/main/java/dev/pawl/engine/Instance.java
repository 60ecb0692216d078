package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a machine without regions; generated machines extend it. It keeps the position of
 * its state and counts its steps. One that nobody watches makes them itself, any other has an
 * engine. Confined to one thread at a time.
 *
 * <p>What is protected is for generated code: it answers from the tables and asks the user.
 */
public abstract class Instance<S extends Enum<S>, E> extends Stepped<S, E>
    implements Machine<S, E> {

  /** The ordinal of the state. */
  protected int position;

  /** An instance in a state, after so many steps; an engine makes those to come if watched. */
  protected Instance(S state, long steps, boolean watched) {
    position = state.ordinal();
    marks = steps * ONE_STEP | (watched ? DRIVEN : 0);
  }

  /** Refuses what is no number of steps. */
  static long steps(long steps) {
    if (steps < 0) {
      throw new IllegalArgumentException("sequence must not be negative: " + steps);
    }
    if (steps > MOST_STEPS) {
      throw new IllegalArgumentException("sequence must not exceed " + MOST_STEPS + ": " + steps);
    }
    return steps;
  }

  // What generated code adds.

  /** The state at a position. */
  protected S stateAt(int position) {
    return stepRules().state(position);
  }

  /** The definition that explains refusals. */
  protected abstract Definition<S, E> stepRules();

  /** The outcomes of steps that nobody watches. */
  final Outcomes<S, E> stepOutcomes() {
    return ((TableDefinition<S, E>) stepRules()).outcomes();
  }

  /**
   * A value of each event in declared order, null for one with payload; null in place of all where
   * the table alone knows what is legal.
   */
  protected E @Nullable [] eventValues() {
    return null;
  }

  /** The position that an event leads to from another, where the table alone knows; or refused. */
  protected int follow(int from, E event) {
    throw new AssertionError();
  }

  /**
   * Makes a step that nobody watches.
   *
   * @return the position it leads to; {@link Definition#ILLEGAL} or {@link Definition#REFUSED}
   */
  protected int step(E event) {
    int to = follow(position, event);
    return to < 0 ? to : become(to);
  }

  /**
   * The transition that an event takes now, or {@link Definition#ILLEGAL} or {@link
   * Definition#REFUSED}. Asks guards, each at most once, and changes nothing.
   */
  protected int select(E event) {
    return follow(position, event);
  }

  /**
   * The state that a selected transition leads to, where the definition does not tell; asked once
   * per step, changes nothing.
   */
  protected S target(int transition, E event) {
    return stateAt(transition);
  }

  /** Updates the context and takes the state, both or neither. */
  protected void commit(int transition, S to, E event) {
    become(to.ordinal());
  }

  /** Takes the state that a step leads to, and counts that; the answer is its position. */
  protected int become(int to) {
    marks += ONE_STEP;
    position = to;
    return to;
  }

  /** Runs the effects of a transition that has been committed; an error ends them. */
  protected void perform(int transition, E event) {}

  /** The leaf that is entered by default where a state is entered. */
  protected S leaf(S state) {
    return state;
  }

  /** Makes the steps of an instance that is watched. */
  protected Macrostep<Instance<S, E>, S, E> stepEngine() {
    throw new AssertionError();
  }

  @Override
  protected final S stepState() {
    return state();
  }

  /**
   * Answers for a step that was not made here: the engine makes it, or it is refused; the state, if
   * the event is ignored.
   */
  protected final S unmade(int why, E event) {
    if (why == Definition.WATCHED) {
      return driven(event, Cause.none());
    }
    return refused(why, position, event);
  }

  /**
   * Whether only listeners will hear of the next step, which so needs no record. It is asked by the
   * code of each machine, as HotSpot takes into its callers neither way of a method that has both.
   */
  protected final boolean isListened() {
    return isDriven() && stepEngine().onlyListens() && !isStepping();
  }

  /** Makes a step of which only listeners hear. */
  protected final S listened(E event) {
    return stepEngine().listened(this, Objects.requireNonNull(event, "event"));
  }

  /** Refuses an event at a position while nobody watches. */
  final S refused(int refusal, int from, E event) {
    ExplainedRefusal.raise(stepOutcomes().refused(refusal, from, event));
    return stateAt(from);
  }

  /**
   * Fires an event while nobody watches, and tells what became of it. HotSpot takes a method into
   * its callers, where it knows the machine, only while that is small: this has nothing of what
   * engines do.
   */
  protected Outcome<S> tryFireUnwatched(E event) {
    int from = position;
    return stepOutcomes().of(from, step(event), event);
  }

  // What a machine offers.

  @Override
  public S fire(E event) {
    int to = isDriven() ? Definition.WATCHED : step(event);
    return to < 0 ? unmade(to, event) : stateAt(to);
  }

  @Override
  public S fire(E event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return isDriven() ? driven(event, cause) : fire(event);
  }

  /** Fires an event by the engine. */
  private S driven(E event, Cause cause) {
    return isListened() ? listened(event) : stepEngine().fire(this, event, cause);
  }

  @Override
  public Outcome<S> tryFire(E event) {
    return isDriven() ? tryDriven(event, Cause.none()) : tryFireUnwatched(event);
  }

  @Override
  public Outcome<S> tryFire(E event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return isDriven() ? tryDriven(event, cause) : tryFire(event);
  }

  /** Fires an event by the engine, and tells what became of it. */
  private Outcome<S> tryDriven(E event, Cause cause) {
    return isListened()
        ? stepEngine().tryListened(this, Objects.requireNonNull(event, "event"))
        : stepEngine().tryFire(this, event, cause);
  }

  @Override
  public S force(S state, Cause cause) {
    S to = leaf(Objects.requireNonNull(state, "state"));
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    if (isDriven()) {
      return stepEngine().force(this, to, cause);
    }
    enter(to);
    return to;
  }

  /** Takes a state past the rules, while nobody watches. */
  void enter(S state) {
    become(state.ordinal());
  }

  @Override
  public boolean permits(E event) {
    return select(event) >= 0;
  }

  @Override
  public List<String> permitted() {
    List<String> names = new ArrayList<>();
    E[] events = eventValues();
    for (int i = 0; i < stepRules().events(); i++) {
      if (events == null || events[i] == null
          ? stepRules().hasCandidate(state(), i)
          : permits(events[i])) {
        names.add(stepRules().eventName(i));
      }
    }
    return names;
  }

  @Override
  public S state() {
    return stateAt(position);
  }

  @Override
  public boolean is(S state) {
    return state() == state;
  }

  @Override
  public final Set<S> configuration() {
    return Set.of(state());
  }

  @Override
  public @Nullable String entityId() {
    return null;
  }

  @Override
  public long sequence() {
    return made(marks);
  }

  /**
   * Refuses to be written while what hooks or effects have fired still waits, which would be lost.
   *
   * @throws IllegalStateException if something waits
   */
  public final void requireNothingQueued() {
    if (isDriven()) {
      stepEngine().requireNothingQueued(this);
    }
  }

  @Override
  public final String toString() {
    return stepRules().subject(entityId()) + " in " + state();
  }

  /** Whether an engine makes the steps. */
  protected boolean isDriven() {
    return (marks & DRIVEN) != 0;
  }
}
