package dev.pawl.data;

import dev.pawl.Snapshot;
import dev.pawl.engine.RemovedNameException;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.engine.StateRecord;
import dev.pawl.engine.StructureException;
import dev.pawl.engine.Superstate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A machine's states, events and instances as plain values. The generated subclass knows the
 * machine's own types; what is the same for every machine is here. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class MachineData<S, E> {

  /** The version of the format, to tell later ones apart. */
  private static final long FORMAT = 1;

  /** The maximum number of states that an error names. */
  private static final int MOST_NAMED = 10;

  private final String machine;

  /**
   * Begins the data of a machine.
   *
   * @param machine the machine's name
   */
  protected MachineData(String machine) {
    this.machine = machine;
  }

  /**
   * {@return a state as a plain value: its name in data, or an object where states carry data}
   *
   * @param state the state
   */
  public abstract Object ofState(S state);

  /**
   * {@return the state that a plain value stands for}
   *
   * @param plain what {@link #ofState} made, of this version or an earlier one
   * @throws IllegalArgumentException if it is something else
   */
  public abstract S state(Plain plain);

  /**
   * {@return an event as a plain value: its name in data, or an object where events carry payload}
   *
   * @param event the event
   */
  public abstract Object ofEvent(E event);

  /**
   * {@return the event that a plain value stands for}
   *
   * @param plain what {@link #ofEvent} made, of this version or an earlier one
   * @throws IllegalArgumentException if it is something else
   */
  public abstract E event(Plain plain);

  /**
   * {@return the name in data of a state or event: the plain value itself, or a field of it}
   *
   * @param key the field: {@code state} or {@code event}
   * @param plain the state or event
   * @param names gives what has the name
   * @param <K> the type of states or events, without what they carry
   */
  protected static <K> K named(String key, Plain plain, Function<String, ? extends K> names) {
    Plain name = plain.isText() ? plain : plain.field(key);
    name.name();
    K named = name.parsed(names);
    if (named == null) {
      throw name.refusal("must not be null");
    }
    return named;
  }

  /**
   * {@return what a state or event carries; null where it is only named}
   *
   * @param key the field: {@code data} or {@code payload}
   * @param plain the state or event
   * @param owner its name, for errors
   */
  protected static Plain carried(String key, Plain plain, String owner) {
    return new Plain(plain.isText() ? null : plain.optional(key).value(), owner);
  }

  /**
   * Writes what every instance of a machine without regions has.
   *
   * @param entityId whose instance it is; null if it has no id
   * @param sequence how many steps have been made
   * @param state the active state
   * @return the fields, to which others may be added
   */
  protected final Map<String, @Nullable Object> ofInstance(
      @Nullable String entityId, long sequence, S state) {
    Map<String, @Nullable Object> plain = head(entityId);
    plain.put("state", ofState(state));
    plain.put("sequence", sequence);
    return plain;
  }

  /**
   * Writes all of a snapshot but the context.
   *
   * @param snapshot the instance
   * @return the fields, to which others may be added
   */
  protected final Map<String, @Nullable Object> ofInstance(Snapshot<S, E, ?> snapshot) {
    Map<String, @Nullable Object> plain = head(snapshot.entityId());
    plain.put("sequence", snapshot.sequence());
    plain.put("leaves", PlainForm.listOf(snapshot.leaves(), this::ofState));
    if (!snapshot.history().isEmpty()) {
      plain.put("history", snapshot.history());
    }
    Map<String, @Nullable Object> timers = new LinkedHashMap<>();
    for (Snapshot.Remaining<E> timer : snapshot.timers()) {
      timers.put(eventName(timer.event()), timer.remaining().toString());
    }
    plain.put("timers", timers);
    plain.put("deferred", PlainForm.listOf(snapshot.deferred(), this::ofDeferred));
    if (!snapshot.elapsed().isEmpty()) {
      plain.put("elapsed", PlainForm.listOf(snapshot.elapsed(), this::ofEvent));
    }
    return plain;
  }

  private Map<String, @Nullable Object> head(@Nullable String entityId) {
    Map<String, @Nullable Object> plain = new LinkedHashMap<>();
    plain.put("pawl", FORMAT);
    plain.put("machine", machine);
    plain.put("entityId", entityId);
    return plain;
  }

  private String eventName(E event) {
    return new Plain(UnknownFields.named("event", ofEvent(event)), machine).field("event").name();
  }

  /**
   * Checks that data is of an instance of this machine, in a format that is known.
   *
   * @param plain the instance
   * @throws IllegalArgumentException if it is not
   */
  protected final void requireInstance(Plain plain) {
    long format = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (format > FORMAT) {
      throw new IllegalArgumentException(
          "This was written in the format " + format + ", which is newer than " + FORMAT + ".");
    }
    String name = plain.field("machine").name();
    if (!name.equals(machine)) {
      throw new IllegalArgumentException(
          "This is an instance of " + name + ", not of " + machine + ".");
    }
    plain.require(
        !plain.has("state") || !plain.has("leaves"),
        "has \"state\" and \"leaves\"; an instance has one of the two");
    plain.require(plain.has("state") || plain.has("leaves"), "lacks \"state\" or \"leaves\"");
  }

  /**
   * {@return whose instance it is; null if it has no id}
   *
   * @param plain the instance
   */
  protected static @Nullable String entityId(Plain plain) {
    return plain.optional("entityId").text();
  }

  /**
   * {@return how many steps have been made}
   *
   * @param plain the instance
   */
  protected static long sequence(Plain plain) {
    return plain.field("sequence").whole(0, Long.MAX_VALUE);
  }

  /**
   * {@return the context}
   *
   * @param plain the instance
   * @param reader reads the context
   * @param <C> the type of the context
   */
  protected static <C> C context(Plain plain, Function<Plain, ? extends @Nullable C> reader) {
    Plain field = plain.field("context");
    C context = reader.apply(field);
    if (context == null) {
      throw field.refusal("must not be null");
    }
    return context;
  }

  /**
   * {@return a value that the program supplies, as data lacks it}
   *
   * @param value the value
   * @param method the program's method that gave it, for the error
   * @param <T> its type
   * @throws IllegalStateException if it is null
   */
  protected final <T> T supplied(@Nullable T value, String method) {
    if (value == null) {
      throw new IllegalStateException(machine + ": " + method + " returned null.");
    }
    return value;
  }

  /**
   * {@return the active state of a machine without regions}
   *
   * @param plain the instance
   */
  protected final S leaf(Plain plain) {
    if (!plain.has("leaves")) {
      return state(plain.field("state"));
    }
    List<S> leaves = leaves(plain, Integer.MAX_VALUE);
    plain.field("leaves").require(!leaves.isEmpty(), "must be one, not 0");
    if (leaves.size() > 1) {
      List<String> names = leaves.stream().map(String::valueOf).limit(MOST_NAMED).toList();
      throw new StructureException(
          "An instance of "
              + machine
              + " cannot go on from this snapshot: "
              + String.join(", ", names)
              + " were active together when it was stored, and this version is in one state at a"
              + " time. Deploy a version in which they can be together, or force the instance to a state.");
    }
    return leaves.get(0);
  }

  /**
   * {@return the active leaves, each once, even if several were removed in favor of one. A state
   * that became a superstate and has no data of its own is a {@link Superstate}; only resuming an
   * instance accepts it}
   *
   * @param plain the instance
   * @param most how many leaves there are in this version, beyond which none may be stored twice
   */
  protected final List<S> leaves(Plain plain, int most) {
    if (!plain.has("leaves")) {
      return List.of(leafOrSuperstate(plain.field("state")));
    }
    Plain field = plain.field("leaves");
    List<S> stored = PlainItems.orNone(field, this::leafOrSuperstate);
    PlainItems.spread(stored, field.what());
    Set<S> distinct = new LinkedHashSet<>(stored);
    // an earlier version may have had more leaves, of which some are superstates now
    if (new HashSet<>(PlainItems.orNone(field, Plain::value)).size() == stored.size()) {
      return List.copyOf(distinct);
    }
    // one that was stored twice is an error, and left to be found
    field.require(stored.size() <= most, "must have at most " + most + " items");
    return stored;
  }

  @SuppressWarnings("unchecked") // no one but the instance looks at it, which replaces it
  private S leafOrSuperstate(Plain plain) {
    try {
      return state(plain);
    } catch (SuperstateException e) {
      return (S) e.superstate;
    }
  }

  /**
   * {@return the error for a state that is not a leaf, and so has no value, in a machine whose
   * states carry data}
   *
   * @param type the state
   * @param <K> the enum of the states without their data
   */
  protected static <K extends Enum<K> & StateRecord.Key> IllegalArgumentException superstate(
      K type) {
    return new SuperstateException(new Superstate<>(type));
  }

  /** Reports a state that is no leaf. */
  private static final class SuperstateException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Superstate<?> superstate;

    SuperstateException(Superstate<?> superstate) {
      super(superstate + " has states within, so no instance is in it alone.");
      this.superstate = superstate;
    }
  }

  /**
   * {@return what history states remember}
   *
   * @param plain the instance
   * @param names the present names of states by the others that they had
   */
  protected static Map<String, List<String>> history(Plain plain, Map<String, String> names) {
    Function<Plain, String> name = node -> names.getOrDefault(node.name(), node.name());
    Plain history = plain.optional("history");
    if (history.value() == null) {
      return Map.of();
    }
    Map<String, List<String>> present = new LinkedHashMap<>();
    PlainItems.map(history, Plain::name, list -> remembered(list, name))
        .forEach(
            (stored, remembered) -> {
              String now = names.getOrDefault(stored, stored);
              // of a removed one and its successor, the successor knows
              if (now.equals(stored)) {
                present.put(now, remembered);
              } else {
                present.putIfAbsent(now, remembered);
              }
            });
    return present;
  }

  /** The names of remembered states, each once: several may have been removed in favor of one. */
  private static List<String> remembered(Plain list, Function<Plain, String> name) {
    List<String> names = PlainItems.orNone(list, name);
    // one that was stored twice is an error, and left to be found
    boolean isSound = new HashSet<>(PlainItems.orNone(list, Plain::value)).size() == names.size();
    return isSound ? names.stream().distinct().toList() : names;
  }

  /**
   * {@return the timers that run}
   *
   * @param plain the instance
   */
  protected final List<Snapshot.Remaining<E>> timers(Plain plain) {
    Map<E, Snapshot.Remaining<E>> timers = new LinkedHashMap<>();
    Plain running = plain.optional("timers");
    if (running.value() != null) {
      // by name, as a timer that was removed has no event, and two may have one successor
      PlainItems.map(running, Plain::name, left -> left.<Duration>parsed(Duration::parse))
          .forEach(
              (name, left) ->
                  timer(new Plain(name, running.what()))
                      .forEach(
                          event ->
                              timers.merge(
                                  event,
                                  new Snapshot.Remaining<>(event, left),
                                  MachineData::sooner)));
    }
    return List.copyOf(timers.values());
  }

  private static <E> Snapshot.Remaining<E> sooner(
      Snapshot.Remaining<E> one, Snapshot.Remaining<E> other) {
    return one.remaining().compareTo(other.remaining()) <= 0 ? one : other;
  }

  /** The event of a timer; none if this version no longer has that timer. */
  private List<E> timer(Plain plain) {
    try {
      return List.of(event(plain));
    } catch (IllegalArgumentException e) {
      if (RemovedNameException.is(e)) {
        return List.of();
      }
      throw e;
    }
  }

  /**
   * {@return the events that wait, with their causes}
   *
   * @param plain the instance
   */
  protected final List<Snapshot.Deferred<E>> deferred(Plain plain) {
    return PlainItems.orNone(
        plain.optional("deferred"),
        waiting -> SavedDeferral.read(event(waiting), Objects.requireNonNull(waiting.value())));
  }

  private Object ofDeferred(Snapshot.Deferred<E> waiting) {
    return SavedDeferral.toPlain(ofEvent(waiting.event()), waiting);
  }

  /**
   * {@return the elapsed timers of active states, without those that this version no longer has}
   *
   * @param plain the instance
   */
  protected final List<E> elapsed(Plain plain) {
    Set<@Nullable Object> names = new HashSet<>(plain.optional("timers").fields().keySet());
    Set<E> known = new HashSet<>();
    timers(plain).forEach(running -> known.add(running.event()));
    List<E> elapsed = new ArrayList<>();
    for (Plain item : PlainItems.orNone(plain.optional("elapsed"), Function.identity())) {
      // one that was stored twice is an error, and left to be found
      boolean isTwice = !names.add(item.value());
      for (E event : timer(item)) {
        if (known.add(event) || isTwice) {
          elapsed.add(event);
        }
      }
    }
    return elapsed;
  }

  /**
   * {@return what an instance had that this version does not know; null if nothing}
   *
   * @param plain the instance, as it was stored
   * @param known the instance, as this version writes it
   * @param leaves the states that were read, in the order in which they were stored
   * @param deferred the events that were read, in that order
   */
  protected final @Nullable UnknownFields unknown(
      Plain plain,
      Map<String, ? extends @Nullable Object> known,
      List<? extends S> leaves,
      List<Snapshot.Deferred<E>> deferred) {
    return UnknownFields.of(
        plain.fields(), known, leaves, this::ofLeaf, deferred, this::ofDeferred);
  }

  private Object ofLeaf(S leaf) {
    return (Object) leaf instanceof Superstate<?> superstate
        ? superstate.wireName()
        : ofState(leaf);
  }
}
