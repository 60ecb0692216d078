package dev.pawl.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The candidates for each state and event, in the order in which they are asked. */
public abstract class Candidates<S, E> extends Facts<S, E> {

  Candidates(String machine, S[] states, String @Nullable [] stateNames, String[] eventNames) {
    super(machine, states, stateNames, eventNames);
  }

  Candidates(Candidates<S, E> known) {
    super(known);
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

  /** The candidates of a state for an event, in the order in which they are asked. */
  protected abstract List<Candidate<S>> candidates(S from, int event);

  /** The candidates of a state that need no event, in the order in which they are asked. */
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

  /** Whether the program may fire an event; if not, only the machine itself makes it happen. */
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

  /** Whether the program may fire an event in a state, guards aside. */
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
   * Whether a state is active where a refused instance was; null if that is not known.
   *
   * @param name the declared name of the state asked for
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

  /** Whether an instance is always in one state, which the next step leaves. */
  protected boolean isInOneState() {
    return true;
  }

  /** The name, in a refusal, of the state in which something was refused. */
  protected String here(S from) {
    return name(from);
  }
}
