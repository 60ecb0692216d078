package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionListener;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part that all instances of a machine share: its names, its sets of states, and what leads
 * where, which refusals are explained with. Generated code says all that in the initializer of a
 * class; from then on it is thread-safe.
 */
public abstract class Definition<S, E> extends Candidates<S, E> implements MachineTable<S, E> {

  /** Stands for a transition where the event has none. */
  public static final int ILLEGAL = -1;

  /** Stands for a transition where every guard refused. */
  public static final int REFUSED = -2;

  /** Stands for a transition where an engine makes the step. */
  public static final int WATCHED = -3;

  /** Made when first asked for; two threads may each make one, which are equal. */
  private @Nullable ReachableStates<S> moves;

  /** A definition; the states are named as their constants where they have no names. */
  protected Definition(
      String machine, S[] states, String @Nullable [] stateNames, String[] eventNames) {
    super(machine, states, stateNames, eventNames);
  }

  /** A definition of the same machine. */
  protected Definition(Definition<S, E> known) {
    super(known);
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

  /** The target of a transition that an instance has selected; null where the instance knows it. */
  @Nullable S target(int transition) {
    return null;
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
   * The outcome for a negative answer of {@link Instance#select}.
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
   * The {@link IllegalTransitionError} for a negative answer of {@link Instance#select}; declared
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

  /** Whether an instance may be in a state, with its data or without, when it has just begun. */
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
