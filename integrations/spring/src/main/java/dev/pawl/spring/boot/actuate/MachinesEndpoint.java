package dev.pawl.spring.boot.actuate;

import dev.pawl.DeclaredName;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.TimerStats;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
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
  private static final int MOST = 100;

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
   * @param states the number of instances in each state, by the declared name of the state
   * @param timers the timers; null if the machine has no timers
   */
  public record OneMachine(Map<String, Long> states, @Nullable Timers timers) {}

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
   * @param waiting the number of messages that will be delivered
   * @param parked the number of messages whose delivery is no longer tried
   */
  public record Messages(long waiting, long parked) {}

  /**
   * A machine with its parked timers.
   *
   * @param machine the instances and timers
   * @param parked the ids of instances with parked timers, at most 100
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
   * @param version the number of steps so far
   * @param since the time of the last step of the instance
   * @param permitted the declared names of the events that are legal now; guards are evaluated
   * @param deferred the deferred events
   */
  public record InstanceDetail(
      String id,
      String state,
      long version,
      Instant since,
      List<String> permitted,
      List<Waiting> deferred) {}

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
    Outbox.Backlog backlog = delivered == null ? null : delivered.backlog();
    return new Overview(
        machines, backlog == null ? null : new Messages(backlog.waiting(), backlog.parked()));
  }

  /** Returns a machine. Returns null, which leads to status 404, if no machine has the name. */
  @ReadOperation
  public @Nullable Detail machine(@Selector String machine) {
    return store(machine)
        .map(
            store ->
                new Detail(
                    one(store),
                    store.machine().hasTimers()
                        ? store.timers().parked(MOST).stream().map(ParkedTimer::entityId).toList()
                        : List.of()))
        .orElse(null);
  }

  /**
   * Returns the instances that have been in a state for the longest time, at most 100. Returns
   * null, which leads to status 404, if there is no such machine or state, or if states carry data.
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
        .map(
            stored ->
                new InstanceDetail(
                    id,
                    store.machine().declaredName(stored.stateName()),
                    stored.version(),
                    stored.updatedAt(),
                    store.permitted(id),
                    store.deferred(id).stream()
                        .map(
                            one ->
                                new Waiting(
                                    one.event() == null ? null : DeclaredName.of(one.event()),
                                    one.attempts(),
                                    one.parked()))
                        .toList()));
  }

  private static <S> Optional<List<Instance>> in(JdbcStore<S, ?> store, String name) {
    String inData =
        store.machine().stateNames().stream()
            .filter(each -> store.machine().declaredName(each).equals(name))
            .findFirst()
            .orElse(name);
    return Optional.ofNullable(state(store, inData))
        .map(known -> store.stuck(known, Duration.ZERO, MOST).stream().map(MachinesEndpoint::shown))
        .map(shown -> shown.toList());
  }

  /** Returns the state with a wire name; null if the name is unknown or the state carries data. */
  private static <S> @Nullable S state(JdbcStore<S, ?> store, String inData) {
    return store.machine().knows(inData) ? store.machine().state(inData) : null;
  }

  private static boolean isCalled(JdbcStore<?, ?> store, String inData, String name) {
    return store.machine().declaredName(inData).equals(name) || inData.equals(name);
  }

  private static Instance shown(Stored<?> stored) {
    return new Instance(stored.id(), stored.unreadable().isEmpty() ? stored.updatedAt() : null);
  }

  private static OneMachine one(JdbcStore<?, ?> store) {
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
    if (!store.machine().hasTimers()) {
      return new OneMachine(counts, null);
    }
    TimerStats stats = store.timers().stats();
    return new OneMachine(counts, new Timers(stats.due(), stats.parked(), stats.lag().toMillis()));
  }

  private Optional<JdbcStore<?, ?>> store(String machine) {
    Objects.requireNonNull(machine, "machine");
    return stores.orderedStream().filter(store -> name(store).equals(machine)).findFirst();
  }

  private static String name(JdbcStore<?, ?> store) {
    return store.machine().name();
  }
}
