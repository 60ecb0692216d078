package dev.pawl.kafka;

import dev.pawl.TransitionHook;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/**
 * A machine on Kafka Streams. The commands of the machine come from one topic, keyed by the ids of
 * entities; steps, refusals, effects and answers go to other topics. The state of each entity is in
 * a store of the task that owns the entity's partition.
 *
 * <pre>{@code
 * MachineTopology<OrderState, OrderEvent> orders =
 *     MachineTopology.of(machine).name("orders").build();
 * StreamsBuilder builder = new StreamsBuilder();
 * orders.addTo(builder);
 * properties.putAll(orders.settings());
 * new KafkaStreams(builder.build(), properties).start();
 * }</pre>
 *
 * <p>Guards, updates, choices and delays must be pure, because a step is computed again if its
 * transaction is aborted. Effects must do nothing but send messages by {@link
 * dev.pawl.store.machine.EffectContext#send}. These messages go to the topic of effects. Hooks are
 * called {@code before} a step; {@code after} is called when the step has been forwarded. At that
 * time Kafka has not committed yet, so {@code after} may be called again for a repeated step.
 *
 * <p>Immutable and thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class MachineTopology<S, E> {

  private final TopologySettings<S, E> settings;
  private final MachineTopics topics;

  private MachineTopology(TopologySettings<S, E> settings) {
    this.settings = settings;
    this.topics = MachineTopics.of(settings.name());
  }

  /** Returns a builder of the topology of a machine. */
  public static <S, E> Builder<S, E> of(StreamMachine<S, E> machine) {
    return new Builder<>(machine);
  }

  /** Returns the names of the topics. */
  public MachineTopics topics() {
    return topics;
  }

  /**
   * Returns the settings that Kafka Streams needs for the promises of this topology: {@code
   * exactly_once_v2}, handlers that continue after an unreadable command, and the topic of dead
   * letters.
   *
   * <p>The topology does not start without {@code exactly_once_v2} (except with {@link
   * Builder#atLeastOnce}), with a handler that stops after an error, or without a topic of dead
   * letters. These settings apply to the whole application. Therefore all topologies of an
   * application share one topic of dead letters: the topic of the topology whose settings were
   * added last.
   */
  public Map<String, Object> settings() {
    return StreamSettings.of(topics.deadLetters());
  }

  /**
   * Adds the machine with its topics: reads {@link MachineTopics#commands} and writes the other
   * topics.
   *
   * @return the records, for further steps
   */
  public MachineStreams addTo(StreamsBuilder builder) {
    KStream<String, Command<E>> commands =
        builder.stream(
            topics.commands(), Consumed.with(Serdes.String(), settings.machine().commands()));
    MachineStreams streams = process(commands);
    streams.to(topics);
    return streams;
  }

  /**
   * Adds the machine as a step of a stream.
   *
   * @param commands the commands, keyed by the ids of entities
   * @return the records; they are not written to any topic
   */
  public MachineStreams process(KStream<String, Command<E>> commands) {
    return new MachineStreams(commands.process(supplier(), Named.as(settings.processor())));
  }

  /**
   * Returns the supplier of the processor, with its stores, for a topology that is not built by the
   * DSL.
   */
  public ProcessorSupplier<String, Command<E>, String, Output> supplier() {
    return new ProcessorSupplier<>() {
      @Override
      public Processor<String, Command<E>, String, Output> get() {
        return new EntityProcessor<>(settings);
      }

      @Override
      public Set<StoreBuilder<?>> stores() {
        return Set.of(
            Stores.keyValueStoreBuilder(
                Stores.persistentKeyValueStore(settings.entities()),
                Serdes.String(),
                Serdes.ByteArray()),
            Stores.keyValueStoreBuilder(
                Stores.persistentKeyValueStore(settings.timerStore()),
                Serdes.Bytes(),
                Serdes.ByteArray()));
      }
    };
  }

  /** Returns queries of the entities that a running application has on this host. */
  public EntityQueries queries(KafkaStreams streams) {
    return new EntityQueries(
        streams, settings.entities(), new EntityFormat(settings.machine()), settings.machine());
  }

  /**
   * Starts a thread that writes the steps into the tables of a store. The tables are created if
   * they are missing, and marked as those of this topology, so that other stores refuse to write
   * them.
   *
   * @param store a {@linkplain JdbcStore.Builder#readOnly read-only} store of the machine
   * @param consumer the properties of the consumer, such as {@code bootstrap.servers}
   * @throws IllegalArgumentException if the store is not read-only
   * @throws IllegalStateException if a store or another topology owns the entities in the tables
   */
  public StepProjection projectTo(JdbcStore<S, E> store, Map<String, Object> consumer) {
    return StepProjection.start(settings, store, consumer);
  }

  /**
   * Builds a topology. Not thread-safe.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static final class Builder<S, E> {
    private final StreamMachine<S, E> machine;
    private String name;
    private final List<TransitionHook<S, E>> hooks = new ArrayList<>();
    private TimerPolicy timers = TimerPolicy.standard();
    private Duration tick = Duration.ofMillis(100);
    private Duration budget = Duration.ofMillis(50);
    private Duration retention = Duration.ofDays(1);
    private int answers = 10;
    private int maxBytes = 1_000_000;
    private boolean atLeastOnce;

    private Builder(StreamMachine<S, E> machine) {
      this.machine = Objects.requireNonNull(machine, "machine");
      this.name = machine.name();
    }

    /**
     * Sets the prefix of the names of topics and stores. The default is the name of the machine.
     * The prefix must not change while entities exist, because the entities are in stores with this
     * prefix.
     *
     * @throws IllegalArgumentException if Kafka does not allow the name for topics
     */
    public Builder<S, E> name(String prefix) {
      if (!prefix.matches("[a-zA-Z0-9._-]{1,150}")) {
        throw new IllegalArgumentException(
            "The name \""
                + prefix
                + "\" must have 1 to 150 letters, digits, dots, underscores and hyphens, like the"
                + " names of topics.");
      }
      name = prefix;
      return this;
    }

    /** Adds a hook. */
    public Builder<S, E> hook(TransitionHook<S, E> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** Sets the policy of timers that fail or elapsed while no instance was running. */
    public Builder<S, E> timers(TimerPolicy policy) {
      timers = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /**
     * Sets the time between two searches for due timers. The default is 100 ms.
     *
     * @throws IllegalArgumentException if the time is not positive
     */
    public Builder<S, E> tick(Duration time) {
      tick = time;
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The tick must be longer than 0: " + time);
      }
      return this;
    }

    /** Sets the maximum time for which one search fires timers. The default is 50 ms. */
    Builder<S, E> budget(Duration time) {
      budget = time;
      return this;
    }

    /**
     * Sets the time for which an entity is kept after it has ended. After this time the entity is
     * deleted, and a command with the same id begins a new entity. The default is one day.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    public Builder<S, E> retention(Duration time) {
      if (time.isNegative()) {
        throw new IllegalArgumentException("The retention must not be negative: " + time);
      }
      retention = time;
      return this;
    }

    /**
     * Sets the number of answers that are kept for each entity. A command that is repeated after
     * that many other commands is treated as new. The default is 10.
     *
     * @throws IllegalArgumentException if the number is not between 0 and 1,000
     */
    public Builder<S, E> answers(int number) {
      if (number < 0 || number > 1_000) {
        throw new IllegalArgumentException(
            "The number of answers must be between 0 and 1000, but is " + number + ".");
      }
      answers = number;
      return this;
    }

    /**
     * Sets the maximum size of the state of an entity and of a record. A command whose result is
     * larger is refused, and the answer is not kept. The error of a timer may exceed the maximum
     * size by 4,000 bytes. Therefore the maximum size must be at least 4,000 bytes less than {@code
     * max.message.bytes} of the topics and {@code max.request.size} of the producer. The default is
     * 1,000,000 bytes.
     *
     * @throws IllegalArgumentException if the size is less than 10,000
     */
    public Builder<S, E> maxRecordBytes(int bytes) {
      if (bytes < 10_000) {
        throw new IllegalArgumentException(
            "The maximum size must be at least 10000 bytes, but is " + bytes + ".");
      }
      maxBytes = bytes;
      return this;
    }

    /**
     * Allows the topology to run without {@code exactly_once_v2}. After a crash, effects and steps
     * may then be sent twice.
     */
    public Builder<S, E> atLeastOnce() {
      atLeastOnce = true;
      return this;
    }

    /** Builds the topology. */
    public MachineTopology<S, E> build() {
      return new MachineTopology<>(
          new TopologySettings<>(
              machine,
              name,
              hooks,
              timers,
              tick,
              budget,
              retention,
              answers,
              maxBytes,
              atLeastOnce));
    }
  }
}
