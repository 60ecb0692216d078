package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What all instances of a machine share: its names, its sets of states, and what leads where, which
 * refusals are explained with. Generated code tells it all that in the initializer of a class; from
 * then on it is thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Definition<S, E> extends Facts<S, E> {

  /** Stands for a transition where the event has none. */
  public static final int ILLEGAL = -1;

  /** Stands for a transition where every guard refused. */
  public static final int REFUSED = -2;

  /** Made when first asked for; two threads may each make one, which are equal. */
  private Moves<S> moves;

  /**
   * A definition of a machine.
   *
   * @param machine the machine's name
   * @param states all states in declared order
   * @param stateNames their declared names, in the same order; null if those are of the constants
   * @param eventNames the declared names of the events, in declared order
   */
  protected Definition(String machine, S[] states, String[] stateNames, String[] eventNames) {
    super(machine, states, stateNames, eventNames);
  }

  /** A definition of the same machine. */
  protected Definition(Definition<S, E> known) {
    super(known);
  }

  private Moves<S> moves() {
    Moves<S> known = moves;
    if (known == null) {
      known = new Moves<>(this);
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

  /**
   * Something that a state may do on an event.
   *
   * @param guard the guard's text; null if there is none
   * @param targets the states it leads to, at least one; several if one is picked at run time
   * @param <S> the type of states
   */
  public record Candidate<S>(String guard, List<S> targets) {

    /** A candidate without guard. */
    public static <S> Candidate<S> to(S target) {
      return new Candidate<>(null, List.of(target));
    }
  }

  /** The candidates of a state for an event, in the order in which they are asked. */
  protected abstract List<Candidate<S>> candidates(S from, int event);

  /** The candidates of a state that need no event, in the order in which they are asked. */
  protected List<Candidate<S>> eventless(S from) {
    return List.of();
  }

  /** What a step may have been that was recorded without its event. */
  protected List<Candidate<S>> withoutEvent(S from) {
    List<Candidate<S>> candidates = new ArrayList<>();
    for (int event = 0; event < events(); event++) {
      candidates.addAll(candidates(from, event));
    }
    return candidates;
  }

  /** Whether the program may fire an event; if not, only the machine itself makes it happen. */
  protected boolean isOffered(int event) {
    return true;
  }

  /** When the machine itself makes an event happen that is not offered. */
  protected String made(int event) {
    throw new AssertionError(event);
  }

  /**
   * What a way through the machine says of an event in a state: empty if it follows from the one
   * before, null if no way can count on it.
   */
  protected String onTheWay(S state, int event) {
    return eventName(event);
  }

  /** What errors call an instance: the machine's name, and the id if there is one. */
  public final String subject(String entityId) {
    return entityId == null ? machine() : machine() + " " + entityId;
  }

  /** Whether the program may fire an event in a state, guards aside. */
  public final boolean hasCandidate(S state, int event) {
    return isOffered(event) && !candidates(state, event).isEmpty();
  }

  /** The refusal of an event. */
  public final Refusal refusal(Refusal.Kind kind, String entityId, Object from, E event) {
    return new ExplainedRefusal(this, kind, entityId, from, indexOf(event), event, null);
  }

  /** The refusal of a change of state. */
  public final Refusal refusal(String entityId, S from, S target) {
    return new ExplainedRefusal(this, Refusal.Kind.ILLEGAL, entityId, from, -1, null, target);
  }

  /**
   * The outcome for a negative answer of {@link Instance#select}.
   *
   * @param ignored whether nothing was expected
   * @param <T> the type of states, of which this one tells the constants
   */
  public final <T> Outcome<T> refused(
      int refused, boolean ignored, String entityId, T from, E event) {
    if (ignored) {
      return new Outcome.Ignored<>(from, false);
    }
    return refused == REFUSED
        ? new Outcome.GuardRefused<>(from, refusal(Refusal.Kind.GUARD, entityId, from, event))
        : new Outcome.Illegal<>(from, refusal(Refusal.Kind.ILLEGAL, entityId, from, event));
  }

  /**
   * The {@link IllegalTransitionError} for a negative answer of {@link Instance#select}; declared
   * so that a class that may throw it is loaded without it.
   */
  public final RuntimeException error(int refused, S from, E event) {
    Refusal.Kind kind = refused == REFUSED ? Refusal.Kind.GUARD : Refusal.Kind.ILLEGAL;
    return refusal(kind, null, from, event).error();
  }

  /** The {@link IllegalTransitionError} for a change of state; declared as the other is. */
  public final RuntimeException error(S from, S target) {
    return refusal(null, from, target).error();
  }

  /** The one state to which an event leads, wherever it is legal; null if there is not just one. */
  public final Object onlyTarget(int event) {
    Set<S> targets = event < 0 ? Set.of() : targetsOf(event);
    return targets.size() == 1 ? targets.iterator().next() : null;
  }

  /** The states to which an event leads, wherever it is legal, in declared order of the sources. */
  final Set<S> targetsOf(int event) {
    Set<S> targets = new LinkedHashSet<>();
    for (S state : states()) {
      for (Candidate<S> candidate : candidates(state, event)) {
        targets.addAll(candidate.targets());
      }
    }
    return targets;
  }

  /** What may be done in a state, in declared order. */
  public final List<Refusal.Move> permitted(Object from) {
    List<Refusal.Move> moves = new ArrayList<>();
    for (int event = 0; event < events(); event++) {
      for (Candidate<S> candidate :
          isOffered(event) ? candidates(key(from), event) : List.<Candidate<S>>of()) {
        moves.add(new Refusal.Move(eventName(event), candidate.guard(), candidate.targets()));
      }
    }
    return moves;
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

  /** Why no transition may join two states; null if that is not declared. */
  public final String why(Object from, Object to) {
    return because(key(from), key(to));
  }

  /**
   * The names of the events on the shortest way between two states, guards aside, with {@code (wait
   * 60s)} where a timer must run down; empty if there is none, or the two are one.
   */
  public final List<String> way(Object from, Object to) {
    S goal = key(to);
    return new Ways<>(this, Set.of(goal)).toNearest(key(from)).getOrDefault(goal, List.of());
  }

  /** The whole explanation of a refusal; {@link ExplainedRefusal} tells what the parameters are. */
  public final String explain(
      Refusal.Kind kind, String entityId, Object from, int event, Object target) {
    return new Explanation<>(this).of(kind, entityId, key(from), event, key(target));
  }

  /** The same for a refusal in a state, which may stand for several that take events. */
  protected Definition<S, E> at(Object state) {
    return this;
  }

  /** Whether an instance is always in one state, which the next step leaves. */
  protected boolean isInOneState() {
    return true;
  }

  /** What a refusal calls the state in which it was refused. */
  protected String here(S from) {
    return name(from);
  }

  /**
   * Replays an instance that is more than its state, which may begin where the set says; else null.
   */
  protected Replaying<S> replaying(Set<S> initial, String entityId) {
    return null;
  }
}
