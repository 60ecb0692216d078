package dev.pawl.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The definition of a machine whose instances are always in exactly one state. The definition
 * consists of a transition table with one row per state and one column per event. Thread-safe after
 * all setters have been called.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public final class TableDefinition<S extends Enum<S>, E> extends Definition<S, E> {

  /** The table: a {@code byte[]}, a {@code short[]} or a {@link SparseTable}. */
  private final Object table;

  private final S[] targets;
  private final Map<Integer, String> guards = new HashMap<>();
  private final Map<Integer, List<S>> choices = new HashMap<>();
  private final List<int[]> decisions = new ArrayList<>();

  /** The nesting of states; null if no state is nested. */
  private @Nullable Nesting<S> nesting;

  /**
   * The shared outcomes, created on first use. No lock is needed: if two threads create this object
   * at the same time, the objects are equal.
   */
  private @Nullable Outcomes<S, E> outcomes;

  /**
   * Creates the definition of a machine.
   *
   * @param machine the name of the machine
   * @param states all states in declared order
   * @param steps for each state and event, the number of the step that the event makes; -1 if the
   *     event is not legal. Numbers from the length of {@code targets} upwards represent decisions
   *     between several steps
   * @param targets the target of each step; null if the target is chosen at run time
   * @param events the declared names of the events, in declared order
   */
  public TableDefinition(String machine, S[] states, byte[] steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  /** Creates the definition of a machine that has too many steps for a table of bytes. */
  public TableDefinition(String machine, S[] states, short[] steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  /** Creates the definition of a machine whose table is sparse. */
  public TableDefinition(
      String machine, S[] states, SparseTable steps, S[] targets, String... events) {
    this(machine, states, targets, steps, events);
  }

  private TableDefinition(String machine, S[] states, S[] targets, Object table, String[] events) {
    super(machine, states, null, events);
    this.table = table;
    this.targets = targets;
  }

  /** Sets the guard of a step, as declared. */
  public void guard(int step, String text) {
    guards.put(step, text);
  }

  /** Sets the states that a step chooses from. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void choice(int step, S... states) {
    choices.put(step, List.of(states));
  }

  /** Adds a decision between the given steps, in the order in which their guards are evaluated. */
  public void decision(int... steps) {
    decisions.add(steps);
  }

  /** Sets the nesting of states. */
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

  boolean isWithin(S state, S superstate) {
    return nesting == null ? state == superstate : nesting.isWithin(state, superstate);
  }

  Outcomes<S, E> outcomes() {
    Outcomes<S, E> known = outcomes;
    return known != null ? known : createOutcomes();
  }

  /**
   * Creates the shared outcomes. This code is a separate method so that HotSpot inlines {@link
   * #outcomes}.
   */
  private Outcomes<S, E> createOutcomes() {
    Outcomes<S, E> made = new Outcomes<>(this, isLenient());
    outcomes = made;
    return made;
  }

  /**
   * Returns a table that contains target states instead of step numbers, with null for illegal
   * events. A look-up in this table needs one memory access less. This method must be called only
   * for machines without decisions.
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

  /** Returns the target of a transition whose target is not chosen at run time. */
  S target(int transition) {
    return targets[transition];
  }

  private int at(int cell) {
    return table instanceof byte[] bytes ? bytes[cell] : ((short[]) table)[cell];
  }

  int lookUp(int state, int event) {
    if (table instanceof SparseTable sparse) {
      return sparse.get(state, event);
    }
    return at(state * events() + event);
  }

  @Override
  protected List<Candidate<S>> candidates(S from, int event) {
    int code = lookUp(from.ordinal(), event);
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

  /**
   * Returns the index of a step among the steps that an event may make in a state; -1 if the event
   * cannot make the step.
   */
  int indexAmongCandidates(S from, int event, int step) {
    int code = lookUp(from.ordinal(), event);
    if (code < targets.length) {
      return code == step ? 0 : -1;
    }
    int[] steps = decisions.get(code - targets.length);
    for (int i = 0; i < steps.length; i++) {
      if (steps[i] == step) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether the target of a step is chosen at run time. */
  boolean isChosen(int step) {
    return choices.containsKey(step);
  }

  private Candidate<S> candidate(int step) {
    List<S> chosen = choices.get(step);
    return new Candidate<>(guards.get(step), chosen != null ? chosen : List.of(targets[step]));
  }
}
