package dev.pawl.engine;

import dev.pawl.EventRecord;
import dev.pawl.IllegalTransitionError;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.StateRecord;
import dev.pawl.TransitionListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The definition of a machine: its names, its states and its transitions. All instances of the
 * machine share the definition. Explanations of refusals are derived from the definition. Generated
 * code fills a definition in a static initializer; after that, the definition is thread-safe.
 *
 * @param <S> the enum of states, or of their types if states carry data
 * @param <E> the type of events
 */
public abstract class Definition<S, E> {

  /** The result of a search for a transition if the event has no transition in the state. */
  public static final int ILLEGAL = -1;

  /** The result of a search for a transition if every guard refused the event. */
  public static final int REFUSED = -2;

  private final String machine;
  private final S[] constants;
  private final List<S> states;
  private final String[] eventNames;
  private final List<Forbidden<S>> forbidden;
  private String @Nullable [] stateNames;
  private int @Nullable [] columns;
  private boolean lenient;
  private boolean shared;

  /**
   * The initial states. The set is created on first use, because EnumSet is slow to load in a cold
   * JVM.
   */
  private List<S> initial = List.of();

  private List<S> ending = List.of();
  private @Nullable Set<S> initialSet;
  private @Nullable Set<S> finalSet;

  /**
   * The provider of observers that tools have set; null if there is none. The provider is stored
   * here, so that the first event does not load {@link StepObserver}.
   */
  static volatile @Nullable BiFunction<Class<?>, String, @Nullable StepObserver> observers;

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver observer(Class<?> generated, String machine) {
    BiFunction<Class<?>, String, @Nullable StepObserver> found = observers;
    return found == null ? null : found.apply(generated, machine);
  }

  /**
   * The legal events and targets of each state, created on first use. No lock is needed: if two
   * threads create this object at the same time, the objects are equal.
   */
  private @Nullable ReachableStates<S> moves;

  /**
   * Creates a definition.
   *
   * @param machine the name of the machine
   * @param states all states in declared order
   * @param stateNames the declared names of the states; null to use the names of the constants
   * @param eventNames the declared names of the events, in declared order
   */
  protected Definition(
      String machine, S[] states, String @Nullable [] stateNames, String[] eventNames) {
    this.machine = machine;
    this.constants = states;
    this.states = List.of(states);
    this.stateNames = stateNames;
    this.eventNames = eventNames;
    this.forbidden = new ArrayList<>();
  }

  /** Creates a copy of a complete definition. */
  protected Definition(Definition<S, E> known) {
    this.machine = known.machine;
    this.states = known.states;
    this.constants = known.constants;
    this.eventNames = known.eventNames;
    this.stateNames = known.stateNames;
    this.columns = known.columns;
    this.forbidden = known.forbidden;
    this.lenient = known.lenient;
    this.shared = known.shared;
    this.initial = known.initial;
    this.ending = known.ending;
  }

  /**
   * Checks that an enum has the constants of the compiled machine in the same order, because the
   * tables of the machine use the ordinals of the constants.
   *
   * @param machine the name of the machine
   * @param constants the constants of the enum now
   * @param compiled the names of the constants when the machine was compiled
   * @throws IncompatibleClassChangeError if the constants or their order differ; the machine must
   *     be recompiled
   */
  public static void requireConstants(String machine, Enum<?>[] constants, String... compiled) {
    for (int i = 0; i < Math.max(constants.length, compiled.length); i++) {
      String now = i < constants.length ? constants[i].name() : "nothing";
      String then = i < compiled.length ? compiled[i] : "nothing";
      if (!now.equals(then)) {
        throw new IncompatibleClassChangeError(
            machine
                + " was compiled with "
                + then
                + " as constant "
                + i
                + " of its enum, but this constant is now "
                + now
                + ". Compile the enum together with the code generated for it.");
      }
    }
  }

  /**
   * A pair of sets of states between which transitions are forbidden. An empty list means all
   * states.
   */
  private static final class Forbidden<S> {
    private final String because;
    private final List<S> from;
    private final List<S> to;

    Forbidden(String because, List<S> from, List<S> to) {
      this.because = because;
      this.from = from;
      this.to = to;
    }
  }

  /** Returns this definition as a table, for code that works with any machine. */
  public final MachineTable<S, E> table() {
    return DefinitionTable.of(this);
  }

  /** Declares that unexpected events are ignored. */
  public final void ignores() {
    lenient = true;
  }

  /** Returns whether unexpected events are ignored. */
  public final boolean isLenient() {
    return lenient;
  }

  /** Declares that instances are thread-safe. */
  public final void shared() {
    shared = true;
  }

  /** Returns whether instances are thread-safe. */
  public final boolean isShared() {
    return shared;
  }

  /**
   * Sets the declared names of the states, in declared order, if they differ from the names of the
   * constants.
   */
  public final void names(String... names) {
    stateNames = names;
  }

  /**
   * Sets the index of each event constant, by ordinal. The index differs from the ordinal if the
   * enum was compiled separately and its constants have another order.
   */
  public final void columns(int... positions) {
    columns = positions;
  }

  /** Sets the states in which an instance may begin. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void begins(S... states) {
    initial = List.of(states);
  }

  /** Sets the final states. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void ends(S... states) {
    ending = List.of(states);
  }

  /**
   * Forbids transitions from one set of states to another.
   *
   * @param because the reason for the prohibition
   * @param from the sources; an empty list means any state
   * @param to the targets; an empty list means any state
   */
  public final void forbid(String because, List<S> from, List<S> to) {
    forbidden.add(new Forbidden<>(because, from, to));
  }

  /** Returns an unmodifiable set of the constants, in the order of their enum. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // states are constants of one enum
  static <S> Set<S> ordered(Collection<S> constants) {
    return constants.isEmpty()
        ? Set.of()
        : Collections.unmodifiableSet((Set<S>) EnumSet.copyOf((Collection) constants));
  }

  /** Returns the states in which an instance may begin, in declared order; unmodifiable. */
  public final Set<S> initialStates() {
    Set<S> known = initialSet;
    if (known == null) {
      known = ordered(initial);
      initialSet = known;
    }
    return known;
  }

  /** Returns the final states, in declared order; unmodifiable. */
  public final Set<S> finalStates() {
    Set<S> known = finalSet;
    if (known == null) {
      known = ordered(ending);
      finalSet = known;
    }
    return known;
  }

  /** Returns the enum constant of a state. The state may carry data. */
  @SuppressWarnings("unchecked") // callers got the state from this definition
  protected S key(Object state) {
    return (S) (state instanceof StateRecord<?> carrier ? carrier.stateType() : state);
  }

  /** Returns the index of an event in {@link #eventNames()}. */
  public int indexOfEvent(E event) {
    // testing for Enum is faster than testing for an interface
    return positionOf(
        event instanceof Enum<?> constant ? constant : ((EventRecord<?>) event).eventType());
  }

  /** Returns the index of an event constant or event type among the events of the machine. */
  protected int positionOf(Enum<?> key) {
    return columns == null ? key.ordinal() : columns[key.ordinal()];
  }

  /** Returns whether a state is final. */
  protected boolean isFinal(S state) {
    return ending.contains(state);
  }

  /** Returns the reason why a transition between two states is forbidden; null if it is allowed. */
  protected @Nullable String because(S from, S to) {
    for (Forbidden<S> pair : forbidden) {
      if ((pair.from.isEmpty() || pair.from.contains(from))
          && (pair.to.isEmpty() || pair.to.contains(to))) {
        return pair.because;
      }
    }
    return null;
  }

  /** Returns the name of the machine. */
  public final String machine() {
    return machine;
  }

  /**
   * Returns the declared name of a state, which may carry data; the text of an object that is no
   * state.
   */
  public final String name(@Nullable Object state) {
    int index = state == null ? -1 : position(key(state));
    if (index < 0) {
      return String.valueOf(state);
    }
    return stateNames == null ? ((Enum<?>) states.get(index)).name() : stateNames[index];
  }

  /** Returns the index of a state, which may carry data; -1 for an object that is no state. */
  public final int indexOfState(Object state) {
    return position(key(state));
  }

  private int position(S state) {
    int ordinal = state instanceof Enum<?> constant ? constant.ordinal() : -1;
    boolean known = ordinal >= 0 && ordinal < states.size() && states.get(ordinal) == state;
    return known ? ordinal : states.indexOf(state);
  }

  /** Returns the state at an index. */
  final S state(int position) {
    return constants[position];
  }

  /** Returns all states in declared order, including superstates; unmodifiable. */
  public final List<S> states() {
    return states;
  }

  /** Returns the declared names of all events, in declared order; unmodifiable. */
  public final List<String> eventNames() {
    return Collections.unmodifiableList(Arrays.asList(eventNames));
  }

  /**
   * Returns the name of a request in errors: the name of the event or, if the event is null, {@code
   * force to} and the name of the forced state.
   */
  public final String nameOf(@Nullable E event, @Nullable Object forced) {
    return event == null ? "force to " + name(forced) : eventNames[indexOfEvent(event)];
  }

  /** Returns the declared name of an event by its index. */
  public final String eventName(int event) {
    return eventNames[event];
  }

  final int events() {
    return eventNames.length;
  }

  /**
   * A transition that an event may take in a state.
   *
   * @param guard the guard as declared; null if there is none
   * @param targets the states that the transition leads to, at least one; several if the target is
   *     chosen at run time
   * @param byHistory the text that errors show for the target if the target depends on history;
   *     otherwise null. {@link Refusal#shortestPath} never uses a transition whose target depends
   *     on history
   */
  public record Candidate<S>(@Nullable String guard, List<S> targets, @Nullable String byHistory) {

    /** Creates a candidate whose targets do not depend on history. */
    public Candidate(@Nullable String guard, List<S> targets) {
      this(guard, targets, null);
    }
  }

  /**
   * Returns the transitions of an event in a state, in the order in which their guards are
   * evaluated.
   */
  protected abstract List<Candidate<S>> candidates(S from, int event);

  /**
   * Returns the eventless transitions of a state, in the order in which their guards are evaluated.
   */
  protected List<Candidate<S>> eventless(S from) {
    return List.of();
  }

  /**
   * Returns the transitions that may have caused a step whose record does not contain the event.
   */
  protected List<Candidate<S>> withoutEvent(S from) {
    List<Candidate<S>> candidates = new ArrayList<>();
    for (int event = 0; event < events(); event++) {
      candidates.addAll(candidates(from, event));
    }
    return candidates;
  }

  /**
   * Returns whether callers may fire an event; false if only the machine itself raises the event.
   */
  protected boolean isOffered(int event) {
    return true;
  }

  /**
   * Returns a text that says when the machine itself raises an event; null if callers may fire the
   * event.
   */
  protected @Nullable String raisedWhen(int event) {
    return null;
  }

  /**
   * Returns the text that represents an event in a path (see {@link Refusal#shortestPath}). The
   * text is empty if the machine raises the event itself without an external cause. The result is
   * null if paths must not use the event.
   */
  protected @Nullable String pathEntry(S state, int event) {
    return eventName(event);
  }

  /**
   * Returns the name of an instance in errors: the name of the machine, and the id if there is one.
   */
  public final String subject(@Nullable String entityId) {
    return entityId == null ? machine() : machine() + " " + entityId;
  }

  /**
   * Returns whether callers may fire an event and a state has a transition for this event,
   * regardless of guards.
   */
  public final boolean hasCandidate(S state, int event) {
    return isOffered(event) && !candidates(state, event).isEmpty();
  }

  /**
   * Returns the only target that an event has in the whole machine; null if the event has several
   * targets or none.
   */
  public final @Nullable S onlyTarget(int event) {
    return moves().onlyTarget(event);
  }

  /**
   * Returns whether a state was active when an attempt was refused; null if this is unknown.
   *
   * @param from the state in which the attempt was refused
   * @param name the declared name of the state
   */
  protected @Nullable Boolean isActive(S from, String name) {
    // this class does not know the nesting of states
    return name(from).equals(name) ? true : null;
  }

  /**
   * Returns whether a predicate of a guard holds; null if this is unknown. Only the result of
   * {@code in(STATE)} can be known.
   */
  final @Nullable Boolean fact(S from, String name) {
    return name.startsWith("in(") ? isActive(from, name.substring(3, name.length() - 1)) : null;
  }

  /** Returns the guards of an event in a state, as declared. */
  public final List<String> guards(Object from, int event) {
    List<String> guards = new ArrayList<>();
    if (event >= 0) {
      for (Candidate<S> candidate : candidates(key(from), event)) {
        if (candidate.guard() != null) {
          guards.add(candidate.guard());
        }
      }
    }
    return guards;
  }

  /** Returns whether an instance is always in exactly one state. */
  protected boolean isInOneState() {
    return true;
  }

  /** Returns the text for the current state in a refusal. */
  protected String stateText(S from) {
    return name(from);
  }

  private ReachableStates<S> moves() {
    ReachableStates<S> known = moves;
    if (known == null) {
      known = new ReachableStates<>(this);
      moves = known;
    }
    return known;
  }

  /**
   * Returns the targets of all transitions of a state, regardless of guards, in declared order;
   * unmodifiable.
   */
  public final Set<S> targets(S from) {
    return moves().targets(from);
  }

  /**
   * Returns the events that may be fired in a state and have a transition, in declared order;
   * unmodifiable.
   *
   * @param from the current state of an instance
   * @param type the enum of events, or of their types
   * @param <K> the type of this enum
   */
  public final <K extends Enum<K>> Set<K> events(S from, Class<K> type) {
    return moves().events(from, type);
  }

  /** Calls a listener once for each move and each refusal that instances can report. */
  protected void visitOutcomes(TransitionListener<S, String> listener) {
    moves().visitOutcomes(listener);
  }

  // ExplainedRefusal and Refusal are loaded with the first refusal, not at start-up.

  /** Returns the refusal of an event. */
  public final Refusal refusal(Refusal.Kind kind, @Nullable String entityId, Object from, E event) {
    return ExplainedRefusal.of(this, kind, entityId, from, indexOfEvent(event), event);
  }

  /** Returns the refusal of a change of state that no event requested. */
  public final Refusal refusal(@Nullable String entityId, Object from, Object target) {
    return ExplainedRefusal.of(this, entityId, from, target);
  }

  /**
   * Returns the outcome for a negative result of {@link FlatSteps#select}.
   *
   * @param refused the result of {@code select}
   * @param ignored whether unexpected events are ignored
   * @param <T> the type of states, with their data
   */
  public final <T> Outcome<T> refused(
      int refused, boolean ignored, @Nullable String entityId, T from, E event) {
    return ExplainedRefusal.outcome(
        from, ignored ? null : refusal(kind(refused), entityId, from, event));
  }

  private static Refusal.Kind kind(int refused) {
    return refused == REFUSED ? Refusal.Kind.GUARD : Refusal.Kind.ILLEGAL;
  }

  /**
   * Returns the {@link IllegalTransitionError} for a negative result of {@link FlatSteps#select}.
   * The declared type is RuntimeException, so that loading the caller does not load the error.
   */
  public final RuntimeException error(int refused, S from, E event) {
    return ExplainedRefusal.error(refusal(kind(refused), null, from, event));
  }

  /** Throws the {@link IllegalTransitionError} of an event that has no transition in a state. */
  public final S illegal(S from, E event) {
    throw error(ILLEGAL, from, event);
  }

  /** Returns the {@link IllegalTransitionError} for a change of state. */
  public final RuntimeException error(S from, S target) {
    return ExplainedRefusal.error(refusal(null, from, target));
  }

  /**
   * Checks that a transition leads from one state to another, regardless of guards.
   *
   * @return the state {@code target}
   * @throws IllegalTransitionError if no transition leads to {@code target}
   */
  public final S requireTransition(S from, S target) {
    if (!targets(from).contains(target)) {
      throw error(from, target);
    }
    return target;
  }

  /**
   * Returns whether one event can move an instance from one state to another, including the
   * eventless transitions and raised events that follow. Guards are not considered. A superstate
   * represents all its leaves.
   *
   * @param from a state, with or without its data
   * @param target a state, with or without its data
   */
  public final boolean canMove(Object from, Object target) {
    return moves().canMove(key(from), key(target));
  }

  /**
   * Returns whether a new instance may be in a state after its creation and the eventless
   * transitions and raised events that follow. The state may be given with or without its data.
   */
  public final boolean canStartIn(Object state) {
    return moves().canStartIn(key(state));
  }

  /** Returns the leaves among the descendants of a state; for a leaf, the leaf itself. */
  protected List<S> leavesWithin(S state) {
    return List.of(state);
  }

  /**
   * Returns whether an instance can be in this state alone: the state has no children, and no other
   * state can be active at the same time.
   */
  public boolean isWhole(S state) {
    return leavesWithin(state).equals(List.of(state));
  }

  /**
   * Returns the definition that explains refusals in a state. In this definition, a superstate
   * represents its active leaves.
   *
   * @param state a leaf or a superstate with several active leaves
   */
  protected Definition<S, E> at(Object state) {
    return this;
  }

  /**
   * Returns a replay of recorded steps for machines with regions, history or deferred events; null
   * for all other machines.
   *
   * @param initial the states in which the instance may begin; null to allow all states
   * @param entityId the id of the instance, for errors; null if it has none
   * @param stored whether earlier versions of the machine may have recorded steps, so that a
   *     recorded leaf may be a superstate in this version
   */
  protected @Nullable InstanceReplay<S> newReplay(
      @Nullable Set<S> initial, @Nullable String entityId, boolean stored) {
    return null;
  }
}
