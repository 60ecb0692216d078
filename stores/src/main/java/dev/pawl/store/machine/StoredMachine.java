package dev.pawl.store.machine;

import dev.pawl.engine.DeclaredName;
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
 * A machine as a store knows it: how its states and events are named in data, where instances begin
 * and end, and how an instance is opened. Immutable, thread-safe, made once per machine.
 *
 * <p>Where a machine asks for the serializer {@code STORE}, {@code CircuitStored.machine()} gives
 * it. Of a machine that was made otherwise, {@link #named} begins to tell it.
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
  private final Function<Opening<S, E>, StoredInstance<S, E>> opens;

  private StoredMachine(StoredMachine<S, E> machine, List<Enum<?>> codes) {
    this.name = machine.name;
    this.names = machine.names;
    this.initial = machine.initial;
    this.legality = machine.legality;
    this.codes = codes;
    this.traits = machine.traits;
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
    this.opens = Objects.requireNonNull(opens, "opens");
    names.requireInitial(name, initial);
  }

  /** Begins with the machine's name, as its records tell it. */
  public static <S, E> Builder<S, E> named(String name) {
    return new Builder<>(name);
  }

  /** The machine's name. */
  public String name() {
    return name;
  }

  /** The names of all states in data, superstates among them. */
  public List<String> stateNames() {
    return names.states();
  }

  /** The names under which rows may be in a state: the one it has in data, and those it had. */
  public List<String> namesOf(String wireName) {
    return names.of(wireName);
  }

  /** The names of the states in which an instance may begin, in declared order. */
  public List<String> initial() {
    return List.copyOf(initial);
  }

  /** The name of a state in data. */
  public String nameOf(S state) {
    return names.toWire().apply(state);
  }

  /** The name of an event in data; null for null. */
  public @Nullable String nameOfEvent(@Nullable E event) {
    return event == null ? null : names.eventToWire().apply(event);
  }

  /**
   * The state of a name in data, former names included; null if states carry data, which a name
   * does not tell.
   *
   * @throws IllegalArgumentException if there is none
   */
  public @Nullable S state(String wireName) {
    return names.state(wireName);
  }

  /**
   * Returns the declared name of a state.
   *
   * @param wireName the state's name in data, or a former one; an unknown name is returned
   *     unchanged
   */
  public String declaredName(String wireName) {
    return names.declaredOr(wireName, wireName);
  }

  /** Whether a name in data is one of a state, or a former one. */
  public boolean knows(String wireName) {
    return !names.currentOr(wireName, "").isEmpty();
  }

  /**
   * Returns whether a row in a state needs no snapshot, because no other state is active below or
   * next to that state; true for a state that the machine does not know.
   */
  public boolean isWhole(String wireName) {
    return !knows(wireName) || legality.isWhole(wireName);
  }

  /** The name that a state has now, of a former name; a name that is not known stays as it is. */
  public String current(String wireName) {
    return names.currentOr(wireName, wireName);
  }

  /**
   * The event of a name in data; null if events carry payload, which a name does not tell.
   *
   * @throws IllegalArgumentException if there is none
   */
  public @Nullable E event(@Nullable String wireName) {
    return names.event(wireName);
  }

  /** Whether a name in data is one of an event; true where events carry payload. */
  public boolean knowsEvent(String wireName) {
    return names.knowsEvent(wireName);
  }

  /** The constant of a code; empty if the enum of codes was not given or lacks it. */
  public Optional<Enum<?>> code(@Nullable String constant) {
    return codes.stream().filter(code -> code.name().equals(constant)).findFirst();
  }

  /** The same machine whose causes have codes of an enum, and are read back as its constants. */
  public StoredMachine<S, E> withCodes(Class<? extends Enum<?>> type) {
    return new StoredMachine<>(this, List.of(type.getEnumConstants()));
  }

  /** Tells which recorded steps are legal. */
  public Legality legality() {
    return legality;
  }

  /** Whether an instance is more than its state, so that a snapshot is kept. */
  public boolean hasSnapshots() {
    return traits.contains(Trait.SNAPSHOTS);
  }

  /** Whether an instance may be in several states at a time, so that steps need not join. */
  public boolean hasRegions() {
    return traits.contains(Trait.REGIONS);
  }

  /** Whether an instance has timers, so that the time is kept at which the next is due. */
  public boolean hasTimers() {
    return traits.contains(Trait.TIMERS);
  }

  /** Opens an instance. */
  public StoredInstance<S, E> open(Opening<S, E> opening) {
    CallScope scope = CallScope.opening(name, opening.entityId(), opening.effectContext());
    try (scope) {
      StoredInstance<S, E> instance = opens.apply(opening);
      opening.opened(instance);
      return instance;
    }
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

    private Builder(String name) {
      this.name = Objects.requireNonNull(name, "name");
    }

    /** The states of an enum, and their names in data both ways. */
    public Builder<S, E> states(
        S[] values, Function<? super S, String> toName, Function<String, ? extends S> fromName) {
      fromWire = Objects.requireNonNull(fromName, "fromName");
      return states(values, toName, fromName, toName);
    }

    /**
     * The types of states that carry data, and their names in data both ways: only a snapshot tells
     * such states whole.
     *
     * @param types the types
     * @param toName the name of a type
     * @param fromName the type of a name, or of a former one
     * @param nameOfState the name of a state's type
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

    /** Names that states had in earlier versions: rows may have them, and they are read. */
    public Builder<S, E> formerStates(String... names) {
      formerNames.addAll(List.of(names));
      return this;
    }

    /** The names of the constants of an enum of events in data, both ways. */
    public Builder<S, E> events(
        Function<? super E, String> toName, Function<String, ? extends E> fromName) {
      eventToWire = toName;
      eventFromWire = fromName;
      return this;
    }

    /** The names of events that carry payload: it is not stored, so they are not read back. */
    public Builder<S, E> events(Function<? super E, String> toName) {
      eventToWire = toName;
      eventFromWire = null;
      return this;
    }

    /** The states in which an instance may begin; the first is the one by default. */
    public Builder<S, E> initial(Collection<? extends S> states) {
      Function<? super S, String> name = Objects.requireNonNull(toWire, "states(…) is missing");
      states.forEach(state -> initial.add(name.apply(state)));
      return this;
    }

    /** The names of the states in which an instance may begin; the first is the one by default. */
    public Builder<S, E> initialNames(Collection<String> names) {
      initial.addAll(names);
      return this;
    }

    /** Tells which recorded steps are legal. */
    public Builder<S, E> legality(Legality newLegality) {
      legality = newLegality;
      return this;
    }

    /** Keeps a snapshot: the machine has a context, history or deferred events. */
    public Builder<S, E> snapshots() {
      traits.add(Trait.SNAPSHOTS);
      return this;
    }

    /** Keeps a snapshot, and does not require a step to leave the state that the last entered. */
    public Builder<S, E> regions() {
      traits.add(Trait.REGIONS);
      return snapshots();
    }

    /** Keeps the time at which the next timer is due, and a snapshot. */
    public Builder<S, E> timers() {
      traits.add(Trait.TIMERS);
      return snapshots();
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
     * The machine, with the function that opens an instance.
     *
     * @throws NullPointerException if something needed was not said
     * @throws IllegalStateException if the initial states are none, or not among the states
     */
    public StoredMachine<S, E> opens(Function<Opening<S, E>, StoredInstance<S, E>> open) {
      return new StoredMachine<>(this, open);
    }
  }
}
