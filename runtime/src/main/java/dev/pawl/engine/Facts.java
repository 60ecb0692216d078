package dev.pawl.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The states and events of a machine as declared, apart from transitions: their names, where an
 * instance begins and ends, and what is forbidden.
 */
public abstract class Facts<S, E> {

  private final String machine;
  private final S[] constants;
  private final List<S> states;
  private final String[] eventNames;
  private final List<Forbidden<S>> forbidden;
  private String @Nullable [] stateNames;
  private int @Nullable [] columns;

  /**
   * Made into sets when they are asked for: an enum's set is costly in a JVM that has just begun.
   */
  private List<S> initial = List.of();

  private List<S> ending = List.of();
  private @Nullable Set<S> initialSet;
  private @Nullable Set<S> finalSet;

  Facts(String machine, S[] states, String @Nullable [] stateNames, String[] eventNames) {
    this.machine = machine;
    this.constants = states;
    this.states = List.of(states);
    this.stateNames = stateNames;
    this.eventNames = eventNames;
    this.forbidden = new ArrayList<>();
  }

  /** The same facts as another's, which is complete. */
  Facts(Facts<S, E> known) {
    this.machine = known.machine;
    this.states = known.states;
    this.constants = known.constants;
    this.eventNames = known.eventNames;
    this.stateNames = known.stateNames;
    this.columns = known.columns;
    this.forbidden = known.forbidden;
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

  /** Tells the declared names of the states, in their order, if they are not those of constants. */
  public final void names(String... names) {
    stateNames = names;
  }

  /** Tells the position of each constant of an enum of events that may have been compiled apart. */
  public final void columns(int... positions) {
    columns = positions;
  }

  /** Tells in which states an instance may begin. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void begins(S... states) {
    initial = List.of(states);
  }

  /** Tells which states are final. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public final void ends(S... states) {
    ending = List.of(states);
  }

  /** Tells why no transition may lead from one of some states to another; none stands for any. */
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
  public final Set<S> initialStates() {
    Set<S> known = initialSet;
    if (known == null) {
      known = ordered(initial);
      initialSet = known;
    }
    return known;
  }

  /** The final states, in declared order; unmodifiable. */
  public final Set<S> finalStates() {
    Set<S> known = finalSet;
    if (known == null) {
      known = ordered(ending);
      finalSet = known;
    }
    return known;
  }

  /** The constant that stands for a state; the state itself, unless states carry data. */
  @SuppressWarnings("unchecked") // whoever asks got the state from here
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

  /** Whether a state is final. */
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
  public final String machine() {
    return machine;
  }

  /** The declared name of a state. */
  public final String name(@Nullable Object state) {
    int index = state == null ? -1 : position(key(state));
    if (index < 0) {
      return String.valueOf(state);
    }
    return stateNames == null ? ((Enum<?>) states.get(index)).name() : stateNames[index];
  }

  /** The position of a state, or of what carries its data, among the states; -1 if it is none. */
  public final int indexOfState(Object state) {
    return position(key(state));
  }

  /** The position of an event among the events. */
  public final int indexOfEvent(E event) {
    return indexOf(event);
  }

  private int position(S state) {
    int ordinal = state instanceof Enum<?> constant ? constant.ordinal() : -1;
    boolean known = ordinal >= 0 && ordinal < states.size() && states.get(ordinal) == state;
    return known ? ordinal : states.indexOf(state);
  }

  /** The state at a position. */
  final S state(int position) {
    return constants[position];
  }

  /** The states, in declared order. */
  public final List<S> states() {
    return states;
  }

  /** The declared names of the events, in declared order. */
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
}
