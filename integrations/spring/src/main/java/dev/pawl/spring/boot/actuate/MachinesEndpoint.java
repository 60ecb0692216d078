package dev.pawl.spring.boot.actuate;

import dev.pawl.engine.DeclaredName;
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
 * How the instances in stores stand; nothing can be changed. Contexts, payloads and causes are
 * never shown, ids only of one state at a time, and of what is parked. Thread-safe.
 */
@Endpoint(id = "pawl")
public class MachinesEndpoint {

  /** How many ids are shown at most. */
  private static final int MOST = 100;

  private final ObjectProvider<JdbcStore<?, ?>> stores;
  private final ObjectProvider<Outbox> outbox;

  MachinesEndpoint(ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<Outbox> outbox) {
    this.stores = stores;
    this.outbox = outbox;
  }

  /**
   * All machines.
   *
   * @param machines each by its name
   * @param outbox the messages that wait; null where this application delivers none
   */
  public record Overview(Map<String, OneMachine> machines, @Nullable Messages outbox) {}

  /**
   * One machine.
   *
   * @param states how many instances are in each state, by its declared name
   * @param timers how its timers stand; null if it has none
   */
  public record OneMachine(Map<String, Long> states, @Nullable Timers timers) {}

  /**
   * The timers of a machine, counted up to 10,000.
   *
   * @param due how many instances are due
   * @param parked how many were given up
   * @param lagMillis how long the one has been due that is due the longest
   */
  public record Timers(int due, int parked, long lagMillis) {}

  /**
   * The messages in the outbox.
   *
   * @param waiting how many will be delivered
   * @param parked how many were given up
   */
  public record Messages(long waiting, long parked) {}

  /**
   * One machine, and whose timers are parked.
   *
   * @param machine how it stands
   * @param parked the ids of instances whose timers were given up, at most 100
   */
  public record Detail(OneMachine machine, List<String> parked) {}

  /**
   * An instance in a state.
   *
   * @param id whose it is
   * @param since when it last made a step
   */
  public record Instance(String id, Instant since) {}

  /**
   * One instance, and what may be done with it.
   *
   * @param id whose it is
   * @param state the declared name of its state
   * @param version how many steps it has made
   * @param since when it was last written
   * @param permitted the names of the events that are legal now, guards asked
   * @param deferred the events that wait for another state
   */
  public record InstanceDetail(
      String id,
      String state,
      long version,
      Instant since,
      List<String> permitted,
      List<Waiting> deferred) {}

  /**
   * An event that waits.
   *
   * @param event its declared name
   * @param attempts how often it has failed
   * @param parked whether it was given up
   */
  public record Waiting(@Nullable String event, int attempts, boolean parked) {}

  /** How all machines stand. */
  @ReadOperation
  public Overview machines() {
    Map<String, OneMachine> machines = new TreeMap<>();
    stores.orderedStream().forEach(store -> machines.put(name(store), one(store)));
    Outbox delivered = outbox.getIfUnique();
    Outbox.Backlog backlog = delivered == null ? null : delivered.backlog();
    return new Overview(
        machines, backlog == null ? null : new Messages(backlog.waiting(), backlog.parked()));
  }

  /** How one machine stands; null, that is not found, if there is none of the name. */
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
   * The instances that have been in a state the longest, at most 100; null, that is not found, if
   * there is no such machine or state, or states carry data.
   */
  @ReadOperation
  public @Nullable List<Instance> instances(@Selector String machine, @Selector String state) {
    return store(machine).flatMap(store -> in(store, state)).orElse(null);
  }

  /**
   * An instance in a state; null, that is not found, if there is no such machine, or no such
   * instance in that state.
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

  /** The state of a name in data; null if it is unknown or the state carries data. */
  private static <S> @Nullable S state(JdbcStore<S, ?> store, String inData) {
    return store.machine().knows(inData) ? store.machine().state(inData) : null;
  }

  private static boolean isCalled(JdbcStore<?, ?> store, String inData, String name) {
    return store.machine().declaredName(inData).equals(name) || inData.equals(name);
  }

  private static Instance shown(Stored<?> stored) {
    return new Instance(stored.id(), stored.updatedAt());
  }

  private static OneMachine one(JdbcStore<?, ?> store) {
    Map<String, Long> counts = new TreeMap<>();
    store
        .machine()
        .stateNames()
        .forEach(state -> counts.put(store.machine().declaredName(state), 0L));
    // rows may have a former name of a state
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
