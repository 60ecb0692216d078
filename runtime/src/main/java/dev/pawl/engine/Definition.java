package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part that all instances of a machine share: its names, its sets of states, and what leads
 * where, which refusals are explained with. Generated code says all that in the initializer of a
 * class; from then on it is thread-safe.
 */
public abstract class Definition<S, E> implements MachineTable<S, E> {

  /** The number of a transition if the event has none. */
  public static final int ILLEGAL = -1;

  /** The number of a transition if every guard refused. */
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

  /** Made into sets on first use, because the set of an enum is costly in a cold JVM. */
  private List<S> initial = List.of();

  private List<S> ending = List.of();
  private @Nullable Set<S> initialSet;
  private @Nullable Set<S> finalSet;

  /** Made on first use. Two threads may each make one; both are equal. */
  private @Nullable ReachableStates<S> moves;

  /** A definition; the states are named as their constants where they have no names. */
  protected Definition(
      String machine, S[] states, String @Nullable [] stateNames, String[] eventNames) {
    this.machine = machine;
    this.constants = states;
    this.states = List.of(states);
    this.stateNames = stateNames;
    this.eventNames = eventNames;
    this.forbidden = new ArrayList<>();
  }

  /** A definition of the same machine, which is complete. */
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

  /** Pairs of states that no transition may join; where there are none, any is meant. */
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

  /** Declares that events that are not expected are ignored. */
  public final void ignores() {
    lenient = true;
  }

  /** Returns whether events that are not expected are ignored. */
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
   * Sets the declared names of the states, in their order, if they differ from the constants'
   * names.
   */
  public final void names(String... names) {
    stateNames = names;
  }

  /** Sets the position of each event constant; the enum may have been compiled separately. */
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
   * Sets the reason why no transition may lead from one set of states to another; an empty set
   * means any state.
   */
  public final void forbid(String because, List<S> from, List<S> to) {
    forbidden.add(new Forbidden<>(because, from, to));
  }

  /** An unmodifiable set of constants in the order of their enum. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // states are constants of one enum
  static <S> Set<S> ordered(Collection<S> constants) {
    return constants.isEmpty()
        ? Set.of()
        : Collections.unmodifiableSet((Set<S>) EnumSet.copyOf((Collection) constants));
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  @Override
  public final Set<S> initialStates() {
    Set<S> known = initialSet;
    if (known == null) {
      known = ordered(initial);
      initialSet = known;
    }
    return known;
  }

  /** The final states, in declared order; unmodifiable. */
  @Override
  public final Set<S> finalStates() {
    Set<S> known = finalSet;
    if (known == null) {
      known = ordered(ending);
      finalSet = known;
    }
    return known;
  }

  /** The constant that stands for a state; the state itself, unless states carry data. */
  @SuppressWarnings("unchecked") // callers got the state from this definition
  protected S key(Object state) {
    return (S) (state instanceof StateRecord<?> carrier ? carrier.stateType() : state);
  }

  /** The position of an event among the machine's events. */
  protected int indexOf(E event) {
    // an enum is told from others at once, an interface not
    return positionOf(
        event instanceof Enum<?> constant ? constant : ((EventRecord<?>) event).eventType());
  }

  /** The position of a constant of the enum of events, or of their types. */
  protected int positionOf(Enum<?> key) {
    return columns == null ? key.ordinal() : columns[key.ordinal()];
  }

  /** Returns true if a state is final. */
  protected boolean isFinal(S state) {
    return ending.contains(state);
  }

  /** The reason why no transition may join two states; null if that is not declared. */
  protected @Nullable String because(S from, S to) {
    for (Forbidden<S> pair : forbidden) {
      if ((pair.from.isEmpty() || pair.from.contains(from))
          && (pair.to.isEmpty() || pair.to.contains(to))) {
        return pair.because;
      }
    }
    return null;
  }

  /** The machine's name. */
  @Override
  public final String machine() {
    return machine;
  }

  /** The declared name of a state. */
  @Override
  public final String name(@Nullable Object state) {
    int index = state == null ? -1 : position(key(state));
    if (index < 0) {
      return String.valueOf(state);
    }
    return stateNames == null ? ((Enum<?>) states.get(index)).name() : stateNames[index];
  }

  /** The position of a state, or of what carries its data, among the states; -1 if it is none. */
  @Override
  public final int indexOfState(Object state) {
    return position(key(state));
  }

  /** The position of an event among the events. */
  @Override
  public final int indexOfEvent(E event) {
    return indexOf(event);
  }

  private int position(S state) {
    int ordinal = state instanceof Enum<?> constant ? constant.ordinal() : -1;
    boolean known = ordinal >= 0 && ordinal < states.size() && states.get(ordinal) == state;
    return known ? ordinal : states.indexOf(state);
  }

  /** Returns whether a constant is a state of this machine. */
  public final boolean isState(Enum<?> constant) {
    int ordinal = constant.ordinal();
    return ordinal < constants.length && constants[ordinal] == constant;
  }

  /** The state at a position. */
  final S state(int position) {
    return constants[position];
  }

  /** The states, in declared order. */
  @Override
  public final List<S> states() {
    return states;
  }

  /** The declared names of the events, in declared order. */
  @Override
  public final List<String> eventNames() {
    return Collections.unmodifiableList(Arrays.asList(eventNames));
  }

  /** The name, in errors, of an event, or of a state that was to be forced where there is none. */
  public final String nameOf(@Nullable E event, @Nullable Object forced) {
    return event == null ? "force to " + name(forced) : eventNames[indexOf(event)];
  }

  /** The declared name of an event, by its position. */
  public final String eventName(int event) {
    return eventNames[event];
  }

  final int events() {
    return eventNames.length;
  }

  /**
   * Something that a state may do on an event.
   *
   * @param guard the guard's text; null if there is none
   * @param targets the states it leads to, at least one; several if one is picked at run time
   * @param byHistory the text for where it leads if history decides that, so that no way counts on
   *     it; null where the targets say it
   */
  public record Candidate<S>(@Nullable String guard, List<S> targets, @Nullable String byHistory) {

    /** A candidate that leads where its targets say. */
    public Candidate(@Nullable String guard, List<S> targets) {
      this(guard, targets, null);
    }

    /** A candidate without guard. */
    public static <S> Candidate<S> to(S target) {
      return new Candidate<>(null, List.of(target));
    }
  }

  /** The candidates of a state for an event, in the order in which their guards are evaluated. */
  protected abstract List<Candidate<S>> candidates(S from, int event);

  /**
   * The candidates of a state that need no event, in the order in which their guards are evaluated.
   */
  protected List<Candidate<S>> eventless(S from) {
    return List.of();
  }

  /** The steps that one which was recorded without its event may have been. */
  protected List<Candidate<S>> withoutEvent(S from) {
    List<Candidate<S>> candidates = new ArrayList<>();
    for (int event = 0; event < events(); event++) {
      candidates.addAll(candidates(from, event));
    }
    return candidates;
  }

  /**
   * Returns true if the program may fire an event; other events are raised by the machine itself.
   */
  protected boolean isOffered(int event) {
    return true;
  }

  /** The occasion on which the machine itself makes an event happen that is not offered. */
  protected String made(int event) {
    throw new AssertionError(event);
  }

  /**
   * The words of a path through the machine for an event in a state: empty if it follows from the
   * one before, null if no path can count on it.
   */
  protected @Nullable String onWay(S state, int event) {
    return eventName(event);
  }

  /** The name of an instance in errors: the machine's name, and the id if there is one. */
  public final String subject(@Nullable String entityId) {
    return entityId == null ? machine() : machine() + " " + entityId;
  }

  /** Returns true if the program may fire an event in a state, guards aside. */
  public final boolean hasCandidate(S state, int event) {
    return isOffered(event) && !candidates(state, event).isEmpty();
  }

  /** The one state to which an event leads, wherever it is legal; null if there is not just one. */
  public final @Nullable S onlyTarget(int event) {
    Set<S> targets = event < 0 ? Set.of() : targetsOf(event);
    return targets.size() == 1 ? targets.iterator().next() : null;
  }

  /** The states to which an event leads, wherever it is legal, in declared order of the sources. */
  final Set<S> targetsOf(int event) {
    Set<S> targets = new LinkedHashSet<>();
    for (S state : states()) {
      addTargets(state, event, targets);
    }
    return targets;
  }

  /** Adds the states to which an event leads from one. */
  final void addTargets(S from, int event, Set<S> targets) {
    for (Candidate<S> candidate : candidates(from, event)) {
      targets.addAll(candidate.targets());
    }
  }

  /**
   * Returns true if a state was active in the instance that refused, and null if that is unknown.
   *
   * @param name the declared name of the state
   */
  protected @Nullable Boolean isActive(S from, String name) {
    // which states lie within which is not known here
    return name(from).equals(name) ? true : null;
  }

  /** The truth of a guard's name in a state, as far as it is known: of {@code in(STATE)} alone. */
  final @Nullable Boolean fact(S from, String name) {
    return name.startsWith("in(") ? isActive(from, name.substring(3, name.length() - 1)) : null;
  }

  /** The guards of a state for an event, as written. */
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

  /** The reason why no transition may join two states; null if that is not declared. */
  public final @Nullable String why(Object from, Object to) {
    return because(key(from), key(to));
  }

  /** Returns true if an instance is always in exactly one state. */
  protected boolean isInOneState() {
    return true;
  }

  /** The name, in a refusal, of the state in which something was refused. */
  protected String here(S from) {
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

  /** The states that a transition leads to, guards aside, in declared order; unmodifiable. */
  public final Set<S> targets(S from) {
    return moves().targets(from);
  }

  /**
   * The events that may be fired and have a transition, in declared order; unmodifiable.
   *
   * @param type the enum of events, or of their types
   * @param <K> that enum
   */
  public final <K extends Enum<K>> Set<K> events(S from, Class<K> type) {
    return moves().events(from, type);
  }

  @Override
  public void rehearse(TransitionListener<S, String> listener) {
    for (S from : states()) {
      listener.refused(from, null);
      for (int event = 0; event < events(); event++) {
        String name = eventName(event);
        Set<S> reached = new LinkedHashSet<>();
        addTargets(from, event, reached);
        reached.forEach(to -> listener.moved(from, name, to));
        listener.refused(from, name);
      }
    }
  }

  // What makes errors and outcomes is in a class that is loaded with the first refusal.

  /** The refusal of an event. */
  public final Refusal refusal(Refusal.Kind kind, @Nullable String entityId, Object from, E event) {
    return new ExplainedRefusal(this, kind, entityId, from, indexOf(event), event, null);
  }

  /** The refusal of a change of state. */
  public final Refusal refusal(@Nullable String entityId, Object from, Object target) {
    return new ExplainedRefusal(this, Refusal.Kind.ILLEGAL, entityId, from, -1, null, target);
  }

  /**
   * The outcome for a negative answer of {@link FlatSteps#select}.
   *
   * @param ignored whether nothing was expected
   * @param <T> the type of states, of which this one tells the constants
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
   * The {@link IllegalTransitionError} for a negative answer of {@link FlatSteps#select}; declared
   * so that a class that may throw it is loaded without it.
   */
  public final RuntimeException error(int refused, S from, E event) {
    return ExplainedRefusal.error(refusal(kind(refused), null, from, event));
  }

  /** Throws the {@link IllegalTransitionError} of an event that has no transition. */
  public final S illegal(S from, E event) {
    throw error(ILLEGAL, from, event);
  }

  /** The {@link IllegalTransitionError} for a change of state; declared as the other is. */
  public final RuntimeException error(S from, S target) {
    return ExplainedRefusal.error(refusal(null, from, target));
  }

  /**
   * Requires that some transition leads from one state to another, whatever its guard says.
   *
   * @return that other
   * @throws IllegalTransitionError if none does
   */
  public final S requireTransition(S from, S target) {
    if (!targets(from).contains(target)) {
      throw error(from, target);
    }
    return target;
  }

  /**
   * Whether one event may take an instance from one state to another, with whatever the machine
   * then does by itself, guards aside. A superstate stands for all the leaves within.
   *
   * @param from a state, with its data or without
   * @param target a state, with its data or without
   */
  public final boolean mayLead(Object from, Object target) {
    Set<S> entered = new LinkedHashSet<>();
    for (S leaf : leavesWithin(key(from))) {
      entered.addAll(targets(leaf));
    }
    return moves().settled(entered).contains(key(target));
  }

  /** Returns true if an instance may begin in a state, given with its data or without. */
  public final boolean mayBegin(Object state) {
    return moves().settled(initialStates()).contains(key(state));
  }

  /** The leaves that a state holds; itself where it is one. */
  protected List<S> leavesWithin(S state) {
    return List.of(state);
  }

  /**
   * Returns whether an instance can be in a state and nothing else: it has no states within, and no
   * other state is active with it.
   */
  public boolean isWhole(S state) {
    return leavesWithin(state).equals(List.of(state));
  }

  /** The same for a refusal in a state, which may stand for several that take events. */
  protected Definition<S, E> at(Object state) {
    return this;
  }

  /**
   * Replays an instance that is more than its state, which may begin where the set says; else null.
   *
   * @param stored whether earlier versions may have recorded steps, which named a state that is a
   *     superstate now while it was a leaf
   */
  protected @Nullable Replaying<S> replaying(
      @Nullable Set<S> initial, @Nullable String entityId, boolean stored) {
    return null;
  }
}
