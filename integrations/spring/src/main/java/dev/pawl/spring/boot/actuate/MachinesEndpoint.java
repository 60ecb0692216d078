package dev.pawl.spring.boot.actuate;

import dev.pawl.DeclaredName;
import dev.pawl.spring.text.LineText;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sql.UnreadableCell;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.TimerStats;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.boot.actuate.endpoint.annotation.Selector;

/**
 * An actuator endpoint that shows the instances in stores. The endpoint is read-only. The endpoint
 * never shows contexts, payloads or causes. A list of ids contains either the instances in one
 * state or the instances with parked timers. Thread-safe.
 */
@Endpoint(id = "pawl")
public class MachinesEndpoint {

  /** The maximum number of ids in a response. */
  private static final int MAX_IDS = 100;

  private final ObjectProvider<JdbcStore<?, ?>> stores;
  private final ObjectProvider<Outbox> outbox;

  MachinesEndpoint(ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<Outbox> outbox) {
    this.stores = stores;
    this.outbox = outbox;
  }

  /**
   * An overview of all machines.
   *
   * @param machines the machines by their names
   * @param outbox the messages in the outbox; null if this application has no outbox
   */
  public record Overview(Map<String, OneMachine> machines, @Nullable Messages outbox) {}

  /**
   * The instances and timers of a machine.
   *
   * @param states the number of instances in each state, by the declared name of the state; null if
   *     there is a problem
   * @param timers the timers; null if the machine has no timers, or if there is a problem
   * @param problem the error if the store cannot be read; otherwise null
   */
  public record OneMachine(
      @Nullable Map<String, Long> states, @Nullable Timers timers, @Nullable String problem) {}

  /**
   * The timers of a machine. Numbers of instances are at most 10,000.
   *
   * @param due the number of instances with due timers
   * @param parked the number of instances with parked timers
   * @param lagMillis the time in milliseconds since the oldest due timer was due
   */
  public record Timers(int due, int parked, long lagMillis) {}

  /**
   * The messages in the outbox.
   *
   * @param waiting the number of messages that will be delivered; null if there is a problem
   * @param parked the number of messages whose delivery is no longer tried; null if there is a
   *     problem
   * @param problem the error if the outbox cannot be read; otherwise null
   */
  public record Messages(@Nullable Long waiting, @Nullable Long parked, @Nullable String problem) {}

  /**
   * A machine with its parked timers.
   *
   * @param machine the instances and timers
   * @param parked the ids of instances with parked timers, at most 100; empty if the machine has a
   *     problem
   */
  public record Detail(OneMachine machine, List<String> parked) {}

  /**
   * An instance in a list.
   *
   * @param id the id of the instance
   * @param since the time of the last step of the instance; null if its row has unreadable cells
   */
  public record Instance(String id, @Nullable Instant since) {}

  /**
   * An instance and the events that are legal in its current state.
   *
   * @param id the id of the instance
   * @param state the declared name of the instance's state
   * @param version the number of steps so far; null if it cannot be read
   * @param since the time of the last step of the instance; null if it cannot be read
   * @param permitted the declared names of the events that are legal now; guards are evaluated,
   *     except guards of events with a payload; null if the events cannot be determined
   * @param deferred the deferred events; null if they cannot be read
   * @param problem the reason for which the instance cannot be read completely; otherwise null
   */
  public record InstanceDetail(
      String id,
      String state,
      @Nullable Long version,
      @Nullable Instant since,
      @Nullable List<String> permitted,
      @Nullable List<Waiting> deferred,
      @Nullable String problem) {}

  /**
   * A deferred event.
   *
   * @param event the declared name of the event
   * @param attempts the number of failed attempts
   * @param parked whether the event is parked, so that the event is no longer offered to the
   *     instance
   */
  public record Waiting(@Nullable String event, int attempts, boolean parked) {}

  /** Returns an overview of all machines. */
  @ReadOperation
  public Overview machines() {
    Map<String, OneMachine> machines = new TreeMap<>();
    stores.orderedStream().forEach(store -> machines.put(name(store), one(store)));
    Outbox delivered = outbox.getIfUnique();
    return new Overview(machines, delivered == null ? null : messages(delivered));
  }

  private static Messages messages(Outbox outbox) {
    try {
      Outbox.Backlog backlog = outbox.backlog();
      return new Messages(backlog.waiting(), backlog.parked(), null);
    } catch (RuntimeException e) {
      return new Messages(null, null, problem(e));
    }
  }

  private static String problem(RuntimeException error) {
    return LineText.of(String.valueOf(error.getMessage()));
  }

  /** Returns a machine. Returns null, which leads to status 404, if no machine has the name. */
  @ReadOperation
  public @Nullable Detail machine(@Selector String machine) {
    return store(machine).map(MachinesEndpoint::detail).orElse(null);
  }

  private static Detail detail(JdbcStore<?, ?> store) {
    OneMachine one = one(store);
    return new Detail(
        one,
        one.timers() == null
            ? List.of()
            : store.timers().parked(MAX_IDS).stream().map(ParkedTimer::entityId).toList());
  }

  /**
   * Returns the instances that have been in a state for the longest time, at most 100. Returns
   * null, which leads to status 404, if there is no such machine or state.
   */
  @ReadOperation
  public @Nullable List<Instance> instances(@Selector String machine, @Selector String state) {
    return store(machine).flatMap(store -> in(store, state)).orElse(null);
  }

  /**
   * Returns an instance in a state. Returns null, which leads to status 404, if there is no such
   * machine, or no such instance in that state.
   */
  @ReadOperation
  public @Nullable InstanceDetail instance(
      @Selector String machine, @Selector String state, @Selector String id) {
    return store(machine).flatMap(store -> detail(store, state, id)).orElse(null);
  }

  private static <S, E> Optional<InstanceDetail> detail(
      JdbcStore<S, E> store, String state, String id) {
    return store
        .find(id)
        .filter(stored -> isCalled(store, stored.stateName(), state))
        .map(stored -> detail(store, stored));
  }

  private static <S, E> InstanceDetail detail(JdbcStore<S, E> store, Stored<S> stored) {
    String state = stored.stateName();
    Readings readings = new Readings();
    if (!stored.unreadable().isEmpty()) {
      // the value and the fault of a cell may contain the context
      List<String> columns = stored.unreadable().stream().map(UnreadableCell::column).toList();
      readings.problem = "Unreadable columns: " + String.join(", ", columns);
    } else if (!store.machine().knows(state)) {
      readings.problem = "This version of the application does not know the state.";
    }
    return new InstanceDetail(
        stored.id(),
        LineText.of(store.machine().declaredName(state)),
        readings.of(stored::version),
        readings.of(stored::updatedAt),
        readings.of(() -> store.permitted(stored.id())),
        readings.of(() -> waiting(store.deferred(stored.id()))),
        readings.problem);
  }

  private static List<Waiting> waiting(List<? extends DeferredEvent<?>> deferred) {
    return deferred.stream()
        .map(
            one ->
                new Waiting(
                    one.event() == null ? null : DeclaredName.of(one.event()),
                    one.attempts(),
                    one.parked()))
        .toList();
  }

  /** Values that may be unreadable, and the first problem. */
  private static final class Readings {
    private @Nullable String problem;

    /**
     * Returns a value; null if it cannot be read. The message of the error is not shown, because it
     * may contain the context.
     */
    <T> @Nullable T of(Supplier<T> value) {
      try {
        return value.get();
      } catch (Exception | AssertionError | StackOverflowError e) { // guards may throw
        if (problem == null) {
          problem = "Reading the instance failed with " + e.getClass().getName() + '.';
        }
        return null;
      }
    }
  }

  private static Optional<List<Instance>> in(JdbcStore<?, ?> store, String name) {
    String inData =
        store.machine().stateNames().stream()
            .filter(each -> store.machine().declaredName(each).equals(name))
            .findFirst()
            .orElse(name);
    List<Instance> found =
        store.stuckIn(inData, Duration.ZERO, MAX_IDS).stream()
            .map(MachinesEndpoint::shown)
            .toList();
    // a row may have a state that only another version knows
    return found.isEmpty() && !store.machine().knows(inData)
        ? Optional.empty()
        : Optional.of(found);
  }

  private static boolean isCalled(JdbcStore<?, ?> store, String inData, String name) {
    return store.machine().declaredName(inData).equals(name) || inData.equals(name);
  }

  private static Instance shown(Stored<?> stored) {
    return new Instance(stored.id(), stored.unreadable().isEmpty() ? stored.updatedAt() : null);
  }

  private static OneMachine one(JdbcStore<?, ?> store) {
    try {
      return new OneMachine(counts(store), timers(store), null);
    } catch (RuntimeException e) {
      return new OneMachine(null, null, problem(e));
    }
  }

  private static Map<String, Long> counts(JdbcStore<?, ?> store) {
    Map<String, Long> counts = new TreeMap<>();
    store
        .machine()
        .stateNames()
        .forEach(state -> counts.put(store.machine().declaredName(state), 0L));
    // rows may contain former names of states
    store
        .countByState()
        .forEach(
            (state, count) -> counts.merge(store.machine().declaredName(state), count, Long::sum));
    return counts;
  }

  private static @Nullable Timers timers(JdbcStore<?, ?> store) {
    if (!store.machine().hasTimers()) {
      return null;
    }
    TimerStats stats = store.timers().stats();
    return new Timers(stats.due(), stats.parked(), stats.lag().toMillis());
  }

  private Optional<JdbcStore<?, ?>> store(String machine) {
    Objects.requireNonNull(machine, "machine");
    return stores.orderedStream().filter(store -> name(store).equals(machine)).findFirst();
  }

  private static String name(JdbcStore<?, ?> store) {
    return store.machine().name();
  }
}
