package dev.pawl.engine;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What explanations of refusals are made of; generated code says what leads where. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Definition<S, E> {

  private final String machine;
  private final List<S> states;
  private final String[] stateNames;
  private final String[] eventNames;

  /**
   * A definition of a machine.
   *
   * @param machine the machine's name
   * @param states all states in declared order
   * @param stateNames their declared names, in the same order
   * @param eventNames the declared names of the events, in declared order
   */
  protected Definition(String machine, S[] states, String[] stateNames, String[] eventNames) {
    this.machine = machine;
    this.states = List.of(states);
    this.stateNames = stateNames;
    this.eventNames = eventNames;
  }

  /**
   * Something that a state may do on an event.
   *
   * @param guard the guard's text; null if there is none
   * @param targets the states it leads to; several if one is picked at run time
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

  /** The position of an event among the machine's events. */
  protected int indexOf(E event) {
    return ((Enum<?>) event).ordinal();
  }

  /** The position of a constant of the enum of events, or of their types. */
  protected int positionOf(Enum<?> key) {
    return key.ordinal();
  }

  /** Whether a life ends in a state. */
  protected boolean isFinal(S state) {
    return false;
  }

  /** Why no transition may join two states; null if that is not declared. */
  protected String because(S from, S to) {
    return null;
  }

  /** The machine's name. */
  public final String machine() {
    return machine;
  }

  /** The refusal of an event. */
  public final Refusal refusal(Refusal.Kind kind, String entityId, S from, E event) {
    return new Refusal(this, kind, entityId, from, indexOf(event), event, null);
  }

  /** The refusal of a change of state. */
  public final Refusal refusal(String entityId, S from, S target) {
    return new Refusal(this, Refusal.Kind.ILLEGAL, entityId, from, -1, null, target);
  }

  /** The error for a negative answer of {@link Life#select}. */
  public final IllegalTransitionError error(int refused, S from, E event) {
    Refusal.Kind kind = refused == Life.REFUSED ? Refusal.Kind.GUARD : Refusal.Kind.ILLEGAL;
    return refusal(kind, null, from, event).error();
  }

  /** The one state to which an event leads, wherever it is legal; null if there is not just one. */
  public final Object onlyTarget(int event) {
    Set<S> targets = event < 0 ? Set.of() : targetsOf(event);
    return targets.size() == 1 ? targets.iterator().next() : null;
  }

  private Set<S> targetsOf(int event) {
    Set<S> targets = new LinkedHashSet<>();
    for (S state : states) {
      candidates(state, event).forEach(c -> targets.addAll(c.targets()));
    }
    return targets;
  }

  /** What may be done in a state, in declared order. */
  public final List<Refusal.Move> permitted(Object from) {
    List<Refusal.Move> moves = new ArrayList<>();
    for (int event = 0; event < eventNames.length; event++) {
      for (Candidate<S> candidate : candidates(cast(from), event)) {
        moves.add(new Refusal.Move(eventNames[event], candidate.guard(), candidate.targets()));
      }
    }
    return moves;
  }

  /** The guards of a state for an event, as written. */
  public final List<String> guards(Object from, int event) {
    List<String> guards = new ArrayList<>();
    if (event >= 0) {
      for (Candidate<S> candidate : candidates(cast(from), event)) {
        if (candidate.guard() != null) {
          guards.add(candidate.guard());
        }
      }
    }
    return guards;
  }

  /** Why no transition may join two states; null if that is not declared. */
  public final String why(Object from, Object to) {
    return because(cast(from), cast(to));
  }

  /** The names of the events on the shortest way between two states; empty if there is none. */
  public final List<String> way(Object from, Object to) {
    Map<S, S> cameFrom = new HashMap<>();
    Map<S, Integer> cameBy = new HashMap<>();
    ArrayDeque<S> reached = new ArrayDeque<>();
    reached.add(cast(from));
    while (!reached.isEmpty()) {
      S state = reached.remove();
      for (int event = 0; event < eventNames.length; event++) {
        for (Candidate<S> candidate : candidates(state, event)) {
          for (S target : candidate.targets()) {
            if (cameBy.putIfAbsent(target, event) == null) {
              cameFrom.put(target, state);
              reached.add(target);
            }
          }
        }
        if (cameBy.containsKey(to)) {
          return backtrack(from, cast(to), cameFrom, cameBy);
        }
      }
    }
    return List.of();
  }

  private List<String> backtrack(Object from, S to, Map<S, S> cameFrom, Map<S, Integer> cameBy) {
    List<String> way = new ArrayList<>();
    S state = to;
    do {
      way.add(eventNames[cameBy.get(state)]);
      state = cameFrom.get(state);
    } while (!state.equals(from));
    Collections.reverse(way);
    return way;
  }

  /** The whole explanation of a refusal; {@link Refusal} tells what the parameters are. */
  public final String explain(
      Refusal.Kind kind, String entityId, Object from, int event, Object target) {
    StringBuilder text = new StringBuilder(machine);
    if (entityId != null) {
      text.append(' ').append(entityId);
    }
    String state = name(from);
    text.append(": ");
    if (kind == Refusal.Kind.GUARD) {
      text.append(eventNames[event]).append(" was refused in ").append(state);
      text.append(": no guard holds (");
      text.append(String.join("; ", guards(from, event))).append(").");
    } else if (target == null) {
      text.append(eventNames[event]).append(" is not legal in ").append(state).append('.');
    } else {
      text.append(state).append(" → ").append(name(target)).append(" is not legal");
      String because = why(from, target);
      text.append(because == null ? "." : ": " + sentence(because));
    }
    appendPermitted(text, from);
    if (kind == Refusal.Kind.ILLEGAL) {
      appendWay(text, from, event, target);
    }
    return text.toString();
  }

  private void appendPermitted(StringBuilder text, Object from) {
    List<Refusal.Move> moves = permitted(from);
    if (moves.isEmpty()) {
      text.append(" Nothing is legal here");
      text.append(isFinal(cast(from)) ? ": " + name(from) + " is final." : ".");
      return;
    }
    text.append(" Legal here: ");
    String separator = "";
    for (Refusal.Move move : moves) {
      text.append(separator).append(move.event());
      if (move.guard() != null) {
        text.append(" [").append(move.guard()).append(']');
      }
      text.append(" → ");
      text.append(String.join(" or ", move.targets().stream().map(this::name).toList()));
      separator = ", ";
    }
    text.append('.');
  }

  /** Where several targets are possible, the nearest is told; the state itself needs nothing. */
  private void appendWay(StringBuilder text, Object from, int event, Object target) {
    Set<S> goals = target != null ? Set.of(cast(target)) : targetsOf(event);
    S nearest = null;
    List<String> shortest = List.of();
    for (S goal : goals) {
      List<String> way = goal.equals(from) ? List.of() : way(from, goal);
      if (!way.isEmpty() && (nearest == null || way.size() < shortest.size())) {
        nearest = goal;
        shortest = way;
      }
    }
    if (nearest != null) {
      text.append(' ').append(name(nearest)).append(" needs: ");
      text.append(String.join(", ", shortest)).append('.');
    }
  }

  private static String sentence(String because) {
    boolean ended = because.endsWith(".") || because.endsWith("!") || because.endsWith("?");
    return ended ? because : because + ".";
  }

  /** The declared name of a state. */
  public final String name(Object state) {
    int index = states.indexOf(state);
    return index < 0 ? String.valueOf(state) : stateNames[index];
  }

  /** The states, in declared order. */
  public final List<S> states() {
    return states;
  }

  /** The declared names of the events, in declared order. */
  public final List<String> eventNames() {
    return Collections.unmodifiableList(Arrays.asList(eventNames));
  }

  @SuppressWarnings("unchecked")
  private S cast(Object state) {
    return (S) state;
  }
}
