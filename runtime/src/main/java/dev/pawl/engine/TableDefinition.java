package dev.pawl.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The definition of a machine whose instances are always in one state, which a table of steps says
 * all about: a row per state, a column per event. Thread-safe once it is complete.
 */
public final class TableDefinition<S extends Enum<S>, E> extends Definition<S, E> {

  /** The table: one of bytes, one of shorts or a sparse one. */
  private final Object table;

  private final S[] targets;
  private final Map<Integer, String> guards = new HashMap<>();
  private final Map<Integer, List<S>> choices = new HashMap<>();
  private final List<int[]> decisions = new ArrayList<>();

  /** Null if no state is within another. */
  private @Nullable Nesting<S> nesting;

  /** Made when first asked for; two threads may each make them, which are equal. */
  private @Nullable Outcomes<S, E> outcomes;

  /**
   * The definition of a machine.
   *
   * @param machine the machine's name
   * @param states all states in declared order
   * @param steps the number of the step that a state makes on an event, from that of all steps on
   *     the number of a decision among some; -1 where an event is not legal
   * @param targets where each step leads; null where that is chosen
   * @param events the declared names of the events, in declared order
   */
  public TableDefinition(String machine, S[] states, byte[] steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  /** The definition of a machine with more steps than a byte can number. */
  public TableDefinition(String machine, S[] states, short[] steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  /** The definition of a machine whose table is nearly empty. */
  public TableDefinition(
      String machine, S[] states, SparseTable steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  private TableDefinition(String machine, S[] states, S[] targets, Object table, String[] events) {
    super(machine, states, null, events);
    this.table = table;
    this.targets = targets;
  }

  /** Tells the guard of a step, as written. */
  public void guard(int step, String text) {
    guards.put(step, text);
  }

  /** Tells the states among which a step chooses. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void choice(int step, S... states) {
    choices.put(step, List.of(states));
  }

  /** Tells the next decision: the steps among which it is made, in the order of their guards. */
  public void decision(int... steps) {
    decisions.add(steps);
  }

  /** Sets which states are within others. */
  public void nested(Nesting<S> newNesting) {
    nesting = newNesting;
  }

  @Override
  protected List<S> leavesWithin(S state) {
    return nesting == null ? List.of(state) : nesting.leavesWithin(state);
  }

  /** Returns the leaf that is entered by default if a state is entered. */
  S leaf(S state) {
    return nesting == null ? state : nesting.leaf(state);
  }

  /** Returns whether a state is another, or is within it. */
  boolean isWithin(S state, S superstate) {
    return nesting == null ? state == superstate : nesting.isWithin(state, superstate);
  }

  /** The outcomes of attempts. */
  Outcomes<S, E> outcomes() {
    Outcomes<S, E> known = outcomes;
    return known != null ? known : makeOutcomes();
  }

  /** Apart, so that the other is small enough to be taken into any step. */
  private Outcomes<S, E> makeOutcomes() {
    Outcomes<S, E> made = new Outcomes<>(this, isLenient());
    outcomes = made;
    return made;
  }

  /**
   * The table with the states that its steps lead to in place of their numbers; null where an event
   * is not legal. A look-up in it waits for one load less. Of a machine without decisions.
   */
  public @Nullable S[] nextStates() {
    int size = states().size() * events();
    @Nullable S[] next = Arrays.copyOf(targets, size);
    for (int cell = 0; cell < size; cell++) {
      int code = at(cell);
      next[cell] = code < 0 ? null : targets[code];
    }
    return next;
  }

  /** Returns the target of a transition; not for one whose target is chosen. */
  S target(int transition) {
    return targets[transition];
  }

  private int at(int cell) {
    return table instanceof byte[] bytes ? bytes[cell] : ((short[]) table)[cell];
  }

  int look(int state, int event) {
    if (table instanceof SparseTable sparse) {
      return sparse.get(state, event);
    }
    return at(state * events() + event);
  }

  @Override
  protected List<Candidate<S>> candidates(S from, int event) {
    int code = look(from.ordinal(), event);
    if (code < 0) {
      return List.of();
    } else if (code < targets.length) {
      return List.of(candidate(code));
    }
    List<Candidate<S>> candidates = new ArrayList<>();
    for (int step : decisions.get(code - targets.length)) {
      candidates.add(candidate(step));
    }
    return candidates;
  }

  private Candidate<S> candidate(int step) {
    List<S> chosen = choices.get(step);
    return new Candidate<>(guards.get(step), chosen != null ? chosen : List.of(targets[step]));
  }
}
