package dev.pawl.data;

import dev.pawl.Snapshot;
import dev.pawl.StateRecord;
import dev.pawl.engine.RemovedNameException;
import dev.pawl.engine.SavedDeferral;
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
 * The conversion of a machine's states, events and instances to plain values and back. The
 * generated subclass knows the types of the machine; this class contains the code that all machines
 * share. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class MachineData<S, E> {

  /** The version of the format. Every stored instance contains this version. */
  private static final long FORMAT = 1;

  /** The fields of every instance. */
  private static final Set<String> FIELDS =
      Set.of("pawl", "machine", "entityId", "sequence", "state", "leaves");

  /** The fields of every instance of a machine with snapshots. */
  private static final Set<String> SNAPSHOT_FIELDS = with(FIELDS, "timers", "deferred");

  private static final Set<String> ELAPSED_FIELDS = with(SNAPSHOT_FIELDS, "elapsed");

  /** The maximum number of states that an error lists. */
  private static final int MAX_NAMED = 10;

  private final String machine;

  private static Set<String> with(Set<String> fields, String... more) {
    Set<String> all = new HashSet<>(fields);
    all.addAll(List.of(more));
    return Set.copyOf(all);
  }

  /**
   * Creates a conversion for a machine.
   *
   * @param machine the name of the machine
   */
  protected MachineData(String machine) {
    this.machine = machine;
  }

  /**
   * {@return a state as a plain value: its wire name, or an object if states carry data}
   *
   * @param state the state to convert
   */
  public abstract Object ofState(S state);

  /**
   * {@return the state that a plain value represents}
   *
   * @param plain a result of {@link #ofState} from this or an earlier version of the machine
   * @throws IllegalArgumentException if the value represents no state
   */
  public abstract S state(Plain plain);

  /**
   * {@return an event as a plain value: its wire name, or an object if events carry payload}
   *
   * @param event the event to convert
   */
  public abstract Object ofEvent(E event);

  /**
   * {@return the event that a plain value represents}
   *
   * @param plain a result of {@link #ofEvent} from this or an earlier version of the machine
   * @throws IllegalArgumentException if the value represents no event
   */
  public abstract E event(Plain plain);

  /**
   * {@return the state or event whose wire name is the plain value itself or one of its fields}
   *
   * @param key the name of the field, either {@code state} or {@code event}
   * @param plain the plain value of the state or event
   * @param names a function that returns the state or event with the given wire name
   * @param <K> the type of states or events, without their data
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
   * {@return the data of a state or event, or a {@link Plain} of null if the state or event has no
   * data}
   *
   * @param key the name of the field, either {@code data} or {@code payload}
   * @param plain the plain value of the state or event
   * @param owner the name of the state or event for error messages
   */
  protected static Plain carried(String key, Plain plain, String owner) {
    return new Plain(plain.isText() ? null : plain.optional(key).value(), owner);
  }

  /**
   * {@return the fields of an instance of a machine without regions; the caller can add more
   * fields}
   *
   * @param entityId the id of the instance; null if the instance has no id
   * @param sequence the number of steps so far
   * @param state the active state
   */
  protected final Map<String, @Nullable Object> ofInstance(
      @Nullable String entityId, long sequence, S state) {
    Map<String, @Nullable Object> plain = newFields(entityId);
    plain.put("state", ofState(state));
    plain.put("sequence", sequence);
    return plain;
  }

  /**
   * {@return the fields of a snapshot without its context; the caller can add more fields}
   *
   * @param snapshot the snapshot to convert
   */
  protected final Map<String, @Nullable Object> ofInstance(Snapshot<S, E, ?> snapshot) {
    Map<String, @Nullable Object> plain = newFields(snapshot.entityId());
    plain.put("sequence", snapshot.sequence());
    plain.put("leaves", PlainForm.listOf(snapshot.leaves(), this::ofLeaf));
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

  private Map<String, @Nullable Object> newFields(@Nullable String entityId) {
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
   * Checks that the data is an instance of this machine in a known format.
   *
   * @param plain the plain value of the instance
   * @throws IllegalArgumentException if the data is an instance of another machine, has a later
   *     version of the format, or lacks a required field
   */
  protected final void requireInstance(Plain plain) {
    long format = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (format > FORMAT) {
      throw new IllegalArgumentException(
          "The data of "
              + machine
              + " has the format version "
              + format
              + ", but this version of Pawl reads at most "
              + FORMAT
              + ".");
    }
    String name = plain.field("machine").name();
    if (!name.equals(machine)) {
      throw new IllegalArgumentException(
          "The data is an instance of " + name + ", not of " + machine + ".");
    }
    plain.require(
        !plain.has("state") || !plain.has("leaves"), "must not have both \"state\" and \"leaves\"");
    plain.require(plain.has("state") || plain.has("leaves"), "lacks \"state\" or \"leaves\"");
  }

  /**
   * {@return the id of an instance; null if the instance has no id}
   *
   * @param plain the plain value of the instance
   */
  protected static @Nullable String entityId(Plain plain) {
    return plain.optional("entityId").text();
  }

  /**
   * {@return the number of steps of an instance}
   *
   * @param plain the plain value of the instance
   */
  protected static long sequence(Plain plain) {
    return plain.field("sequence").whole(0, Long.MAX_VALUE);
  }

  /**
   * {@return the context of an instance}
   *
   * @param plain the plain value of the instance
   * @param reader a function that reads the context
   * @param <C> the type of the context
   * @throws IllegalArgumentException if the context is missing or null
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
   * {@return the given value, after a check that the value is not null}
   *
   * @param value the value that user code supplied because the stored data does not contain the
   *     value
   * @param method the name of the user's method that returned the value, for the error message
   * @param <T> the type of the value
   * @throws IllegalStateException if the value is null
   */
  protected final <T> T supplied(@Nullable T value, String method) {
    if (value == null) {
      throw new IllegalStateException(machine + ": " + method + " returned null.");
    }
    return value;
  }

  /**
   * {@return the active state of an instance of a machine without regions}
   *
   * @param plain the plain value of the instance
   * @throws StructureException if several states are active
   */
  protected final S leaf(Plain plain) {
    if (!plain.has("leaves")) {
      return state(plain.field("state"));
    }
    List<S> leaves = leaves(plain, Integer.MAX_VALUE);
    plain.field("leaves").require(!leaves.isEmpty(), "must not be empty");
    if (leaves.size() > 1) {
      List<String> names = leaves.stream().map(String::valueOf).limit(MAX_NAMED).toList();
      throw new StructureException(
          "An instance of "
              + machine
              + " cannot be resumed from this snapshot: "
              + String.join(", ", names)
              + " were active together when it was stored, but in this version only one state is"
              + " active at a time. Deploy a version in which they can be active together, or force"
              + " the instance to a state.");
    }
    return leaves.get(0);
  }

  /**
   * {@return the active leaf states, without duplicates that arise because one state replaced
   * several removed states. A stored state that is now a superstate and has no data of its own is
   * returned as a {@link Superstate}. Only the code that resumes an instance accepts a {@code
   * Superstate}}
   *
   * @param plain the plain value of the instance
   * @param most the maximum number of active leaves in this version of the machine
   */
  protected final List<S> leaves(Plain plain, int most) {
    if (!plain.has("leaves")) {
      return List.of(leafOrSuperstate(plain.field("state")));
    }
    Plain field = plain.field("leaves");
    List<S> stored = PlainItems.listOrEmpty(field, this::leafOrSuperstate);
    if (stored.size() == 1) {
      return stored;
    }
    PlainItems.requireFewEqualHashes(stored, field::what);
    Set<S> distinct = new LinkedHashSet<>(stored);
    // an earlier version may have had more leaves than this one; some of those leaves are
    // superstates now
    if (new HashSet<>(PlainItems.listOrEmpty(field, Plain::value)).size() == stored.size()) {
      return List.copyOf(distinct);
    }
    // a leaf was stored twice: return it twice, so that the caller reports it
    field.require(stored.size() <= most, "must have at most " + most + " items");
    return stored;
  }

  /**
   * {@return the only active leaf state; null if there are several}
   *
   * @param leaves the active leaf states
   * @param <S> the type of states
   */
  protected static <S> @Nullable S only(List<S> leaves) {
    return leaves.size() == 1 ? leaves.get(0) : null;
  }

  @SuppressWarnings(
      "unchecked") // the restored instance replaces the superstate before user code can see it
  private S leafOrSuperstate(Plain plain) {
    try {
      return state(plain);
    } catch (SuperstateException e) {
      return (S) e.superstate;
    }
  }

  /**
   * {@return the error for a state that is not a leaf, in a machine whose states carry data}
   *
   * @param type the type of the state
   * @param <K> the enum of the types of states
   */
  protected static <K extends Enum<K> & StateRecord.Key> IllegalArgumentException superstate(
      K type) {
    return new SuperstateException(new Superstate<>(type));
  }

  /** Thrown for a state that is not a leaf. */
  private static final class SuperstateException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Superstate<?> superstate;

    SuperstateException(Superstate<?> superstate) {
      super(superstate + " is a superstate. An instance is always in one of its child states.");
      this.superstate = superstate;
    }
  }

  /**
   * {@return the states that history states remember}
   *
   * @param plain the plain value of the instance
   * @param names the current names of renamed states, by former name; an empty text for a removed
   *     state without successor, which a history state forgets together with the other states
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
              if (now.isEmpty() || remembered.contains("")) {
                return;
              }
              // if a state replaced a removed state, the state's own entry takes precedence
              if (now.equals(stored)) {
                present.put(now, remembered);
              } else {
                present.putIfAbsent(now, remembered);
              }
            });
    return present;
  }

  /**
   * Returns the names of remembered states, without duplicates that arise because one state
   * replaced several removed states.
   */
  private static List<String> remembered(Plain list, Function<Plain, String> name) {
    List<String> names = PlainItems.listOrEmpty(list, name);
    // a name was stored twice: return it twice, so that the caller reports it
    boolean isSound =
        new HashSet<>(PlainItems.listOrEmpty(list, Plain::value)).size() == names.size();
    return isSound ? names.stream().distinct().toList() : names;
  }

  /**
   * {@return the running timers of an instance}
   *
   * @param plain the plain value of the instance
   */
  protected final List<Snapshot.Remaining<E>> timers(Plain plain) {
    Map<E, Snapshot.Remaining<E>> timers = new LinkedHashMap<>();
    Plain running = plain.optional("timers");
    for (Map.Entry<?, ? extends @Nullable Object> entry : running.fields().entrySet()) {
      Duration left = running.part(entry.getValue()).parsed(Duration::parse);
      if (left == null) {
        throw running.refusal("contains a timer without a remaining time");
      }
      // a removed timer has no event, and two timers may map to one event
      for (E event : timer(running.part(entry.getKey()))) {
        timers.merge(event, new Snapshot.Remaining<>(event, left), MachineData::earlier);
      }
    }
    return List.copyOf(timers.values());
  }

  private static <E> Snapshot.Remaining<E> earlier(
      Snapshot.Remaining<E> one, Snapshot.Remaining<E> other) {
    return one.remaining().compareTo(other.remaining()) <= 0 ? one : other;
  }

  /**
   * Returns a list with the event of a timer. The list is empty if this version of the machine has
   * no such timer.
   */
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
   * {@return the deferred events of an instance, with their causes}
   *
   * @param plain the plain value of the instance
   */
  protected final List<Snapshot.Deferred<E>> deferred(Plain plain) {
    return PlainItems.listOrEmpty(
        plain.optional("deferred"),
        waiting -> SavedDeferral.read(event(waiting), Objects.requireNonNull(waiting.value())));
  }

  private Object ofDeferred(Snapshot.Deferred<E> waiting) {
    return SavedDeferral.toPlain(ofEvent(waiting.event()), waiting);
  }

  /**
   * {@return the events of elapsed timers of active states, without timers that this version of the
   * machine does not have}
   *
   * @param plain the plain value of the instance
   */
  protected final List<E> elapsed(Plain plain) {
    List<Plain> stored = PlainItems.listOrEmpty(plain.optional("elapsed"), Function.identity());
    if (stored.isEmpty()) {
      return List.of();
    }
    Set<@Nullable Object> names = new HashSet<>(plain.optional("timers").fields().keySet());
    Set<E> known = new HashSet<>();
    timers(plain).forEach(running -> known.add(running.event()));
    List<E> elapsed = new ArrayList<>();
    for (Plain item : stored) {
      // a timer was stored twice: return it twice, so that the caller reports it
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
   * {@return the fields of a stored instance that this version of the machine does not know; null
   * if there are none}
   *
   * @param plain the plain value of the instance as it was stored, without the history that this
   *     version of the machine knows
   * @param snapshot the snapshot that was read
   * @param context the context that was read, as a plain value; null if the machine has no context
   */
  protected final @Nullable UnknownFields unknown(
      Plain plain, Snapshot<S, E, ?> snapshot, @Nullable Object context) {
    Set<String> known = snapshot.elapsed().isEmpty() ? SNAPSHOT_FIELDS : ELAPSED_FIELDS;
    return unknown(plain, known, snapshot.leaves(), snapshot.deferred(), context);
  }

  /**
   * {@return the fields of a stored instance of a machine without regions that this version of the
   * machine does not know; null if there are none}
   *
   * @param plain the plain value of the instance as it was stored
   * @param state the state that was read
   * @param context the context that was read, as a plain value; null if the machine has no context
   */
  protected final @Nullable UnknownFields unknown(Plain plain, S state, @Nullable Object context) {
    return unknown(plain, FIELDS, List.of(state), List.of(), context);
  }

  private @Nullable UnknownFields unknown(
      Plain plain,
      Set<String> known,
      List<? extends S> leaves,
      List<Snapshot.Deferred<E>> deferred,
      @Nullable Object context) {
    return UnknownFields.of(
        plain.fields(), known, context, leaves, this::ofLeaf, deferred, this::ofDeferred);
  }

  private Object ofLeaf(S leaf) {
    return (Object) leaf instanceof Superstate<?> superstate
        ? superstate.wireName()
        : ofState(leaf);
  }
}
