package dev.pawl.store.machine;

import dev.pawl.DeclaredName;
import dev.pawl.store.scope.CallScope;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The description of a machine for a store: the stored names of its states and events, the initial
 * states, and a function that opens an instance. Immutable and thread-safe. One object per machine
 * is enough.
 *
 * <p>If a machine declares the serializer {@code STORE}, the generated method {@code
 * CircuitStored.machine()} returns its description. For other machines, use {@link #named}.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoredMachine<S, E> {

  private final String name;
  private final WireNames<S, E> names;
  private final Set<String> initial;
  private final Legality legality;
  private final List<Enum<?>> codes;
  private final Set<Trait> traits;
  private final @Nullable Function<StoredSnapshot, ? extends @Nullable S> reads;
  private final Function<Opening<S, E>, StoredInstance<S, E>> opens;

  private StoredMachine(StoredMachine<S, E> machine, List<Enum<?>> codes) {
    this.name = machine.name;
    this.names = machine.names;
    this.initial = machine.initial;
    this.legality = machine.legality;
    this.codes = codes;
    this.traits = machine.traits;
    this.reads = machine.reads;
    this.opens = machine.opens;
  }

  private StoredMachine(
      Builder<S, E> builder, Function<Opening<S, E>, StoredInstance<S, E>> opens) {
    this.name = builder.name;
    this.names = builder.names();
    this.initial = new LinkedHashSet<>(builder.initial);
    this.legality = Objects.requireNonNull(builder.legality, "legality(…) is missing");
    this.codes = List.of();
    this.traits = EnumSet.copyOf(builder.traits);
    this.reads = builder.reads;
    this.opens = Objects.requireNonNull(opens, "opens");
    names.requireInitial(name, initial);
  }

  /**
   * Returns a builder of a description.
   *
   * @param name the machine's name in records
   */
  public static <S, E> Builder<S, E> named(String name) {
    return new Builder<>(name);
  }

  /** Returns the machine's name. */
  public String name() {
    return name;
  }

  /** Returns the stored names of all states, including superstates. */
  public List<String> stateNames() {
    return names.states();
  }

  /**
   * Returns the names that a state has in rows: its stored name and its former names.
   *
   * @param wireName the stored name of the state
   */
  public List<String> namesOf(String wireName) {
    return names.of(wireName);
  }

  /** Returns the stored names of the initial states, in declared order. */
  public List<String> initial() {
    return List.copyOf(initial);
  }

  /** Returns the stored name of a state. */
  public String nameOf(S state) {
    return names.toWire().apply(state);
  }

  /** Returns the stored name of an event; null for null. */
  public @Nullable String nameOfEvent(@Nullable E event) {
    return event == null ? null : names.eventToWire().apply(event);
  }

  /**
   * Returns the state with a stored or former name; null if the states of the machine carry data,
   * because a name does not contain the data.
   *
   * @param wireName the stored name, or a former one
   * @throws IllegalArgumentException if there is no such state
   */
  public @Nullable S state(String wireName) {
    return names.state(wireName);
  }

  /**
   * Returns the declared name of a state.
   *
   * @param wireName the stored name, or a former one; an unknown name is returned unchanged
   */
  public String declaredName(String wireName) {
    return names.declaredOr(wireName, wireName);
  }

  /** Returns whether a name is the stored name or a former name of a state. */
  public boolean knows(String wireName) {
    return !names.currentOr(wireName, "").isEmpty();
  }

  /**
   * Returns whether a row with this state needs no snapshot, because no other state is active below
   * or in parallel to it. Returns true for an unknown state.
   */
  public boolean isWhole(String wireName) {
    return !knows(wireName) || legality.isWhole(wireName);
  }

  /** Returns whether a name is the stored name or a former name of a final state. */
  public boolean isFinal(String wireName) {
    return knows(wireName) && legality.isFinal(wireName);
  }

  /** Returns the current stored name of a state. An unknown name is returned unchanged. */
  public String current(String wireName) {
    return names.currentOr(wireName, wireName);
  }

  /**
   * Returns the event with a stored name; null if the events of the machine carry a payload,
   * because a name does not contain the payload.
   *
   * @param wireName the stored name; null for no event
   * @throws IllegalArgumentException if there is no such event
   */
  public @Nullable E event(@Nullable String wireName) {
    return names.event(wireName);
  }

  /**
   * Returns whether a name is the stored name of an event. Always true if events carry a payload.
   */
  public boolean knowsEvent(String wireName) {
    return names.knowsEvent(wireName);
  }

  /**
   * Returns the constant of a reason code by its name; empty if the enum of codes is not known or
   * has no such constant.
   */
  public Optional<Enum<?>> code(@Nullable String constant) {
    return codes.stream().filter(code -> code.name().equals(constant)).findFirst();
  }

  /** Returns a copy that reads the reason codes of causes as constants of an enum. */
  public StoredMachine<S, E> withCodes(Class<? extends Enum<?>> type) {
    return new StoredMachine<>(this, List.of(type.getEnumConstants()));
  }

  /** Returns the rules that decide whether recorded steps are legal. */
  public Legality legality() {
    return legality;
  }

  /** Returns whether instances have data in addition to the state, so that snapshots are stored. */
  public boolean hasSnapshots() {
    return traits.contains(Trait.SNAPSHOTS);
  }

  /**
   * Returns whether the machine has regions. A step of such a machine need not leave the state that
   * the previous step entered.
   */
  public boolean hasRegions() {
    return traits.contains(Trait.REGIONS);
  }

  /** Returns whether the machine has timers, so that the time of the next timer is stored. */
  public boolean hasTimers() {
    return traits.contains(Trait.TIMERS);
  }

  /** Opens an instance for one step. */
  public StoredInstance<S, E> open(Opening<S, E> opening) {
    CallScope scope = CallScope.opening(name, opening.entityId(), opening.effectContext());
    try (scope) {
      StoredInstance<S, E> instance = opens.apply(opening);
      opening.opened(instance);
      return instance;
    }
  }

  /** Returns whether {@link #read} can read snapshots. */
  public boolean canRead() {
    return reads != null;
  }

  /**
   * Reads the values of a snapshot that application types create, without opening an instance.
   *
   * @return the state of the instance; null if several states are active
   * @throws IllegalArgumentException if the snapshot cannot be read
   */
  public @Nullable S read(StoredSnapshot snapshot) {
    return Objects.requireNonNull(reads, "reads(…) is missing").apply(snapshot);
  }

  @Override
  public String toString() {
    return name;
  }

  /**
   * Builds the description of a machine. Not thread-safe.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static final class Builder<S, E> {
    private final String name;
    private final List<String> stateNames = new ArrayList<>();
    private final List<String> formerNames = new ArrayList<>();
    private final Set<String> initial = new LinkedHashSet<>();
    private @Nullable Function<? super S, String> toWire;
    private @Nullable Function<String, ? extends S> fromWire;
    private UnaryOperator<String> current = UnaryOperator.identity();
    private UnaryOperator<String> declared = UnaryOperator.identity();
    private @Nullable Function<? super E, String> eventToWire;
    private @Nullable Function<String, ? extends E> eventFromWire;
    private @Nullable Legality legality;
    private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
    private @Nullable Function<StoredSnapshot, ? extends @Nullable S> reads;

    private Builder(String name) {
      this.name = Objects.requireNonNull(name, "name");
    }

    /**
     * Sets the states: the constants of an enum.
     *
     * @param values all constants of the enum
     * @param toName returns the stored name of a state
     * @param fromName returns the state with a stored or former name
     */
    public Builder<S, E> states(
        S[] values, Function<? super S, String> toName, Function<String, ? extends S> fromName) {
      fromWire = Objects.requireNonNull(fromName, "fromName");
      return states(values, toName, fromName, toName);
    }

    /**
     * Sets the types of states that carry data. Snapshots are then stored, because the name of a
     * state does not contain its data.
     *
     * @param types all constants of the enum of types
     * @param toName returns the stored name of a type
     * @param fromName returns the type with a stored or former name
     * @param nameOfState returns the stored name of a state's type
     * @param <K> the enum of the types
     */
    public <K> Builder<S, E> states(
        K[] types,
        Function<? super K, String> toName,
        Function<String, ? extends K> fromName,
        Function<? super S, String> nameOfState) {
      for (K type : types) {
        stateNames.add(toName.apply(type));
      }
      toWire = nameOfState;
      current = name -> toName.apply(fromName.apply(name));
      declared = name -> DeclaredName.of(fromName.apply(name));
      return fromWire == null ? snapshots() : this;
    }

    /** Sets names that states had in earlier versions. Rows with these names can be read. */
    public Builder<S, E> formerStates(String... names) {
      formerNames.addAll(List.of(names));
      return this;
    }

    /**
     * Sets the stored names of events that are the constants of an enum.
     *
     * @param toName returns the stored name of an event
     * @param fromName returns the event with a stored name
     */
    public Builder<S, E> events(
        Function<? super E, String> toName, Function<String, ? extends E> fromName) {
      eventToWire = toName;
      eventFromWire = fromName;
      return this;
    }

    /**
     * Sets the stored names of events that carry a payload. The payload is not stored, so such
     * events cannot be read from the history.
     *
     * @param toName returns the stored name of an event
     */
    public Builder<S, E> events(Function<? super E, String> toName) {
      eventToWire = toName;
      eventFromWire = null;
      return this;
    }

    /** Sets the initial states. The first state is the default. */
    public Builder<S, E> initial(Collection<? extends S> states) {
      Function<? super S, String> name = Objects.requireNonNull(toWire, "states(…) is missing");
      states.forEach(state -> initial.add(name.apply(state)));
      return this;
    }

    /** Sets the initial states by their stored names. The first state is the default. */
    public Builder<S, E> initialNames(Collection<String> names) {
      initial.addAll(names);
      return this;
    }

    /** Sets the rules that decide whether recorded steps are legal. */
    public Builder<S, E> legality(Legality newLegality) {
      legality = newLegality;
      return this;
    }

    /**
     * Declares that the machine has a context, history states or deferred events, so that snapshots
     * are stored.
     */
    public Builder<S, E> snapshots() {
      traits.add(Trait.SNAPSHOTS);
      return this;
    }

    /**
     * Declares that the machine has regions. Snapshots are stored, and a step need not leave the
     * state that the previous step entered.
     */
    public Builder<S, E> regions() {
      traits.add(Trait.REGIONS);
      return snapshots();
    }

    /**
     * Declares that the machine has timers. Snapshots and the time of the next timer are stored.
     */
    public Builder<S, E> timers() {
      traits.add(Trait.TIMERS);
      return snapshots();
    }

    /**
     * Sets the function that reads the values of a snapshot that application types create. With
     * this function, a store checks that it can read a snapshot that it has just written. Optional:
     * without this function, a store opens an instance for this check.
     *
     * @param reader reads the values, and returns the state; null if several states are active
     */
    public Builder<S, E> reads(Function<StoredSnapshot, ? extends @Nullable S> reader) {
      reads = reader;
      return this;
    }

    private WireNames<S, E> names() {
      return new WireNames<>(
          List.copyOf(stateNames),
          List.copyOf(formerNames),
          Objects.requireNonNull(toWire, "states(…) is missing"),
          fromWire,
          current,
          declared,
          Objects.requireNonNull(eventToWire, "events(…) is missing"),
          eventFromWire);
    }

    /**
     * Builds the description.
     *
     * @param open the function that opens an instance
     * @throws NullPointerException if a required setting is missing; the message names it
     * @throws IllegalStateException if there is no initial state, or an initial state is not a
     *     state
     */
    public StoredMachine<S, E> opens(Function<Opening<S, E>, StoredInstance<S, E>> open) {
      return new StoredMachine<>(this, open);
    }
  }
}
